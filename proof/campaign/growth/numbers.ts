/** How many records of each kind there are beside a number of orders. */
export interface Sizes {
  readonly orders: number
  readonly sessions: number
  readonly members: number
  readonly shops: number
}

/** Two orders a session, a member for ten orders, a shop for a thousand, of which a few have most. */
export const sizesOf = (orders: number): Sizes => ({
  orders,
  sessions: Math.ceil(orders / 2),
  members: Math.ceil(orders / 10),
  shops: Math.max(100, Math.ceil(orders / 1_000)),
})

/** What an order takes on the disk with its lines, session, events, payment and all indexes, in bytes; measured. */
const bytesOfOrder = 3_200

/** The gigabytes that a database with so many orders takes, with those that it needs while indexes are built. */
export const gigabytesFor = ({ orders }: Sizes): number => (orders * bytesOfOrder * 1.2) / 1e9
