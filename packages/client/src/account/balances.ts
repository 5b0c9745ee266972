import type { Connection } from '../connection/connection.ts'

/** Returns the stored balances of a member, by currency. */
export const findBalances = ({ service }: Pick<Connection, 'service'>, user: string) =>
  service('users/balance/available').find({ user })
