import type { TableSession } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { Price } from '@comanda/ui'
import { useClock } from '../../../language/use-clock.ts'
import { usePaymentMessages } from '../../../language/payment-messages.ts'
import { useMoney } from '../../../money/use-money.ts'
import { useShownShop } from '../../../shop/shown-shop.ts'
import './bill-summary.css'

interface BillSummaryProps {
  readonly bill: TableSession
  /** What others are paying right now, in currency units. */
  readonly pending: number
}

const paidAs = (payments: TableSession['payments']): number =>
  fromCents(payments.reduce((cents, { amount }) => cents + toCents(amount), 0))

/** What a bill comes to, what was paid of it, and until when an order that is paid first waits. */
export const BillSummary = ({ bill, pending }: BillSummaryProps) => {
  const { t } = usePaymentMessages()
  const money = useMoney()
  const clock = useClock(useShownShop()?.timeZone)
  const { outstanding, paid, result, orders, payments } = bill
  const until = orders.find(({ status }) => status === 'toPay')?.payUntil
  const deposit = paidAs(payments.filter((payment) => payment.deposit))
  const rows: readonly (readonly [string, number])[] = [
    ...(paid > 0 ? ([[t('payment.bill.total'), result.totals.total]] as const) : []),
    ...(deposit > 0 ? ([[t('payment.bill.deposit'), -deposit]] as const) : []),
    ...(paid > deposit
      ? ([[t('payment.bill.paid'), fromCents(toCents(deposit) - toCents(paid))]] as const)
      : []),
  ]
  return (
    <section className="pay-bill" aria-label={t('payment.bill.label')}>
      {rows.length > 0 && (
        <dl>
          {rows.map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Price text={money(amount)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="pay-bill-outstanding">
        <span>{t('payment.bill.outstanding')}</span>
        <Price text={money(outstanding)} size="huge" />
      </p>
      {pending > 0 && (
        <p className="pay-bill-pending">
          <span>{t('payment.bill.others')}</span>
          <Price text={money(pending)} />
        </p>
      )}
      {until !== undefined && <p>{t('payment.bill.until', { time: clock(until) })}</p>}
    </section>
  )
}
