import type { CallerRole, User } from '@comanda/contract'
import { isStaffOf, seesMoney } from '../../policies/staff.ts'
import { channelOf } from './channels.ts'

/** What the names of the channels of staff begin with. */
export const staffPrefix = channelOf.staff('')

/** The roles of those who hear a channel, by what stands behind the shop in its name: the same as in the policies. */
const roles: Readonly<Record<string, readonly CallerRole[]>> = {
  waiters: ['waiter', 'cashier', 'manager'],
  cashiers: ['cashier', 'manager'],
  managers: ['manager'],
}

/** Returns whether an account may hear a channel of staff. */
export const mayHear = (user: User | undefined, channel: string): boolean => {
  const [, shop = '', group] = channel.split('/')
  if (group === 'kitchen') return isStaffOf(user, shop, ['kitchen']) && !seesMoney(user, shop)
  return isStaffOf(user, shop, group === undefined ? undefined : (roles[group] ?? []))
}

/** Returns the channels of a shop's staff that an account may hear. */
export const staffChannelsOf = (user: User | undefined, shop: string): readonly string[] =>
  [
    channelOf.staff(shop),
    channelOf.waiters(shop),
    channelOf.kitchen(shop),
    channelOf.cashiers(shop),
    channelOf.managers(shop),
  ].filter((channel) => mayHear(user, channel))
