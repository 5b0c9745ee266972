import type { User } from '@comanda/contract'
import { isOwner, shopsOf } from '../../policies/staff.ts'

/**
 * Returns an account as far as a PIN at a device of a shop reaches: its roles in this shop, an owner as a manager of it
 * (STAFF-3.5).
 */
export const atTerminal = (user: User, shop: string): User => {
  const own = (user.staff ?? []).filter((entry) => entry.shop === shop && entry.role !== 'owner')
  const isManager = isOwner(user) && !shopsOf(user, ['manager']).includes(shop)
  return { ...user, staff: isManager ? [...own, { role: 'manager', shop }] : own }
}
