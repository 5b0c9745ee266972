import type { Client } from '../client/connect.ts'
import { type Fields, fieldsOf, at } from '../client/fields.ts'
import { newTable, restaurant } from './restaurant.ts'
import { unique } from './text.ts'

/** Returns an id for a cart line. */
export const lineId = (): string => `line-${unique()}`

/** Returns a key by which a retry of an order is known. */
export const orderKey = (): string => `wire-order-${unique()}`.padEnd(16, '0')

/** Returns a line of one bowl of noodles. */
export const noodleLine = async (fields: Fields = {}): Promise<Fields> => {
  const { noodles } = await restaurant()
  return { id: lineId(), product: noodles, quantity: 1, options: [], ...fields }
}

/** Returns the session of what a call returned: the record itself, or the one in `session`. */
export const sessionOf = (result: Fields): Fields => {
  const inside = at(result, 'session')
  return typeof inside === 'object' && inside !== null ? fieldsOf(inside) : result
}

/** Returns the data of a take-away order in the specification's spelling: session fields, section, shop, products. */
export const takeAwayData = async (fields: Fields = {}): Promise<Fields> => {
  const { shop, section } = await restaurant()
  return { shop, section, type: 'takeAway', products: [await noodleLine()], ...fields }
}

/** Sits down at a new table. */
export const enter = async (client: Client, fields: Fields = {}) => {
  const { shop, section } = await restaurant()
  const viewItem = await newTable()
  const result = await client.create('tableSessions/createOrResume', {
    viewItem,
    date: new Date().toISOString(),
    capacity: 2,
    shop,
    section,
    create: true,
    ...fields,
  })
  return { viewItem, result, session: sessionOf(result) }
}
