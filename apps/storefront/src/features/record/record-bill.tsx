import type { TableSession } from '@comanda/contract'
import { Icon, Price } from '@comanda/ui'
import { Bill } from '../../bill/bill.tsx'
import { sessionBill } from '../../bill/session-bill.ts'
import { useShownShop } from '../../shop/shown-shop.tsx'
import { useMoney } from '../../money/use-money.ts'
import { useMoment } from '../../language/use-moment.ts'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { BalancePart } from '../../payment/balance-part.tsx'
import { PayPart } from '../../payment/pay-part.tsx'
import { OrderLines } from '../../orders/order-lines.tsx'

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
          {payments.map(({ _id, type, amount, time }) => (
            <li key={_id}>
              <span>{t(amount < 0 ? 'record.refund' : `record.paidBy.${type}`)}</span>
              <time dateTime={time}>{moment(time)}</time>
              <Price text={money(amount)} />
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
