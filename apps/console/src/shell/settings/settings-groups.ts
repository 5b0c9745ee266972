import type { Shop } from '@comanda/contract'
import type { ConsoleKey, ConsoleMessages } from '@comanda/locales/console'
import type { IconName } from '@comanda/ui'
import type { Role } from '../../staff/use-role.ts'

/** A page of settings. */
export interface SettingsPage {
  readonly to: `/$shop/settings/${string}`
  readonly text: ConsoleKey
  /** The messages whose words lead to it. */
  readonly words: readonly (keyof ConsoleMessages)[]
  /** Whether an account with this role sees it in this shop; usually the shop's managers do. */
  readonly isFor?: (role: Role, shop: Shop) => boolean
}

interface SettingsGroup {
  readonly text: ConsoleKey
  readonly icon: IconName
  readonly pages: readonly SettingsPage[]
}

/** Contracts, keys, and what holds in all shops. */
const isForOwners = (role: Role): boolean => role.isOwner

/** All settings of a shop, by what they are about (STAFF-10.21). */
const groups = [
  {
    text: 'settings.groups.shop',
    icon: 'shop',
    pages: [
      {
        to: '/$shop/settings/profile',
        text: 'profile.title',
        words: ['profile', 'specialDays', 'holidays'],
      },
      {
        to: '/$shop/settings/shop',
        text: 'shopSettings.title',
        words: ['shopSettings', 'prepMinutes', 'acceptance', 'staffLimits'],
      },
      { to: '/$shop/settings/tables', text: 'floorTables.title', words: ['floorTables'] },
      {
        to: '/$shop/settings/brand',
        text: 'brand.title',
        words: ['brand'],
        isFor: isForOwners,
      },
    ],
  },
  {
    text: 'settings.groups.menu',
    icon: 'menu',
    pages: [
      { to: '/$shop/settings/sections', text: 'sections.title', words: ['sections'] },
      { to: '/$shop/settings/times', text: 'schedules.title', words: ['schedules'] },
      { to: '/$shop/settings/courses', text: 'courses.title', words: ['courses'] },
      { to: '/$shop/settings/scales', text: 'scales.title', words: ['scales'] },
    ],
  },
  {
    text: 'settings.groups.money',
    icon: 'receipt',
    pages: [
      { to: '/$shop/settings/bill', text: 'bill.title', words: ['bill'] },
      { to: '/$shop/settings/methods', text: 'methods.title', words: ['methods'] },
      {
        to: '/$shop/settings/accounts',
        text: 'accounts.title',
        words: ['accounts'],
        isFor: isForOwners,
      },
      {
        to: '/$shop/settings/invoices',
        text: 'sellers.title',
        words: ['sellers'],
        // Where invoices are issued.
        isFor: (role, { currency }) => role.isOwner && currency === 'TWD',
      },
    ],
  },
  {
    text: 'settings.groups.guests',
    icon: 'person',
    pages: [
      {
        to: '/$shop/settings/reservations',
        text: 'reservationRules.title',
        words: ['reservationRules'],
      },
      { to: '/$shop/settings/waiting', text: 'waitingRules.title', words: ['waitingRules'] },
      { to: '/$shop/settings/news', text: 'news.title', words: ['news'], isFor: isForOwners },
      {
        to: '/$shop/settings/levels',
        text: 'memberLevels.title',
        words: ['memberLevels'],
        isFor: isForOwners,
      },
      {
        to: '/$shop/settings/promotions',
        text: 'promotions.title',
        words: ['promotions'],
        isFor: isForOwners,
      },
      { to: '/$shop/settings/gifts', text: 'gifts.title', words: ['gifts'], isFor: isForOwners },
      {
        to: '/$shop/settings/members',
        text: 'memberFile.title',
        words: ['memberFile'],
        isFor: isForOwners,
      },
      {
        to: '/$shop/settings/texts',
        text: 'smsAccounts.title',
        words: ['smsAccounts'],
        isFor: isForOwners,
      },
    ],
  },
  {
    text: 'settings.groups.team',
    icon: 'keyboard',
    pages: [
      { to: '/$shop/settings/staff', text: 'colleagues.title', words: ['colleagues'] },
      { to: '/$shop/settings/limits', text: 'limits.title', words: ['limits'], isFor: isForOwners },
      { to: '/$shop/settings/devices', text: 'devices.title', words: ['devices'] },
      { to: '/$shop/settings/stations', text: 'stations.title', words: ['stations'] },
      { to: '/$shop/settings/printers', text: 'printers.title', words: ['printers'] },
      { to: '/$shop/settings/keys', text: 'apiKeys.title', words: ['apiKeys'], isFor: isForOwners },
      {
        to: '/$shop/settings/channels',
        text: 'channels.title',
        words: ['channels'],
        isFor: isForOwners,
      },
      {
        to: '/$shop/settings/webhooks',
        text: 'webhooks.title',
        words: ['webhooks'],
        isFor: isForOwners,
      },
    ],
  },
] as const satisfies readonly SettingsGroup[]

type Group = (typeof groups)[number]

/** A group with the pages that an account sees. */
export interface ShownGroup extends Omit<SettingsGroup, 'pages'> {
  readonly pages: readonly ShownPage[]
}

/** A page that an account sees, with its address. */
export type ShownPage = Omit<SettingsPage, 'to'> & Pick<Group['pages'][number], 'to'>

/** Returns what an account sees of the settings of a shop. */
export const settingsGroupsFor = (role: Role, shop: Shop): readonly ShownGroup[] =>
  groups.map((group) => ({
    ...group,
    pages: group.pages.filter((page: SettingsPage) => page.isFor?.(role, shop) ?? true),
  }))
