import type { ReservationAt } from '@comanda/client/reservations'
import { isReservationEditable } from '@comanda/shop-rules/reservations'
import { buttonLook } from '@comanda/ui'
import { useClock } from '../../language/use-clock.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { LoadedContent } from '../../loading/loaded-content.tsx'
import { DepositFact } from './deposit-fact.tsx'
import { ReservationActions } from './reservation-actions.tsx'
import { ReservationFacts } from './reservation-facts.tsx'
import { ReservationFrame } from './reservation-frame.tsx'
import { ReservationShare } from './reservation-share.tsx'
import { StatusBadge } from './status-badge.tsx'
import { UnknownReservation } from './unknown-reservation.tsx'
import { useDayWords } from './use-day-words.ts'
import { useReservation } from './use-reservation.ts'
import './reservation-page.css'

const dayIn = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant))

const ReservationCard = ({ reservation, shop }: ReservationAt) => {
  const { t } = useVisitMessages()
  const day = useDayWords()
  const clock = useClock(shop.timeZone)
  const { number, status, cancelUntil, deposit } = reservation
  const until = day(dayIn(cancelUntil, shop.timeZone), clock(cancelUntil))
  return (
    <section className="reservation-card" data-status={status}>
      <p className="reservation-label">{t('reservation.number')}</p>
      <p className="reservation-number">{number}</p>
      <StatusBadge status={status} />
      {(status !== 'booked' || deposit?.status !== 'toPay') && (
        <p className="reservation-say">{t(`reservation.say.${status}`)}</p>
      )}
      <p className="ui-hidden" role="status">
        {t('reservation.live', { number, status: t(`reservation.status.${status}`) })}
      </p>
      {isReservationEditable(status) && (
        <p className="reservation-label">{t('reservation.cancelUntil', { time: until })}</p>
      )}
    </section>
  )
}

interface ReservationPageProps {
  readonly id: string
  /** What the link asks for. */
  readonly ask: string | undefined
  readonly onBack: () => void
}

/** One reservation with its live state; a guest can open it by its link alone. */
export const ReservationPage = ({ id, ask, onBack }: ReservationPageProps) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const loaded = useReservation(id)
  const { data, show } = loaded
  return (
    <ReservationFrame
      title={t('reservation.title')}
      lead={data && name(data.shop.name)}
      onBack={onBack}
    >
      <LoadedContent loaded={loaded} missing={<UnknownReservation />}>
        {(found) => (
          <div className="reservation-body">
            <ReservationCard {...found} />
            <DepositFact {...found} />
            <ReservationFacts {...found} />
            <ReservationShare reservation={found.reservation} />
            <ReservationActions reservation={found.reservation} ask={ask} onChanged={show} />
            {found.shop.phone && (
              <a
                href={`tel:${found.shop.phone.replaceAll(' ', '')}`}
                {...buttonLook({ variant: 'plain', wide: true })}
              >
                {t('reservation.call', { phone: found.shop.phone })}
              </a>
            )}
            {isReservationEditable(found.reservation.status) && (
              <p className="reservation-label">{t('reservation.keepLink')}</p>
            )}
          </div>
        )}
      </LoadedContent>
    </ReservationFrame>
  )
}
