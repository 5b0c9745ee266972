import {
  DEFAULT_RESERVATION_SETTINGS,
  isReservationEditable,
} from '@comanda/shop-rules/reservations'
import { and, eq, sql } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { atOnce } from '../../../sweeps/at-once.ts'
import { claimDue, type DueRow } from '../../../sweeps/claim-due.ts'
import type { Sweep } from '../../../sweeps/sweep.ts'
import { reservationSettings } from '../../../tables/reservation-settings.ts'
import { type ReservationRow, reservations } from '../../../tables/reservations.ts'
import type { Booking } from './booking.ts'
import { mailGuest } from './mail-guest.ts'
import { lockReservation } from './queries/load-reservation.ts'
import { textGuest } from './text-guest.ts'
import { remindTime } from './slot-times.ts'

/** For how long claimed reservations are this server's, in ms. */
const CLAIM = 60_000

const due = { table: reservations, time: 'remind_time', where: sql`remind_time is not null` }

/** Returns the hours that the shop has set by now. */
const hoursOf = async (transaction: Database, shop: string): Promise<number> => {
  const [found] = await transaction
    .select({ hours: reservationSettings.reminderHours })
    .from(reservationSettings)
    .where(eq(reservationSettings.shop, shop))
  return found?.hours ?? DEFAULT_RESERVATION_SETTINGS.reminderHours
}

/** Writes when the guest is reminded. Nothing that others see of the reservation changes: its version stays. */
const setTime = async (transaction: Database, { shop, _id }: DueRow, time: string | null) => {
  await transaction
    .update(reservations)
    .set({ remindTime: time })
    .where(and(eq(reservations.shop, shop), eq(reservations._id, _id)))
}

const isExpected = ({ status, startTime }: ReservationRow, now: number): boolean =>
  isReservationEditable(status) && Date.parse(startTime) > now

/**
 * Reminds the guest of a claimed reservation, unless another server has, they do not come, or the hours are shorter by now (RES-8.2).
 * The mail is queued in the transaction that takes the reminder off: it is sent once or, if that fails, is due again.
 */
const remind = async (booking: Booking, { shop, _id }: DueRow): Promise<void> => {
  await inTransaction(booking.database, async (transaction) => {
    const row = await lockReservation(transaction, shop, _id)
    if (!row || row.remindTime === null) return
    const now = booking.now()
    const hours = await hoursOf(transaction, shop)
    const later = hours === 0 ? null : remindTime(row.startTime, hours, now)
    await setTime(transaction, row, later)
    if (later !== null || hours === 0 || !isExpected(row, now)) return
    await mailGuest(transaction, booking, 'reservationReminder', row)
    await textGuest(transaction, booking, 'reservationReminder', row)
  })
}

/** Reminds guests of their reservations when it is time (RES-8). */
export const remindGuests: Sweep = {
  name: 'reminders',
  run: async ({ runtime }: ServerContext) => {
    const claimed = await claimDue(runtime, due, CLAIM)
    if (claimed.length === 0) return 0
    await atOnce(
      claimed,
      (row) => remind(runtime, row),
      (error) => runtime.log.error({ err: error }, 'a guest was not reminded'),
      ({ shop }) => shop,
    )
    runtime.mailer.wake()
    return claimed.length
  },
}
