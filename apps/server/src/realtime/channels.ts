/** The names of the channels that connections join. */
export const channelOf = {
  /** Viewers of the shop's menu. */
  shop: (id: string): string => `shop/${id}`,
  /** The shop's staff. */
  staff: (shop: string): string => `staff/${shop}`,
  /** The diners of a session. */
  session: (id: string): string => `session/${id}`,
  /** The guests of a reservation. */
  reservation: (id: string): string => `reservation/${id}`,
  /** The connections of an account. */
  user: (id: string): string => `user/${id}`,
} as const

/** The channels of all shops. */
export const everyShop = 'shop/*'
