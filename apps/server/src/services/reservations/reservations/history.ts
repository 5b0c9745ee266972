import type { ReservationHistoryData, ReservationHistoryResult, User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { inArray } from 'drizzle-orm'
import { namesOfKeys } from '../../../authentication/api-keys/names-of-keys.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { StoredChange } from '../../../tables/reservations.ts'
import { users } from '../../../tables/users.ts'
import type { Booking } from './booking.ts'
import { loadReservation } from './queries/load-reservation.ts'

/** A guest completes nothing and has no tables: the last bill was closed (RES-7.6), or guests moved to another table. */
const byOf = ({
  staff,
  kind,
  status,
}: StoredChange): ReservationHistoryResult['changes'][number]['by'] => {
  if (staff !== undefined) return 'staff'
  return kind === 'tables' || status === 'completed' ? 'server' : 'guest'
}

/** `create reservations/history`: with the names of staff and of keys (RES-6.5). */
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
  const people = new Map(rows.map(({ _id, name }) => [_id, name]))
  const keys = await namesOfKeys(
    booking.reads,
    ids.filter((id) => !people.has(id)),
  )
  const nameOf = new Map([...people, ...keys])
  return {
    changes: found.history.toReversed().map((stored) => {
      const { staff, ...change } = stored
      const name = staff === undefined ? undefined : nameOf.get(staff)
      return {
        ...change,
        by: byOf(stored),
        ...(name ? { name } : {}),
      }
    }),
  }
}
