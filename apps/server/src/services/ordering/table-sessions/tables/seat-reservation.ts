import type { SeatReservationData, SeatReservationResult, User } from '@comanda/contract'
import { canReservationBecome } from '@comanda/shop-rules/reservations'
import { refused } from '../../../../errors/refusal.ts'
import { changeReservation } from '../../../reservations/reservations/queries/change-reservation.ts'
import {
  loadReservation,
  lockReservation,
} from '../../../reservations/reservations/queries/load-reservation.ts'
import { reservationRecord } from '../../../reservations/reservations/reservation-record.ts'
import { reservationNotFound } from '../../../reservations/reservations/refusals.ts'
import type { ReservationRow } from '../../../../tables/reservations.ts'
import { createOrResume } from '../beginning/create-or-resume.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'
import { statusStep } from '../../../reservations/reservations/with-change.ts'
import { storeBooking } from '../../../reservations/reservations/queries/store-booking.ts'
import { tableTaken } from './table-taken.ts'

const seatedAlready = ({ status: from }: ReservationRow) =>
  refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: `A reservation that is ${from} cannot become seated.`,
    field: 'reservation',
    detail: { from, to: 'seated' },
  })

/** Staff name a table of their shop: no code is guessed. */
const countNothing = (): Promise<void> => Promise.resolve()

/**
 * `create reservations/seat`: opens a session at a free table for the guests of a reservation and says that they are seated, in one
 * transaction. A retry returns the session that the reservation has.
 */
export const seatReservation = async (
  ordering: Ordering,
  { reservation: id, table }: SeatReservationData,
  user: User | undefined,
): Promise<SeatReservationResult> => {
  const found = await loadReservation(ordering, id)
  const { shop } = found
  const by = staffIn(shop, user, ['waiter', 'cashier', 'manager'])
  if (found.session !== null && found.status === 'seated' && found.tables?.includes(table))
    return { reservation: reservationRecord(found), session: found.session }
  const now = new Date(ordering.now()).toISOString()
  const data = { viewItem: table, shop, date: now, capacity: found.adults + found.children }
  let changed: ReservationRow | undefined
  const { session } = await createOrResume(
    ordering,
    data,
    { role: 'staff', user: by._id },
    countNothing,
    async (transaction, entered) => {
      if (!entered.created) throw refused({ ...tableTaken, field: 'table' })
      const row = await lockReservation(transaction, shop, id)
      if (!row) throw refused(reservationNotFound)
      if (!canReservationBecome(row.status, 'seated')) throw seatedAlready(row)
      changed = await changeReservation(transaction, row, {
        ...statusStep(row, 'seated', now, by._id),
        seatedTime: now,
        session: entered.session,
        tables: [...new Set([...(row.tables ?? []), table])],
      })
      await storeBooking(transaction, changed)
    },
  )
  if (!changed) throw new Error('a reservation was seated and not changed')
  const reservation = reservationRecord(changed)
  ordering.bus.publish({ path: 'reservations', event: 'patched', data: reservation })
  return { reservation, session: session._id }
}
