import { useStore, type Loaded, useConnection, useLoaded } from '@comanda/client/react'
import { type BookingSubject, loadBookingSubject } from '@comanda/client/reservations'
import type { Reservation, User } from '@comanda/contract'
import { isReservationEditable } from '@comanda/shop-rules/reservations'
import { buttonLook, EmptyState, VisitDrawing } from '@comanda/ui'
import { Link } from '../../router/link.tsx'
import { useDiner } from '../../diner/diner-context.tsx'
import { useVisit, useCatalogue } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { LoadedContent } from '../../loading/loaded-content.tsx'
import { showNotice } from '../../notices/notice.ts'
import { BookingForm } from './booking-form.tsx'
import type { BookingStep } from './booking-steps.ts'
import { localReservations } from './local-reservations.ts'
import { ReservationFrame } from './reservation-frame.tsx'
import { UnknownReservation } from './unknown-reservation.tsx'

/** Returns what a booking starts with: at the shop of the visit, or from the reservation that is changed. */
const useBookingSubject = (reservation: string | undefined): Loaded<BookingSubject> => {
  const connection = useConnection()
  const { session } = useDiner().client
  const shop = useCatalogue().menu?.shop._id ?? session.place().shop ?? ''
  const of = reservation === undefined ? { shop } : { reservation }
  const key = reservation ?? (shop === '' ? undefined : shop)
  return useLoaded(key, () => loadBookingSubject(connection, of))
}

interface BookingPageProps {
  /** The reservation that is changed. */
  readonly id?: string | undefined
  readonly step: string | undefined
  /** `isCorrection`: the URL's step cannot be shown yet. */
  readonly onStep: (step: BookingStep, isCorrection?: boolean) => void
  readonly onBack: () => void
  readonly onBooked: (reservation: Reservation) => void
}

const guestOf = ({ name = '', phone = '', email = '' }: Partial<User> = {}) => ({
  name,
  phone,
  email,
})

const ShopTakesNone = ({ shop }: Pick<BookingSubject, 'shop'>) => {
  const { t } = useVisitMessages()
  const name = useNames()
  return (
    <EmptyState
      drawing={<VisitDrawing name="table" />}
      title={t('reservation.closed')}
      action={
        shop.phone && (
          <a href={`tel:${shop.phone.replaceAll(' ', '')}`} {...buttonLook({ size: 'large' })}>
            {t('reservation.call', { phone: shop.phone })}
          </a>
        )
      }
    >
      {t('reservation.closedText', { shop: name(shop.name) })}
    </EmptyState>
  )
}

/** Books a table, or changes a reservation. */
export const BookingPage = ({ id, step, onStep, onBack, onBooked }: BookingPageProps) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const { client } = useDiner()
  const { settings } = useVisit()
  const { user } = useStore(client.authentication.state)
  const subject = useBookingSubject(id)
  const shop = subject.data?.shop

  const booked = (reservation: Reservation) => {
    localReservations.add(reservation._id)
    const isKept = reservation.deposit?.status === 'toPay'
    const made = isKept ? 'reservation.deposit.next' : 'reservation.booked'
    const text = t(id === undefined ? made : 'reservation.saved')
    showNotice({ text, tone: 'success', id: 'reservation' })
    onBooked(reservation)
  }
  const canChooseShop = id === undefined && settings?.allowChooseShop === true
  return (
    <ReservationFrame
      title={t(id === undefined ? 'reservation.book' : 'reservation.edit')}
      lead={shop && name(shop.name)}
      onBack={onBack}
    >
      <LoadedContent loaded={subject} missing={id !== undefined && <UnknownReservation />}>
        {({ setting, reservation, ...at }) => {
          if (!setting) return <ShopTakesNone shop={at.shop} />
          if (reservation && !isReservationEditable(reservation.status))
            return (
              <EmptyState
                drawing={<VisitDrawing name="calendar" />}
                title={t('reservation.error.reservationExpired')}
                action={
                  <Link to="/reservation/edit/{-$id}" {...buttonLook()}>
                    {t('reservation.bookAgain')}
                  </Link>
                }
              />
            )
          return (
            <BookingForm
              key={reservation?._id ?? at.shop._id}
              shop={at.shop}
              setting={setting}
              {...(reservation ? { reservation } : { guest: guestOf(user) })}
              requested={step}
              canChooseShop={canChooseShop}
              onStep={onStep}
              onBooked={booked}
            />
          )
        }}
      </LoadedContent>
    </ReservationFrame>
  )
}
