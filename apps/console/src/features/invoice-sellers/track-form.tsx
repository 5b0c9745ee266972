import { serverNow } from '@comanda/client'
import type { CreateInvoiceTrackData } from '@comanda/contract'
import { firstDayOfPeriod, nextTaiwanPeriod, taiwanPeriod } from '@comanda/shop-rules/invoices'
import { languageTag, type Locale } from '@comanda/locales'
import { Field, Select } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { useMessages } from '../../staff/messages.ts'

/** Returns the day in Taipei at a time, `YYYY-MM-DD`. */
const dayInTaipei = (time: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' }).format(time)

/** Returns a period with its two months. */
const periodText = (period: string, locale: Locale, t: ConsoleTranslate): string => {
  const first = new Date(`${firstDayOfPeriod(period)}T00:00:00Z`)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1))
  const format = new Intl.DateTimeFormat(languageTag[locale], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return t('list.more', { text: period, more: format.formatRange(first, last) })
}

interface InvoiceNumberProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

const InvoiceNumber = ({ label, value, onChange }: InvoiceNumberProps) => (
  <Field
    label={label}
    inputMode="numeric"
    autoComplete="off"
    pattern="\d{8}"
    maxLength={8}
    required
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

interface TrackFormProps {
  readonly label: string
  /** The tax id of the seller. */
  readonly seller: string
  readonly onSave: (track: CreateInvoiceTrackData) => Promise<void>
  readonly onCancel: () => void
}

/** Numbers that the tax authority gave: of this period or the next. */
export const TrackForm = ({ label, seller, onSave, onCancel }: TrackFormProps) => {
  const { t, locale } = useMessages()
  const [current] = useState(() => taiwanPeriod(dayInTaipei(serverNow())))
  const [period, setPeriod] = useState(current)
  const [letters, setLetters] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const { busy, failure, submit } = useSubmit()
  const isSwapped = from !== '' && to.length >= from.length && Number(to) < Number(from)
  return (
    <FormFrame
      label={label}
      busy={busy}
      failure={failure}
      onSubmit={submit(async () => {
        if (isSwapped) return
        await onSave({ seller, period, letters, from: Number(from), to: Number(to) })
      })}
      onCancel={onCancel}
    >
      <Select
        label={t('sellers.period')}
        value={period}
        onChange={(event) => setPeriod(event.currentTarget.value)}
      >
        {[current, nextTaiwanPeriod(current)].map((one) => (
          <option key={one} value={one}>
            {periodText(one, locale, t)}
          </option>
        ))}
      </Select>
      <div className="form-pair">
        <Field
          label={t('sellers.letters')}
          autoComplete="off"
          autoCapitalize="characters"
          pattern="[A-Z]{2}"
          maxLength={2}
          required
          value={letters}
          onChange={(event) => setLetters(event.currentTarget.value.toUpperCase())}
        />
        <InvoiceNumber label={t('sellers.from')} value={from} onChange={setFrom} />
        <InvoiceNumber label={t('sellers.to')} value={to} onChange={setTo} />
      </div>
      {isSwapped && (
        <p className="ui-field-error" role="alert">
          {t('sellers.swapped')}
        </p>
      )}
    </FormFrame>
  )
}
