/** How many connections a server opens to its database, besides the one that `/ready` uses. */
export interface PoolSizes {
  /** For transactions and other writes: `DATABASE_CONNECTIONS`. */
  readonly writes: number
  /** For reads outside of transactions: `DATABASE_READ_CONNECTIONS`. */
  readonly reads: number
}

/** Enough for the orders that two processors carry; more only wait for each other in the database. */
export const defaultPoolSizes: PoolSizes = { writes: 10, reads: 5 }
