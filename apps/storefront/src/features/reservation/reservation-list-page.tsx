import { type OwnReservations, loadOwnReservations } from '@comanda/client/reservations'
import type { Reservation } from '@comanda/contract'
import { holdsPlace } from '@comanda/shop-rules/reservations'
import { buttonLook, EmptyState, VisitDrawing } from '@comanda/ui'
import { type Loaded, useConnection, useLoaded } from '@comanda/client/react'
import { Link } from '../../router/link.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { LoadedContent } from '../../loading/loaded-content.tsx'
import { ReservationFrame } from './reservation-frame.tsx'
import { ReservationRow } from './reservation-row.tsx'
import { useAuthentication } from '../../diner/use-stores.ts'
import { localReservations } from './local-reservations.ts'
import './reservation-list-page.css'

/** Returns the member's reservations and those made on this device. */
const useOwnReservations = (): Loaded<OwnReservations> => {
  const connection = useConnection()
  const { status, user } = useAuthentication()
  const key = status === 'unknown' ? undefined : (user?._id ?? '')
  return useLoaded(key, () => loadOwnReservations(connection, localReservations, user?._id))
}

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
