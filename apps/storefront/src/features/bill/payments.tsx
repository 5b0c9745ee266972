import type { TableSession } from '@comanda/contract'
import { billSurplus } from '@comanda/engine/bills'
import { chargedBy } from '@comanda/engine/payments'
import { isSessionFinished } from '@comanda/shop-rules/sessions'
import { Price } from '@comanda/ui'
import { useMoney } from '../../money/use-money.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useClock } from '../../language/use-clock.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import './payments.css'

const Points = ({ session }: { session: TableSession }) => {
  const { t } = useOrderingMessages()
  const { pointsEarned, user, status, result } = session
  const { points } = result.totals
  if (pointsEarned !== undefined)
    return pointsEarned > 0 ? <p>{t('pay.earned', { count: pointsEarned })}</p> : null
  if (points <= 0 || isSessionFinished(status)) return null
  return <p>{t(user === null ? 'pay.willEarnIf' : 'pay.willEarn', { count: points })}</p>
}

/** Shows what was paid of the bill, with the tips and surcharges that came besides, what is left to pay, and the points that it earns. */
export const Payments = ({ session }: { session: TableSession }) => {
  const { t } = useOrderingMessages()
  const money = useMoney()
  const { menu } = useCatalogue()
  const clock = useClock(menu?.shop.timeZone)
  const { payments, outstanding, status } = session
  const surplus = billSurplus(session)
  return (
    <div className="payments">
      {payments.map((payment) => (
        <p key={payment._id} className="payments-row">
          <span>
            {payment.amount < 0
              ? t('pay.refunded')
              : t(payment.deposit ? 'pay.deposit' : 'pay.paid')}
            <small>
              {/* Guests of a channel have no page here. */}
              {t(`pay.by.${payment.type === 'channel' ? 'wallet' : payment.type}`, {
                time: clock(payment.time),
              })}
            </small>
            {chargedBy(payment) !== payment.amount && (
              <small>{t('pay.inAll', { amount: money(chargedBy(payment)) })}</small>
            )}
          </span>
          <Price text={money(payment.amount)} />
        </p>
      ))}
      {payments.length > 0 && outstanding > 0 && !isSessionFinished(status) && (
        <p className="payments-row payments-left">
          <span>{t('pay.outstanding')}</span>
          <Price text={money(outstanding)} size="large" />
        </p>
      )}
      {payments.length > 0 && outstanding <= 0 && (
        <p className="payments-all">{t('pay.allPaid')}</p>
      )}
      {surplus > 0 && !isSessionFinished(status) && (
        <p>{t('pay.comesBack', { amount: money(surplus) })}</p>
      )}
      <Points session={session} />
    </div>
  )
}
