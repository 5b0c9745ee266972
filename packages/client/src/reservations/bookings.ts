import type { CreateReservationData, EditReservationData, Reservation } from '@comanda/contract'
import type { Authentication } from '../authentication/authentication.ts'
import type { Connection } from '../connection/connection.ts'
import { jsonObject } from '../json/json-object.ts'
import { weakMemo } from '../store/weak-memo.ts'
import { isSamePayload } from '../submission/intention.ts'
import type { Intentions } from '../submission/intentions.ts'
import type { SubmissionState } from '../submission/submission.ts'
import { createSubmissions } from '../submission/submissions.ts'

/** A new reservation, or a change of one. */
export type Booking =
  | Omit<CreateReservationData, 'idempotencyKey'>
  | Omit<EditReservationData, 'idempotencyKey'>

export type BookingState = SubmissionState<Booking, Reservation>

/** Makes and changes reservations on this device. */
export interface Bookings {
  /**
   * Books and resolves to the outcome. After a lost response the same booking is retried as the same call, so that it
   * is never made twice. A different booking is a new call.
   */
  readonly book: (booking: Booking) => Promise<BookingState>
}

interface BookingClient {
  readonly connection: Pick<Connection, 'service' | 'status'>
  readonly authentication: Pick<Authentication, 'state'>
  readonly intentions: Intentions
}

const isBooking = (saved: unknown): saved is Booking => {
  const { shop, reservation } = jsonObject(saved)
  return typeof shop === 'string' || typeof reservation === 'string'
}

/** Returns the bookings of a client. */
export const bookings = weakMemo((client: BookingClient): Bookings => {
  const { connection, authentication, intentions } = client
  const submissions = createSubmissions<Booking, Reservation>({
    connection,
    intentions,
    isPayload: isBooking,
    send: (booking, idempotencyKey) =>
      'reservation' in booking
        ? connection.service('reservations/edit').create({ ...booking, idempotencyKey })
        : connection.service('reservations/create').create({ ...booking, idempotencyKey }),
  })
  return {
    book: async (booking) => {
      const user = authentication.state.get().user?._id ?? ''
      const subject = 'reservation' in booking ? booking.reservation : booking.shop
      const submission = submissions(`booking/${user}/${subject}`)
      await submission.restored
      const before = submission.state.get()
      if (before.status === 'unknown' && !isSamePayload(before.payload, booking))
        await submission.giveUp()
      return submission.submit(booking)
    },
  }
})
