import type { SplitSessionResult, TableSession } from '@comanda/contract'
import { type PlacedOrder, orderingCalls } from './ordering-calls.ts'
import { anyNumber, idempotencyKey, lineOf, makeOrderingShop } from './ordering-shop.ts'
import type { TestClient, TestServer } from './test-server.ts'

/** The dishes of the cases, by what they cost. */
const prices = [62, 48, 45, 28] as const

const ofShop = (value: string) => [{ lang: 'en' as const, value }]

/** A shop whose rules change while bills are open, with the calls of its guests and staff by plain clients. */
export const makeAgreedShop = async (server: TestServer, now: () => number) => {
  const shop = await makeOrderingShop(server, { ...anyNumber, discountRoundMethod: 'no' })
  const dishes = new Map<number, string>()
  for (const price of prices) {
    const product = { shop: shop.shop, name: ofShop(`Dish ${price}`), price }
    const made = await server.app.service('products').create(product)
    dishes.set(price, (made as { _id: string })._id)
  }
  const cash = await server.app
    .service('paymentMethods')
    .create({ name: ofShop('Cash'), type: 'counter' })
  const method = (cash as { _id: string })._id
  const staff: TestClient = await server.client(shop.staff)
  const guest = orderingCalls(await server.client(), shop)
  const cart = (...dish: readonly number[]) => dish.map((price) => lineOf(dishes.get(price) ?? ''))
  const call = <T = TableSession>(path: string, data: object): Promise<T> =>
    staff.service(path).create({ idempotencyKey: idempotencyKey(), ...data }) as Promise<T>
  return {
    ...shop,
    staff,
    guest,
    cart,
    rule: (own: object) =>
      server.app.service('orderDiscounts').create({
        name: ofShop('Promotion'),
        source: 'automatic',
        for: 'order',
        status: 'active',
        shops: [shop.shop],
        ...own,
      }) as Promise<{ _id: string }>,
    table: async (
      ...dish: readonly number[]
    ): Promise<Pick<PlacedOrder, 'session'> & { readonly item: string }> => {
      const table = await server.app
        .service('tableViewItems')
        .create({ shop: shop.shop, name: 'T' })
      const item = (table as { _id: string })._id
      const { session } = await guest.scan(item, { date: new Date(now()).toISOString() })
      if (dish.length === 0) return { session, item }
      return { ...(await guest.order(session._id, { cart: cart(...dish) })), item }
    },
    more: async (session: string, ...dish: readonly number[]) =>
      (await guest.order(session, { cart: cart(...dish) })).session,
    call,
    voids: (session: string, line: string | undefined, own: object = {}) =>
      call('tableSessions/voidLines', {
        session,
        lines: [{ id: line, quantity: 1 }],
        note: 'cold',
        ...own,
      }),
    pay: (session: string, own: object = {}) =>
      call('tableSessions/pay', { session, paymentMethod: method, ...own }),
    split: (session: string, lines: readonly object[]) =>
      call<SplitSessionResult>('tableSessions/split', { session, lines }),
    refunds: (session: TableSession, line: string | undefined) =>
      call('tableSessions/refund', {
        session: session._id,
        payment: session.payments[0]?._id,
        reason: 'cold',
        lines: [{ line, quantity: 1 }],
      }),
  }
}

/** What a bill comes to. */
export const totalOf = ({ result }: Pick<TableSession, 'result'>): number => result.totals.total

/** The id of the first live line of a dish at this price. */
export const lineAt = ({ products }: TableSession, price: number): string | undefined =>
  products.find((line) => line.salesPrice === price && line.status !== 'cancel')?.id
