import type { DinerClient } from '@comanda/client'
import type { AvailableBalance, PaymentMethod } from '@comanda/contract'

export interface WaysToPay {
  readonly methods: readonly PaymentMethod[]
  /** What the member has, by currency; nothing for a visitor. */
  readonly balances: readonly AvailableBalance[]
}

/** Asks how can be paid, and what a member has to pay with. */
export const loadWaysToPay = async (
  { connection }: Pick<DinerClient, 'connection'>,
  user: string | undefined,
): Promise<WaysToPay> => {
  const [methods, balances] = await Promise.all([
    connection.service('paymentMethods').find({ $sort: { order: 1 } }),
    user === undefined ? [] : connection.service('users/balance/available').find({ user }),
  ])
  return { methods, balances }
}
