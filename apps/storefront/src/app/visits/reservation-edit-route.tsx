import type { Reservation } from '@comanda/contract'
import { useCallback } from 'react'
import { useParams, useSearch } from '../../router/use-shown.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { BookingPage } from '../../features/reservation/booking-page.tsx'
import type { BookingStep } from '../../features/reservation/booking-steps.ts'
import { paths } from '../../router/paths.ts'
import { useBack } from './use-back.ts'

const ReservationEditRoute = () => {
  const { id } = useParams(paths.reservationEdit)
  const { step } = useSearch(paths.reservationEdit)
  const navigate = useNavigate()
  const back = useBack(paths.reservation)
  const goTo = useCallback(
    (next: BookingStep, isCorrection = false) =>
      void navigate({
        to: paths.reservationEdit,
        params: { id },
        search: { step: next },
        resetScroll: false,
        replace: isCorrection,
      }),
    [navigate, id],
  )
  /** Back from the payment leads to the reservation, which can be paid there, too. */
  const booked = async ({ _id, deposit }: Reservation): Promise<void> => {
    await navigate({ to: paths.reservationOf, params: { id: _id }, replace: true })
    if (deposit?.status === 'toPay' && deposit.session !== undefined)
      await navigate({ to: paths.payment, params: { session: deposit.session } })
  }
  return (
    <BookingPage
      key={id}
      id={id}
      step={step}
      onStep={goTo}
      onBack={back}
      onBooked={(reservation) => void booked(reservation)}
    />
  )
}

export default ReservationEditRoute
