import type { Shop } from '@comanda/contract'
import type { ConsoleKey } from '@comanda/locales/console'
import type { IconName } from '@comanda/ui'
import type { Role } from '../staff/use-role.ts'

interface ConsoleScreen {
  readonly to: `/$shop/${string}`
  readonly icon: IconName
  readonly text: ConsoleKey
  /** Whether an account with this role sees it in this shop (STAFF-4.6). */
  readonly isFor: (role: Role, shop: Shop) => boolean
}

/** The screens of the rail, those used most first: a phone shows five of them, the others behind “More”. */
const screens = [
  { to: '/$shop/floor', icon: 'table', text: 'app.floor', isFor: (role) => role.isWaiter },
  { to: '/$shop/orders', icon: 'receipt', text: 'app.orders', isFor: (role) => role.isOnShift },
  { to: '/$shop/book', icon: 'book', text: 'app.book', isFor: (role) => role.isWaiter },
  { to: '/$shop/kitchen', icon: 'flame', text: 'app.kitchen', isFor: (role) => role.isKitchen },
  { to: '/$shop/dishes', icon: 'menu', text: 'app.dishes', isFor: (role) => role.isOnShift },
  { to: '/$shop/guests', icon: 'person', text: 'app.guests', isFor: (role) => role.isWaiter },
  {
    to: '/$shop/waiting',
    icon: 'bell',
    text: 'waitingList.title',
    isFor: (role) => role.isWaiter,
  },
  { to: '/$shop/refunds', icon: 'refund', text: 'app.refunds', isFor: (role) => role.isCashier },
  { to: '/$shop/tables', icon: 'grid', text: 'app.tables', isFor: (role) => role.isOnShift },
  { to: '/$shop/pickup', icon: 'bag', text: 'app.pickup', isFor: (role) => role.isOnShift },
  {
    to: '/$shop/invoices',
    icon: 'print',
    text: 'app.invoices',
    isFor: (role, shop) => role.isCashier && shop.taxId !== undefined,
  },
  {
    to: '/$shop/day',
    icon: 'calendar',
    text: 'app.day',
    isFor: (role) => role.isCashier || role.isAccountant,
  },
  {
    to: '/$shop/reports',
    icon: 'chart',
    text: 'app.reports',
    isFor: (role) => role.isAccountant,
  },
  { to: '/$shop/group', icon: 'shop', text: 'app.group', isFor: (role) => role.readsGroup },
  { to: '/$shop/history', icon: 'clock', text: 'app.history', isFor: (role) => role.isAccountant },
  { to: '/$shop/menu', icon: 'list', text: 'app.menu', isFor: (role) => role.isManager },
  { to: '/$shop/approvals', icon: 'check', text: 'app.approvals', isFor: (role) => role.isManager },
  { to: '/$shop/settings', icon: 'edit', text: 'app.settings', isFor: (role) => role.isManager },
] as const satisfies readonly ConsoleScreen[]

export type ShownScreen = (typeof screens)[number]

/** Returns the screens that an account sees in a shop. */
export const screensFor = (role: Role, shop: Shop): readonly ShownScreen[] =>
  screens.filter(({ isFor }) => isFor(role, shop))
