import type { OwnReservations } from '@comanda/client/reservations'
import type { Reservation } from '@comanda/contract'
import { holdsPlace } from '@comanda/engine/reservations'
import { buttonLook, EmptyState, VisitDrawing } from '@comanda/ui'
import { Link } from '@tanstack/react-router'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LoadedContent } from '../../loading/loaded-content.tsx'
import { ReservationFrame } from './reservation-frame.tsx'
import { ReservationRow } from './reservation-row.tsx'
import { useOwnReservations } from './use-own-reservations.ts'
import './reservation-list-page.css'

/** Returns the upcoming reservations, the nearest first, and the earlier ones, the latest first. */
const byTense = (reservations: readonly Reservation[]) => {
  const byTime = reservations.toSorted((a, b) => (a.startTime < b.startTime ? -1 : 1))
  return [
    { key: 'upcoming', entries: byTime.filter(({ status }) => holdsPlace(status)) },
    { key: 'past', entries: byTime.filter(({ status }) => !holdsPlace(status)).toReversed() },
  ] as const
}

const NoReservations = () => {
  const { t } = useVisitMessages()
  return (
    <EmptyState
      drawing={<VisitDrawing name="calendar" />}
      title={t('reservation.none')}
      action={
        <Link to="/reservation/edit/{-$id}" {...buttonLook({ size: 'large' })}>
          {t('reservation.book')}
        </Link>
      }
    >
      <p>{t('reservation.noneText')}</p>
      <p>{t('reservation.onThisDevice')}</p>
    </EmptyState>
  )
}

const Reservations = ({ reservations, shops }: OwnReservations) => {
  const { t } = useVisitMessages()
  if (reservations.length === 0) return <NoReservations />
  return (
    <>
      {byTense(reservations).map(
        ({ key, entries }) =>
          entries.length > 0 && (
            <section key={key} className="reservation-list">
              <h2>{t(`reservation.${key}`)}</h2>
              {entries.map((reservation) => (
                <ReservationRow
                  key={reservation._id}
                  reservation={reservation}
                  shop={shops.get(reservation.shop)}
                />
              ))}
            </section>
          ),
      )}
      <div className="reservation-foot">
        <Link to="/reservation/edit/{-$id}" {...buttonLook({ size: 'large', wide: true })}>
          {t('reservation.book')}
        </Link>
      </div>
    </>
  )
}

/** A member's reservations, and those made on this device. */
export const ReservationListPage = ({ onBack }: { onBack: () => void }) => {
  const { t } = useVisitMessages()
  const own = useOwnReservations()
  return (
    <ReservationFrame title={t('reservation.title')} onBack={onBack}>
      <LoadedContent loaded={own}>{(data) => <Reservations {...data} />}</LoadedContent>
    </ReservationFrame>
  )
}
