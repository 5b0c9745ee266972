import { once } from '../check/check.ts'
import { idOf } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { enter, noodleLine, sessionOf, takeAwayData } from './orders.ts'

export const takenAway = once(async () => {
  const client = visitor()
  const result = await client.create('tableSessions/create', await takeAwayData())
  return { client, result, session: sessionOf(result) }
})

/** A session at a table with an order. */
export const seated = once(async () => {
  const client = visitor()
  const { viewItem, session, result } = await enter(client)
  const cart = [await noodleLine()]
  const sent = await client.create('tableSessions/order', { session: idOf(session), cart })
  const read = await client.get('tableSessions', idOf(session))
  return { client, viewItem, entered: result, session: read, sent }
})
