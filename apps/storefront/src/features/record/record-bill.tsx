import type { TableSession } from '@comanda/contract'
import { chargedBy } from '@comanda/engine/payments'
import { Icon, Price } from '@comanda/ui'
import { Bill } from '../bill/bill.tsx'
import { sessionBill } from '../bill/session-bill.ts'
import { useShownShop } from '../../shop/shown-shop.ts'
import { useMoney } from '../../money/use-money.ts'
import { useMoment } from '../../language/use-moment.ts'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { BalancePart } from '../payment/balance-part.tsx'
import { PayPart } from '../payment/pay-part.tsx'
import { OrderLines } from '../order/order-lines.tsx'

/** What was ordered, its total and why, what was paid, and the points that it earned. */
export const RecordBill = ({ session }: { session: TableSession }) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const money = useMoney()
  const moment = useMoment(useShownShop()?.timeZone)
  const { payments, outstanding, pointsEarned, products, status } = session
  const isOpen = status === 'ongoing' || status === 'toPay'
  return (
    <section aria-labelledby="record-bill">
      <h2 id="record-bill">{t('record.bill')}</h2>
      <OrderLines session={session} />
      <Bill
        result={sessionBill(session)}
        lineName={(id) => name(products.find((line) => line.id === id)?.name)}
      />
      {payments.length > 0 && (
        <ul className="record-payments" aria-label={t('record.payments')}>
          {payments.map((payment) => (
            <li key={payment._id}>
              <span>
                {payment.amount < 0
                  ? t('record.refund')
                  : t(payment.deposit ? 'record.deposit' : `record.paidBy.${payment.type}`)}
                {chargedBy(payment) !== payment.amount && (
                  <small>{t('record.inAll', { amount: money(chargedBy(payment)) })}</small>
                )}
              </span>
              <time dateTime={payment.time}>{moment(payment.time)}</time>
              <Price text={money(payment.amount)} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && outstanding > 0 && (
        <p className="record-outstanding">
          <strong>{t('record.outstanding', { amount: money(outstanding) })}</strong>
        </p>
      )}
      <PayPart session={session} />
      <BalancePart session={session} here={`/record/${session._id}`} />
      {pointsEarned !== undefined && pointsEarned > 0 && (
        <p className="record-points">
          <Icon name="star" size="small" />
          {t('record.points', { count: pointsEarned })}
        </p>
      )}
    </section>
  )
}
