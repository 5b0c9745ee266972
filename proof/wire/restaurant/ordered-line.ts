import type { Client } from '../client/connect.ts'
import { type Fields, recordsOf } from '../client/fields.ts'
import { noodleLine, sessionOf, takeAwayData } from './orders.ts'
import { diner } from './take-away.ts'

/** Orders one line to take away. Returns it as the session has it. */
export const orderLine = async (fields: Fields, client?: Client): Promise<Fields> => {
  const line = await noodleLine(fields)
  const caller = client ?? (await diner())
  const result = await caller.create(
    'tableSessions/create',
    await takeAwayData({ products: [line] }),
  )
  const [first] = recordsOf(sessionOf(result)['products'])
  return first ?? {}
}
