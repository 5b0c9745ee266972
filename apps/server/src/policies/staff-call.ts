import { always } from '@comanda/contract'
import type { Policy, Rule } from './policy.ts'
import { isOwner, managers, shopsOf, staffOf } from './staff.ts'

/** A call of any staff and of terminals, on the shop that it names. */
export const onSiteCall: Policy = { create: staffOf(['cashier', 'kitchen', 'manager', 'kiosk']) }

/** A call of managers, on the shop that it names. */
export const managerCall: Policy = { create: managers }

const atCounter: Rule = ({ user }) =>
  isOwner(user) || shopsOf(user, ['cashier', 'manager']).length > 0 ? always : undefined

/** A call of who takes money; that the session is of their shop is for the service to see. */
export const counterCall: Policy = { create: atCounter }
