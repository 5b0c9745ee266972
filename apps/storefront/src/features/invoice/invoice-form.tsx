import { Chip, Chips, Field, Switch } from '@comanda/ui'
import { useState } from 'react'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import type { InvoiceModel } from './use-invoice.ts'
import './invoice-form.css'

/** The longest code and address that the server accepts. */
const MOST = { code: 20, email: 254 }

const modes = { company: 'numeric', donate: 'numeric', email: 'email' } as const

interface InvoiceFormProps {
  readonly model: InvoiceModel
  /** Whether errors are shown. */
  readonly showsErrors: boolean
}

/** How the invoice is issued: to a carrier, to a company, donated, to a center number, to an e-mail address, or not at all. */
export const InvoiceForm = ({ model, showsErrors }: InvoiceFormProps) => {
  const { t } = useOrderingMessages()
  /** The kind whose field was left: what is wrong in it is marked from then on. */
  const [wasLeft, setLeft] = useState<string>()
  const { types, type, setType, text, setText, error, memory, remember } = model
  return (
    <section className="invoice-form" aria-labelledby="invoice-form">
      <h2 id="invoice-form">{t('invoice.title')}</h2>
      <Chips label={t('invoice.type')} head="hidden">
        {types.map((entry) => (
          <Chip key={entry} name="invoice" checked={type === entry} onChange={() => setType(entry)}>
            {t(`invoice.types.${entry}`)}
          </Chip>
        ))}
      </Chips>
      {type !== 'none' && (
        <Field
          key={type}
          label={t(`invoice.fields.${type}`)}
          hint={t(`invoice.hints.${type}`)}
          error={
            (showsErrors || (wasLeft === type && text !== '')) &&
            error &&
            t(`invoice.errors.${error}`)
          }
          onBlur={() => setLeft(type)}
          value={text}
          maxLength={MOST[type === 'email' ? 'email' : 'code']}
          autoComplete={type === 'email' ? 'email' : 'off'}
          spellCheck={false}
          inputMode={{ ...modes }[type as string] ?? 'text'}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {memory && (
        <div className="invoice-memory">
          <span aria-hidden="true">{t('invoice.remember')}</span>
          <Switch
            label={t('invoice.remember')}
            checked={memory.isOn}
            disabled={memory.isBusy || error !== undefined}
            onChange={remember}
          />
          {memory.isFailed && <p role="alert">{t('invoice.notRemembered')}</p>}
        </div>
      )}
    </section>
  )
}
