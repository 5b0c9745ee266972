import { once } from '../check/check.ts'
import type { Client } from '../client/connect.ts'
import type { Fields } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { sessionOf, takeAwayData } from './orders.ts'

/** A visitor who orders, shared by the checks of a worker. */
export const diner = once(() => Promise.resolve(visitor()))

/** Creates a take-away order with these fields. Returns its session. */
export const create = async (fields: Fields, client?: Client): Promise<Fields> => {
  const caller = client ?? (await diner())
  return sessionOf(await caller.create('tableSessions/create', await takeAwayData(fields)))
}
