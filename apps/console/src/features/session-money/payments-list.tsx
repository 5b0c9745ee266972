import { type LoadedMoney, type RefundablePayment, refundablePayments } from '@comanda/client/staff'
import type { SessionPayment } from '@comanda/contract'
import { Button, Price } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { methodName } from './method-name.ts'

interface PaymentsListProps {
  readonly money: LoadedMoney
  readonly onRefund: (payment: RefundablePayment) => void
}

/** What was paid of a bill and what went back, as it came. What is left of a payment can be refunded. */
export const PaymentsList = ({ money: { session, methods }, onRefund }: PaymentsListProps) => {
  const { t, locale } = useMessages()
  const { money, time } = useFormats()
  const left = new Map(refundablePayments(session).map((part) => [part.payment._id, part]))
  const isRefundable = ['ongoing', 'toPay', 'done'].includes(session.status)
  const beside = ({ tips, surcharge, rounding = 0 }: SessionPayment): readonly string[] => [
    ...(tips === 0 ? [] : [t('money.withTips', { amount: money(tips) })]),
    ...(surcharge === 0 ? [] : [t('money.withSurcharge', { amount: money(surcharge) })]),
    ...(rounding === 0 ? [] : [t('money.withCashRounding', { amount: money(rounding) })]),
  ]
  return (
    <section className="page-card money-part" aria-labelledby="money-payments">
      <h2 id="money-payments">{t('money.payments')}</h2>
      {session.payments.length === 0 && <p className="money-none">{t('money.noPayments')}</p>}
      <ul className="money-rows" aria-labelledby="money-payments">
        {session.payments.map((payment) => {
          const by = methodName({ t, locale, methods }, payment.method, payment.type)
          const method = payment.deposit ? t('money.deposit', { method: by }) : by
          const part = left.get(payment._id)
          const amount = money(payment.amount)
          return (
            <li key={payment._id} className="money-row">
              <span>
                {part ? method : t('money.refunded', { method })}
                <small>{[time(payment.time), ...beside(payment)].join(' · ')}</small>
              </span>
              <Price text={amount} />
              {part && isRefundable && (part.amount > 0 || part.tips > 0) && (
                <Button
                  variant="quiet"
                  aria-label={t('money.refundOf', { method, amount })}
                  onClick={() => onRefund(part)}
                >
                  {t('money.refund')}
                </Button>
              )}
              {part && part.amount <= 0 && part.tips <= 0 && (
                <small className="money-note">{t('money.allBack')}</small>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
