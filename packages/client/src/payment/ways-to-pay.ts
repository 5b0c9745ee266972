import type { AvailableBalance, PaymentMethod } from '@comanda/contract'
import { findBalances } from '../account/balances.ts'
import type { Connection } from '../connection/connection.ts'

export interface WaysToPay {
  readonly methods: readonly PaymentMethod[]
  /** The balances of the member by currency; empty for a visitor. */
  readonly balances: readonly AvailableBalance[]
}

/** Loads the payment methods, and the balances of a member. */
export const loadWaysToPay = async (
  connection: Pick<Connection, 'service'>,
  user?: string,
): Promise<WaysToPay> => {
  const [methods, balances] = await Promise.all([
    connection.service('paymentMethods').find({ $sort: { order: 1 } }),
    user === undefined ? [] : findBalances(connection, user),
  ])
  return { methods, balances }
}
