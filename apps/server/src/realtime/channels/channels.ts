import type { Subject } from '../../runtime/event-bus.ts'

/** The names of the channels that connections join: their kind, then the shop or the account. */
export const channelOf = {
  /** Viewers of the shop's menu. */
  shop: (id: string): string => `shop/${id}`,
  /** The shop's staff. */
  staff: (shop: string): string => `staff/${shop}`,
  /** Those of them who wait on tables. */
  waiters: (shop: string): string => `staff/${shop}/waiters`,
  /** Those of them who see no money. */
  kitchen: (shop: string): string => `staff/${shop}/kitchen`,
  /** Those of them who take money. */
  cashiers: (shop: string): string => `staff/${shop}/cashiers`,
  /** The shop's managers. */
  managers: (shop: string): string => `staff/${shop}/managers`,
  /** The diners of a session. */
  session: (shop: string, id: string): string => `session/${shop}/${id}`,
  /** The admitted guests of a table with a shared cart. */
  table: (shop: string, session: string): string => `table/${shop}/${session}`,
  /** The phone of a guest of such a table. */
  tableGuest: (shop: string, id: string): string => `guest/${shop}/${id}`,
  /** The guests of a reservation. */
  reservation: (shop: string, id: string): string => `reservation/${shop}/${id}`,
  /** The guests of a party that waits. */
  waitingPlace: (shop: string, id: string): string => `waiting/${shop}/${id}`,
  /** Who made a handoff. */
  handoff: (shop: string, id: string): string => `handoff/${shop}/${id}`,
  /** The connections of an account. */
  user: (id: string): string => `user/${id}`,
} as const

/** The channels of all shops. */
export const everyShop = 'shop/*'

/** Returns the subject that a channel's events are published to. */
export const subjectOfChannel = (channel: string): Subject => {
  if (channel === everyShop) return 'all'
  const [kind, owner] = channel.split('/')
  return kind === 'user' ? `user/${owner}` : `shop/${owner}`
}
