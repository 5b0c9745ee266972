import type { ReservationAt } from '@comanda/client/reservations'
import { Banner, buttonLook } from '@comanda/ui'
import { useClock } from '../../language/use-clock.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useMoney } from '../../money/use-money.ts'
import { Link } from '../../router/link.tsx'

/** The deposit of a reservation: what became of it, and the way to pay it (DEP-1.4). */
export const DepositFact = ({ reservation: { deposit }, shop }: ReservationAt) => {
  const { t } = useVisitMessages()
  const money = useMoney()
  const clock = useClock(shop.timeZone)
  if (!deposit || deposit.status === 'waived') return null
  const { amount, status, session, payUntil } = deposit
  const of = t('reservation.deposit.of', { amount: money(amount, shop.currency) })
  return (
    <Banner tone={status === 'toPay' ? 'highlight' : 'plain'}>
      <strong>{`${of} · ${t(`reservation.deposit.status.${status}`)}`}</strong>
      {status === 'toPay' && payUntil !== undefined && (
        <p>{t('reservation.deposit.say', { time: clock(payUntil) })}</p>
      )}
      {status === 'toPay' && session !== undefined && (
        <Link to="/payment/$session" params={{ session }} {...buttonLook({ wide: true })}>
          {t('reservation.deposit.pay')}
        </Link>
      )}
    </Banner>
  )
}
