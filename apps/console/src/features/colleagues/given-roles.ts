import type { ShopRole } from '@comanda/contract'
import type { Role } from '../../staff/use-role.ts'

const byManagers = ['waiter', 'cashier', 'kitchen'] as const satisfies readonly ShopRole[]

/** Returns the roles that an account gives and takes (STAFF-3.13). */
export const givenRoles = ({ isOwner }: Pick<Role, 'isOwner'>): readonly ShopRole[] =>
  isOwner ? [...byManagers, 'manager', 'accountant'] : byManagers
