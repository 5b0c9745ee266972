import type { Reservation, ReservationSetting, Shop } from '@comanda/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue } from '../../diner/use-stores.ts'
import { drafts } from '../../drafts/drafts.ts'
import { useForgetOnLeave } from '../../drafts/use-forget-on-leave.ts'
import { type Booking, bookingOf, newBooking } from './booking.ts'
import { bookingErrors } from './booking-errors.ts'
import { type BookingStep, shownStep, stepAfter } from './booking-steps.ts'
import { bookingDraft } from './booking-draft.ts'
import type { ReservationFailure } from './reservation-failure.ts'
import { type OtherSlot, slotChoice } from './slot-choice.ts'
import { useAvailability } from './use-availability.ts'
import { useSubmitBooking } from './use-submit-booking.ts'

/** What a form is filled for. */
export interface BookingSubject {
  readonly shop: Shop
  readonly setting: ReservationSetting
  /** The reservation that is changed. */
  readonly reservation?: Reservation
  /** What is known of the guest already. */
  readonly guest?: Partial<Booking>
}

interface BookingFormOptions extends BookingSubject {
  /** The step that the URL asks for. */
  readonly asked: string | undefined
  readonly onStep: (step: BookingStep) => void
  readonly onBooked: (reservation: Reservation) => void
}

/** A change of any of these makes another slot, so that what was said of the old one holds no more. */
const SLOT: readonly (keyof Booking)[] = [
  'adults',
  'children',
  'babyStools',
  'diningSession',
  'time',
  'date',
]

/** The model of the stepper: what is chosen, what is wrong, what is free, and going on. */
export const useBookingForm = ({
  shop,
  setting,
  reservation,
  guest,
  asked,
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
  const step = shownStep(asked, booking)
  const [insists, setInsists] = useState<BookingStep>()
  const [failure, setFailure] = useState<ReservationFailure>()
  const { check, isChecking, found, daysFor } = useAvailability(shop._id, reservation?._id)
  const days = daysFor(booking)
  const { submit, isSubmitting } = useSubmitBooking(shop._id, reservation?._id)
  const errorsOf = (of: Booking) => bookingErrors(of, step, setting, shop.timeZone, now)

  const change = (part: Partial<Booking>): void => {
    setBooking((before) => ({ ...before, ...part }))
    if (SLOT.some((field) => field in part)) setFailure(undefined)
  }
  /** Whether the server still has room for what is chosen; what it has not is said. */
  const hasRoom = async (): Promise<boolean> => {
    const answer = await check(booking)
    if ('key' in answer) {
      setFailure(answer)
      return false
    }
    if (!answer.days.some(({ isAvailable }) => isAvailable)) {
      setFailure({ key: 'reservation.noDay' })
      return false
    }
    const isDated = booking.date !== undefined && (step === 'date' || step === 'details')
    const choice = isDated ? slotChoice(booking, answer) : undefined
    if (!choice || choice.isFree) return true
    setFailure({ key: 'reservation.error.slotFull', nearest: choice.nearest })
    return false
  }
  const next = async (): Promise<void> => {
    setFailure(undefined)
    if (errorsOf(booking).size > 0) return setInsists(step)
    // Without a network one goes on: what is free is asked where it is shown, and when it is booked.
    if (connection.status.get() === 'offline' || (await hasRoom())) onStep(stepAfter(step))
    return undefined
  }
  /** There is a network again: what was said for want of one holds no more. */
  const mend = useEffectEvent(() => {
    if (failure?.key === 'reservation.error.offline') setFailure(undefined)
    if (step === 'date' && !days) void hasRoom()
  })
  useEffect(() => connection.onConnect(() => mend()), [connection])
  const book = async (): Promise<void> => {
    setFailure(undefined)
    const answer = await submit(booking)
    if ('key' in answer) return setFailure(answer)
    drafts.remove(form)
    return onBooked(answer)
  }
  return {
    step,
    booking,
    change,
    errors: insists === step ? errorsOf(booking) : new Map<never, never>(),
    failure,
    takeInstead: ({ session, date, time }: OtherSlot) =>
      change({ diningSession: session, date, time }),
    found,
    /** The days with room for what is chosen, once they are known. */
    days,
    isBusy: isChecking || isSubmitting,
    isSubmitting,
    next,
    book,
    /** Asks what is free without going on. */
    look: () => void hasRoom(),
  }
}

export type BookingForm = ReturnType<typeof useBookingForm>
