import type { Client } from '../client/connect.ts'
import { type Fields, idOf, numberAt, recordsOf, textAt } from '../client/fields.ts'
import { visitor } from '../client/target.ts'
import { lineId, orderKey, sessionOf } from './orders.ts'
import { anotherShop, restaurant } from './restaurant.ts'
import { named } from './text.ts'

/** What the dishes cost that bills are of here; a drink is in no other category of prices. */
const PRICES = [62, 48, 45, 28, 12] as const
type Price = (typeof PRICES)[number]

/** Half the price of the whole bill. */
export const half = { discountType: 'percent', discount: 0.5 }
/** 50 off from 200. */
export const fifty = {
  discountType: 'amount',
  discount: 50,
  conditions: [{ for: 'order', minTotal: 200 }],
}

/** Returns what a bill comes to. */
export const totalOf = (session: Fields): number => numberAt(session, 'result.totals.total')

/** Returns the id of the first line of a bill at a price that is not cancelled. */
export const lineAt = (session: Fields, price: Price): string =>
  textAt(
    recordsOf(session['products']).find(
      (line) => line['salesPrice'] === price && line['status'] !== 'cancel',
    ),
    'id',
  )

/** An own shop without a service charge, in which guests order at tables and the owner does what staff do. */
export const openShop = async () => {
  const { owner } = await restaurant()
  const shop = await anotherShop()
  const make = async (path: string, data: Fields) =>
    idOf(await owner.create(path, { status: 'active', ...data }))
  const dishes = await Promise.all(
    PRICES.map(async (price) => {
      const name = named(`Dish of ${price}`)
      return [price, idOf(await owner.create('products', { shop, name, price }))] as const
    }),
  )
  const byPrice = new Map<Price, string>(dishes)
  const dish = (price: Price, own: Fields = {}): Fields => ({
    id: lineId(),
    product: byPrice.get(price),
    quantity: 1,
    options: [],
    ...own,
  })
  const cash = await make('paymentMethods', { shops: [shop], name: named('Cash'), type: 'counter' })
  const newTable = async (): Promise<string> =>
    idOf(await owner.create('tableViewItems', { shop, name: lineId(), capacity: 4 }))
  const sit = async (client: Client = visitor()) => {
    const viewItem = await newTable()
    const date = new Date().toISOString()
    const data = { viewItem, date, capacity: 2, shop, create: true }
    const session = idOf(sessionOf(await client.create('tableSessions/createOrResume', data)))
    return {
      session,
      order: async (cart: readonly Fields[], own: Fields = {}): Promise<Fields> =>
        sessionOf(
          await client.create('tableSessions/order', {
            session,
            cart,
            idempotencyKey: orderKey(),
            ...own,
          }),
        ),
      read: () => client.get('tableSessions', session),
    }
  }
  const staff = (call: string, session: string, own: Fields): Promise<Fields> =>
    owner.create(`tableSessions/${call}`, { session, idempotencyKey: orderKey(), ...own })
  const given = (session: Fields, price: Price, quantity = 1): Fields => ({
    payment: textAt(session, 'payments.0._id'),
    lines: [{ line: lineAt(session, price), quantity }],
  })
  return {
    shop,
    dish,
    newTable,
    sit,
    dishOf: (price: Price) => byPrice.get(price)!,
    rule: (own: Fields) =>
      make('orderDiscounts', {
        name: named('Promotion'),
        source: 'automatic',
        for: 'order',
        shops: [shop],
        ...own,
      }),
    charge: (own: Fields) =>
      make('surchargeSettings', { name: named('Charge'), shops: [shop], ...own }),
    /** Sits down and orders dishes at these prices. */
    table: async (...prices: readonly Price[]) => {
      const table = await sit()
      return { ...table, bill: await table.order(prices.map((price) => dish(price))) }
    },
    staff,
    /** Takes one unit off a bill. */
    voids: (session: string, line: string, own: Fields = {}) =>
      staff('voidLines', session, { lines: [{ id: line, quantity: 1 }], note: 'cold', ...own }),
    pay: (session: string, own: Fields = {}) =>
      staff('pay', session, { paymentMethod: cash, ...own }),
    /** Gives units of a dish at a price back, and returns how much that is. */
    previewRefund: async (bill: Fields, price: Price, quantity?: number): Promise<number> => {
      const session = idOf(bill)
      const data = { session, ...given(bill, price, quantity) }
      const preview = await owner.create('tableSessions/previewRefund', data)
      return recordsOf(preview['parts']).reduce((sum, part) => sum + numberAt(part, 'amount'), 0)
    },
    refund: (bill: Fields, price: Price) =>
      staff('refund', idOf(bill), { reason: 'cold', ...given(bill, price) }),
  }
}
