import { own } from './members.ts'
import { anyOf, everybody, type Policy } from './policy.ts'
import { anyStaff, staffOf } from './staff.ts'

/** A reservation's `_id` is random: who knows it is its guest. It is listed for its member and its shop's staff only. */
export const reservations: Policy = {
  find: anyOf(own, anyStaff),
  get: everybody,
  patch: staffOf(['cashier', 'manager']),
}
