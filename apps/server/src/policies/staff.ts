import { always, type CallerRole, fieldIn, type User } from '@comanda/contract'
import type { Rule } from './policy.ts'

/** Returns true if the account is an owner's. */
export const isOwner = (user: User | undefined): boolean =>
  (user?.staff ?? []).some(({ role }) => role === 'owner')

/** Returns true if the caller is a paired terminal without an account. */
export const isKiosk = (user: User | undefined): boolean =>
  (user?.staff ?? []).some(({ role }) => role === 'kiosk')

/** Paired terminals, for themselves: the service checks which. */
export const kiosks: Rule = ({ user }) => (isKiosk(user) ? always : undefined)

/** Returns the shops in which the account has one of the roles. */
export const shopsOf = (user: User | undefined, roles: readonly CallerRole[]): string[] =>
  (user?.staff ?? []).flatMap(({ role, shop }) =>
    shop !== undefined && roles.includes(role) ? [shop] : [],
  )

/** Those who serve guests in a shop. An accountant only reads its books. */
const onShift: readonly CallerRole[] = ['waiter', 'cashier', 'kitchen', 'manager']

/** Returns true if the account has one of the roles in the shop. An owner has every role in every shop. */
export const isStaffOf = (
  user: User | undefined,
  shop: string,
  roles: readonly CallerRole[] = onShift,
): boolean => isOwner(user) || shopsOf(user, roles).includes(shop)

/** Returns true if the account reads the shop's bills: everybody on shift but the kitchen, and its accountants. */
export const seesMoney = (user: User | undefined, shop: string): boolean =>
  isStaffOf(user, shop, ['waiter', 'cashier', 'manager', 'accountant'])

/** Owners, all records. */
export const owners: Rule = ({ user }) => (isOwner(user) ? always : undefined)

/**
 * Staff with one of the roles, records of their shops (`field` names the shop); owners, all records. The server chooses the ids of
 * what they create, unless the service looks whether one is taken (`choosesId`).
 */
export const staffOf =
  (
    roles: readonly CallerRole[],
    field = 'shop',
    { choosesId = false }: { readonly choosesId?: boolean } = {},
  ): Rule =>
  ({ method, user, data }) => {
    if (isOwner(user)) return always
    const shops = shopsOf(user, roles)
    if (shops.length === 0) return undefined
    if (method !== 'create') return fieldIn(field, shops)
    const own = typeof data[field] === 'string' && shops.includes(data[field])
    return own && (choosesId || data['_id'] === undefined) ? always : undefined
  }

/** Returns true if the account works in any shop. */
export const isAnyStaff = (user: User | undefined): boolean =>
  (user?.staff ?? []).length > 0 && !isKiosk(user)

/** Everybody with an account who works in any shop. */
export const anyStaffMember: Rule = ({ user }) => (isAnyStaff(user) ? always : undefined)

/** Those who serve guests in the shop, in the dining room or in the kitchen. */
export const anyStaff = staffOf(onShift)

/** Those who wait on tables in the shop: they see its bills, but take no money. */
export const waiters = staffOf(['waiter', 'cashier', 'manager'])

/** Those who take money in the shop. */
export const cashiers = staffOf(['cashier', 'manager'])

/** Managers of the shop. */
export const managers = staffOf(['manager'])

/** Those who read the shop's books: figures, exports and the audit log. */
export const accountants = staffOf(['accountant', 'manager'])

/** Those who read the books of any shop: the service checks which. */
export const readsBooks: Rule = ({ user }) =>
  isOwner(user) || shopsOf(user, ['accountant', 'manager']).length > 0 ? always : undefined

/** Managers of any shop: the service checks which. */
export const managersOfAny: Rule = ({ user }) =>
  isOwner(user) || shopsOf(user, ['manager']).length > 0 ? always : undefined

/** Those who take the shop's money, and those who read its books. */
export const moneyReaders = staffOf(['cashier', 'manager', 'accountant'])

/** Those who serve guests in the shop, and its terminals. */
export const onSite = staffOf([...onShift, 'kiosk'])

/** Terminals, and staff who may take payments, in any shop: the service checks which. */
export const onTheSpot: Rule = ({ user }) =>
  isOwner(user) || shopsOf(user, ['cashier', 'manager', 'kiosk']).length > 0 ? always : undefined

/** Staff who wait on tables in any shop: the service checks which. */
export const onFloor: Rule = ({ user }) =>
  isOwner(user) || shopsOf(user, ['waiter', 'cashier', 'manager']).length > 0 ? always : undefined

/** Staff who may take payments in any shop: the service checks which. */
export const atCounter: Rule = ({ user }) =>
  isOwner(user) || shopsOf(user, ['cashier', 'manager']).length > 0 ? always : undefined
