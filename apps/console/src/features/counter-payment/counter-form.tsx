import type { CounterPayment } from '@comanda/client/staff'
import type { PaymentMethod, TableSession } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { fromCents, toCents } from '@comanda/engine/money'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { CashPad } from './cash-pad.tsx'
import { dueOf, type Part, partFields } from './due.ts'
import { PartChoice } from './part-choice.tsx'

interface CounterFormProps {
  readonly session: TableSession
  /** The ways to pay at the counter of this shop. */
  readonly methods: readonly PaymentMethod[]
  readonly isBusy: boolean
  readonly onTake: (payment: CounterPayment) => void
}

/** Returns an amount that may be empty, or undefined if the text is no amount. */
const tipsOf = (text: string): number | undefined => {
  const tips = text.trim() === '' ? 0 : Number(text)
  return tips >= 0 ? tips : undefined
}

/** Takes money for a bill: what is paid, how, and with what. */
export const CounterForm = ({ session, methods, isBusy, onTake }: CounterFormProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const { currency } = useShop()
  const [part, setPart] = useState<Part>({ kind: 'all' })
  const [method, setMethod] = useState(methods[0])
  const [tendered, setTendered] = useState('')
  const [tipsText, setTipsText] = useState('')
  const [reference, setReference] = useState('')
  const amount = dueOf(session, part, currency)
  const tips = tipsOf(tipsText)
  const due =
    amount === undefined || tips === undefined
      ? undefined
      : fromCents(toCents(amount) + toCents(tips))
  const isCash = method?.type === 'counter'
  const isShort = isCash && tendered !== '' && due !== undefined && Number(tendered) < due
  const take = () => {
    if (!method || due === undefined) return
    onTake({
      paymentMethod: method._id,
      ...partFields(part),
      ...(tips !== undefined && tips > 0 && { tips }),
      ...(isCash && tendered !== '' && { tendered: Number(tendered) }),
      ...(!isCash && reference.trim() !== '' && { reference: reference.trim() }),
    })
  }
  return (
    <form
      className="counter-form"
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <PartChoice part={part} outstanding={session.outstanding} onChange={setPart} />
      <div className="counter-methods" role="group" aria-label={t('counter.methods')}>
        {methods.map((one) => (
          <Button
            key={one._id}
            size="large"
            variant={one._id === method?._id ? 'primary' : 'quiet'}
            aria-pressed={one._id === method?._id}
            onClick={() => setMethod(one)}
          >
            {localizedName(one.name, locale)}
          </Button>
        ))}
      </div>
      <Field
        label={t('money.tips')}
        value={tipsText}
        inputMode="decimal"
        error={tips === undefined && t('counter.noAmount')}
        onChange={(event) => setTipsText(event.target.value)}
      />
      {isCash && due !== undefined && (
        <CashPad due={due} tendered={tendered} onChange={setTendered} />
      )}
      {!isCash && (
        <Field
          label={t('counter.reference')}
          value={reference}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setReference(event.target.value)}
        />
      )}
      <Button
        type="submit"
        size="large"
        wide
        busy={isBusy}
        disabled={!method || due === undefined || due <= 0 || isShort}
      >
        {t('counter.take', { amount: money(due ?? 0) })}
      </Button>
    </form>
  )
}
