import type { Invoice } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { Badge, Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

export type InvoiceAction = 'print' | 'paperBack' | 'again'

interface InvoiceCardProps {
  readonly invoice: Invoice
  readonly onAction: (action: InvoiceAction) => void
}

const tones = {
  due: 'highlight',
  issued: 'highlight',
  uploaded: 'highlight',
  accepted: 'success',
  rejected: 'danger',
  void: 'plain',
} as const

/** What goes to a carrier or is donated is on no paper (INV-2.5). */
const isPaper = ({ twInvoice }: Invoice): boolean =>
  twInvoice === undefined || twInvoice.twTaxType === 'company' || twInvoice.twTaxType === 'nrt'

/** An invoice: its number, amount and state, with what staff may do with it. */
export const InvoiceCard = ({ invoice, onAction }: InvoiceCardProps) => {
  const { t, locale } = useMessages()
  const { number, status, total, allowed, failure, prints, createTime } = invoice
  const money = (amount: number) =>
    new Intl.NumberFormat(languageTag[locale], {
      style: 'currency',
      currency: 'TWD',
      maximumFractionDigits: 0,
    }).format(amount)
  const time = new Intl.DateTimeFormat(languageTag[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Taipei',
  }).format(new Date(createTime))
  const isPrintable = number !== undefined && status !== 'void' && isPaper(invoice)
  return (
    <li className="page-card">
      <div className="page-card-head">
        <strong>{number ?? t('invoices.unnumbered')}</strong>
        <Badge tone={tones[status]}>{t(`invoices.status.${status}`)}</Badge>
      </div>
      <p>
        {t('invoices.total', { amount: money(total) })}
        {allowed > 0 && ` · ${t('invoices.allowed', { amount: money(allowed) })}`}
      </p>
      {failure !== undefined && <p>{t('invoices.failure', { message: failure })}</p>}
      <p className="page-muted">
        <time dateTime={createTime}>{time}</time>
      </p>
      <div className="page-actions">
        {isPrintable && (
          <Button variant={prints > 0 ? 'quiet' : 'primary'} onClick={() => onAction('print')}>
            {t(prints > 0 ? 'invoices.printAgain' : 'invoices.print')}
          </Button>
        )}
        {isPrintable && prints > 0 && (
          <Button variant="quiet" onClick={() => onAction('paperBack')}>
            {t('invoices.paperBack')}
          </Button>
        )}
        {status === 'rejected' && (
          <Button onClick={() => onAction('again')}>{t('invoices.again')}</Button>
        )}
      </div>
    </li>
  )
}
