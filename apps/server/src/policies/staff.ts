import { always, type CallerRole, fieldIn, type User } from '@comanda/contract'
import type { Rule } from './policy.ts'

/** Returns true if the account is an owner's. */
export const isOwner = (user: User | undefined): boolean =>
  (user?.staff ?? []).some(({ role }) => role === 'owner')

/** Returns true if the caller is a paired terminal without an account. */
export const isKiosk = (user: User | undefined): boolean =>
  (user?.staff ?? []).some(({ role }) => role === 'kiosk')

/** Returns the shops in which the account has one of the roles. */
export const shopsOf = (user: User | undefined, roles: readonly CallerRole[]): string[] =>
  (user?.staff ?? []).flatMap(({ role, shop }) =>
    shop !== undefined && roles.includes(role) ? [shop] : [],
  )

/** Returns true if the account has one of the roles in the shop. An owner has every role in every shop. */
export const isStaffOf = (
  user: User | undefined,
  shop: string,
  roles: readonly CallerRole[] = ['cashier', 'kitchen', 'manager'],
): boolean => isOwner(user) || shopsOf(user, roles).includes(shop)

/** Owners, all records. */
export const owners: Rule = ({ user }) => (isOwner(user) ? always : undefined)

/** Staff with one of the roles, records of their shops (`field` names the shop); owners, all records. */
export const staffOf =
  (roles: readonly CallerRole[], field = 'shop'): Rule =>
  ({ method, user, data }) => {
    if (isOwner(user)) return always
    const shops = shopsOf(user, roles)
    if (shops.length === 0) return undefined
    if (method !== 'create') return fieldIn(field, shops)
    // The server chooses the id of a record: a client could otherwise take that of another shop.
    const own = typeof data[field] === 'string' && shops.includes(data[field])
    return own && data['_id'] === undefined ? always : undefined
  }

/** Everybody with an account who works in any shop. */
export const anyStaffMember: Rule = ({ user }) =>
  (user?.staff ?? []).length > 0 && !isKiosk(user) ? always : undefined

/** Any staff of the shop. */
export const anyStaff = staffOf(['cashier', 'kitchen', 'manager'])

/** Managers of the shop. */
export const managers = staffOf(['manager'])

/** Any staff and terminals of the shop. */
export const onSite = staffOf(['cashier', 'kitchen', 'manager', 'kiosk'])

/** Terminals, and staff who may take payments, in any shop: the service checks which. */
export const onTheSpot: Rule = ({ user }) =>
  isOwner(user) || shopsOf(user, ['cashier', 'manager', 'kiosk']).length > 0 ? always : undefined

/** Staff who may take payments in any shop: the service checks which. */
export const atCounter: Rule = ({ user }) =>
  isOwner(user) || shopsOf(user, ['cashier', 'manager']).length > 0 ? always : undefined
