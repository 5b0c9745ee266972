import type { Reservation, ReservationSetting, Shop } from '@comanda/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue } from '../../diner/use-stores.ts'
import { drafts } from '../../drafts/drafts.ts'
import { useForgetOnLeave } from '../../drafts/use-forget-on-leave.ts'
import { type Booking, bookingOf, newBooking } from './booking.ts'
import { bookingErrors } from './booking-errors.ts'
import { type BookingStep, firstStep, shownStep, stepAfter } from './booking-steps.ts'
import { bookingDraft } from './booking-draft.ts'
import { depositOf } from './deposit-of.ts'
import type { ReservationFailure } from './reservation-failure.ts'
import { type OtherSlot, slotChoice } from './slot-choice.ts'
import { useAvailability } from './use-availability.ts'
import { useSubmitBooking } from './use-submit-booking.ts'

/** What the form starts with. */
export interface BookingSubject {
  readonly shop: Shop
  readonly setting: ReservationSetting
  /** The reservation that is changed. */
  readonly reservation?: Reservation
  /** Known details of the guest. */
  readonly guest?: Partial<Booking>
}

interface BookingFormOptions extends BookingSubject {
  /** The step of the URL. */
  readonly requested: string | undefined
  readonly onStep: (step: BookingStep) => void
  readonly onBooked: (reservation: Reservation) => void
}

/** A change of any of these makes it another slot, so that the failure of the previous one is removed. */
const SLOT: readonly (keyof Booking)[] = [
  'adults',
  'children',
  'babyStools',
  'diningSession',
  'time',
  'date',
]

/** Returns the model of the booking form: the choices, the errors, the free days, and the way to the next step. */
export const useBookingForm = ({
  shop,
  setting,
  reservation,
  guest,
  requested,
  onStep,
  onBooked,
}: BookingFormOptions) => {
  const form = `reservation ${reservation?._id ?? shop._id}`
  const [first] = useState<Booking>(
    () =>
      bookingDraft(form, setting.sessions) ??
      (reservation ? bookingOf(reservation) : { ...newBooking, ...guest }),
  )
  const [booking, setBooking] = useState(first)
  useEffect(() => {
    if (booking !== first) drafts.save(form, booking)
  }, [form, booking, first])
  useForgetOnLeave(form)
  const { connection } = useDiner().client
  const { now } = useCatalogue()
  const isChange = reservation !== undefined
  const step = shownStep(requested, booking, firstStep(isChange))
  const [showsErrors, setShowsErrors] = useState<BookingStep>()
  const [failure, setFailure] = useState<ReservationFailure>()
  const { check, isChecking, found, daysFor } = useAvailability(shop._id, reservation?._id)
  const days = daysFor(booking)
  const { submit, isSubmitting } = useSubmitBooking(shop._id, reservation?._id)
  const deposit = isChange ? 0 : depositOf(setting, booking)
  const errorsOf = (of: Booking) => bookingErrors(of, step, setting, shop, now)

  const change = (part: Partial<Booking>): void => {
    setBooking((before) => ({ ...before, ...part }))
    if (SLOT.some((field) => field in part)) setFailure(undefined)
  }
  /** Returns the step after this one: of a change, the next that is not complete, or the summary again. */
  const following = (): BookingStep => (isChange ? shownStep('confirm', booking) : stepAfter(step))
  /**
   * Returns the step to go to if the server still has room for the choices, otherwise the failure. A change whose slot is full
   * for the new party or time continues with the steps that choose another.
   */
  const roomFor = async (): Promise<BookingStep | ReservationFailure> => {
    const result = await check(booking)
    if ('key' in result) return result
    if (!result.days.some(({ isAvailable }) => isAvailable)) return { key: 'reservation.noDay' }
    const isDated = booking.date !== undefined && booking.time !== undefined
    const choice = isDated ? slotChoice(booking, result) : undefined
    if (!choice || choice.isFree) return following()
    if (step !== 'date' && step !== 'details') return stepAfter(step)
    return { key: 'reservation.error.slotFull', nearest: choice.nearest }
  }
  const look = async (): Promise<void> => {
    const room = await roomFor()
    if (typeof room === 'object') setFailure(room)
  }
  const next = async (): Promise<void> => {
    setFailure(undefined)
    if (errorsOf(booking).size > 0) return setShowsErrors(step)
    // Without a network the form continues: availability is checked when it is shown, and when the booking is sent.
    const to = connection.status.get() === 'offline' ? following() : await roomFor()
    return typeof to === 'object' ? setFailure(to) : onStep(to)
  }
  /** Removes the failure of a missing network once there is a network again. */
  const mend = useEffectEvent(() => {
    if (failure?.key === 'reservation.error.offline') setFailure(undefined)
    if (step === 'date' && !days) void look()
  })
  useEffect(() => connection.onConnect(() => mend()), [connection])
  const book = async (): Promise<void> => {
    setFailure(undefined)
    const result = await submit(booking, deposit)
    if ('key' in result) return setFailure(result)
    drafts.remove(form)
    return onBooked(result)
  }
  return {
    step,
    booking,
    change,
    errors: showsErrors === step ? errorsOf(booking) : new Map<never, never>(),
    failure,
    takeInstead: ({ session, date, time }: OtherSlot) =>
      change({ diningSession: session, date, time }),
    found,
    /** The days with room for the choices, once they are loaded. */
    days,
    isBusy: isChecking || isSubmitting,
    isSubmitting,
    /** What is paid for a new booking beforehand; 0: nothing. */
    deposit,
    next,
    book,
    /** Checks the availability and stays on the step. */
    look: () => void look(),
  }
}

export type BookingForm = ReturnType<typeof useBookingForm>
