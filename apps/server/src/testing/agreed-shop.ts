import type { SplitSessionResult, TableSession } from '@comanda/contract'
import { type PlacedOrder, orderingCalls } from './ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from './ordering-shop.ts'
import type { TestClient, TestServer } from './test-server.ts'

/** The dishes of the cases, by what they cost. */
const prices = [62, 48, 45, 28] as const

interface OfId {
  readonly _id: string
}

const ofShop = (value: string) => [{ lang: 'en' as const, value }]

/** What the calls of a shop's guests and staff need. */
interface AgreedMenu {
  readonly shop: OrderingShop
  readonly dishes: ReadonlyMap<number, string>
  readonly cash: string
  readonly now: () => number
}

/** The calls of guests and staff to a server, by plain clients. */
const agreedCalls = async (server: TestServer, { shop, dishes, cash, now }: AgreedMenu) => {
  const staff: TestClient = await server.client(shop.staff)
  const guest = orderingCalls(await server.client(), shop)
  const cart = (...dish: readonly number[]) => dish.map((price) => lineOf(dishes.get(price) ?? ''))
  const call = <T = TableSession>(path: string, data: object): Promise<T> =>
    staff.service(path).create({ idempotencyKey: idempotencyKey(), ...data }) as Promise<T>
  const freeTable = async (): Promise<string> => {
    const table = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })
    return (table as { _id: string })._id
  }
  return {
    staff,
    guest,
    cart,
    freeTable,
    table: async (
      ...dish: readonly number[]
    ): Promise<Pick<PlacedOrder, 'session'> & { readonly item: string }> => {
      const item = await freeTable()
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
      call('tableSessions/pay', { session, paymentMethod: cash, ...own }),
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

/** A shop whose rules change while bills are open, with the calls of its guests and staff. */
export const makeAgreedShop = async (server: TestServer, now: () => number) => {
  const shop = await makeOrderingShop(server, { ...anyNumber, discountRoundMethod: 'no' })
  const dishes = new Map<number, string>()
  for (const price of prices) {
    const product = { shop: shop.shop, name: ofShop(`Dish ${price}`), price }
    const made = await server.app.service('products').create(product)
    dishes.set(price, (made as { _id: string })._id)
  }
  const method = { name: ofShop('Cash'), type: 'counter' }
  const { _id: cash } = (await server.app.service('paymentMethods').create(method)) as OfId
  const menu = { shop, dishes, cash, now }
  return {
    ...shop,
    ...(await agreedCalls(server, menu)),
    /** The same calls to another server of the same database. */
    on: (other: TestServer) => agreedCalls(other, menu),
    rule: (own: object) =>
      server.app.service('orderDiscounts').create({
        name: ofShop('Promotion'),
        source: 'automatic',
        for: 'order',
        status: 'active',
        shops: [shop.shop],
        ...own,
      }) as Promise<OfId>,
    charge: (path: 'surchargeSettings' | 'taxSettings', own: object) =>
      server.app
        .service(path)
        .create({ name: ofShop('Charge'), status: 'active', shops: [shop.shop], ...own }),
  }
}

/** What a bill comes to. */
export const totalOf = ({ result }: Pick<TableSession, 'result'>): number => result.totals.total

/** The id of the first live line of a dish at this price. */
export const lineAt = ({ products }: TableSession, price: number): string | undefined =>
  products.find((line) => line.salesPrice === price && line.status !== 'cancel')?.id
