import type { ReservationHistoryData, ReservationHistoryResult, User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { inArray } from 'drizzle-orm'
import { isStaffOf } from '../../../policies/staff.ts'
import { users } from '../../../tables/users.ts'
import type { Booking } from './booking.ts'
import { loadReservation } from './queries/load-reservation.ts'

/** `create reservations/history`: with the names of staff (RES-6.5). */
export const history = async (
  booking: Pick<Booking, 'reads' | 'shopDirectory'>,
  { reservation }: ReservationHistoryData,
  user: User | undefined,
): Promise<ReservationHistoryResult> => {
  const found = await loadReservation(booking, reservation)
  if (!isStaffOf(user, found.shop, ['waiter', 'cashier', 'manager']))
    throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
  const ids = [...new Set(found.history.flatMap(({ staff }) => staff ?? []))]
  const rows =
    ids.length === 0
      ? []
      : await booking.reads
          .select({ _id: users._id, name: users.name })
          .from(users)
          .where(inArray(users._id, ids))
  const nameOf = new Map(rows.map(({ _id, name }) => [_id, name]))
  return {
    changes: found.history.toReversed().map(({ staff, ...change }) => {
      const name = staff === undefined ? undefined : nameOf.get(staff)
      return {
        ...change,
        by: staff === undefined ? 'guest' : 'staff',
        ...(name ? { name } : {}),
      }
    }),
  }
}
