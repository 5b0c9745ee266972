import type {
  CreateOrResumeResult,
  CreateSessionResult,
  Order,
  OrderResult,
  Page,
  TableSession,
} from '@comanda/contract'
import { idempotencyKey, lineOf, type OrderingShop } from './ordering-shop.ts'
import type { TestClient } from './test-server.ts'

/** A placed order and its session. */
export interface PlacedOrder {
  readonly order: Order
  readonly session: TableSession
}

/** Returns the ids of the coupons that a session uses. */
export const couponIdsOf = ({ discounts }: Pick<TableSession, 'discounts'>): readonly string[] =>
  discounts.flatMap(({ id, coupon }) => (coupon ? [id] : []))

/** Returns a placed order and its session apart, for tests that read either. */
export const orderApart = ({
  order,
  restoreKey: _key,
  restoreKeys: _keys,
  ...session
}: OrderResult): PlacedOrder => ({ order, session })

/** Returns the calls of diners and staff by a plain client; `own` adds to the data or replaces it. */
export const orderingCalls = (client: TestClient, shop: OrderingShop) => ({
  scan: (table: string = shop.table, own: object = {}) =>
    client.service('tableSessions/createOrResume').create({
      viewItem: table,
      shop: shop.shop,
      date: new Date().toISOString(),
      ...own,
    }) as Promise<CreateOrResumeResult>,
  order: async (session: string, own: object = {}) =>
    orderApart(
      (await client.service('tableSessions/order').create({
        session,
        cart: [lineOf(shop.noodles)],
        idempotencyKey: idempotencyKey(),
        ...own,
      })) as OrderResult,
    ),
  create: async (own: object = {}) => {
    const created = (await client.service('tableSessions/create').create({
      shop: shop.shop,
      type: 'takeAway',
      cart: [lineOf(shop.noodles)],
      idempotencyKey: idempotencyKey(),
      ...own,
    })) as CreateSessionResult
    return { ...orderApart(created), restoreKey: created.restoreKey }
  },
  session: (id: string) => client.service('tableSessions').get(id) as Promise<TableSession>,
  sessions: (query: object) =>
    client.service('tableSessions').find({ query: { ...query } }) as Promise<Page<TableSession>>,
  subscribe: (item: string) => client.service('tableSessions/subscribe').create({ item }),
  orders: (query: object = {}) =>
    client.service('orders').find({ query: { ...query } }) as Promise<Page<Order>>,
  setStatus: (order: string, status: string) =>
    client.service('orders').patch(order, { status }) as Promise<Order>,
  closeSession: (session: string, status: string) =>
    client.service('tableSessions').patch(session, { status }) as Promise<TableSession>,
  /** Closes a session that was paid at another machine. */
  closePaidElsewhere: (session: string) =>
    client
      .service('tableSessions/close')
      .create({ session, how: 'paidElsewhere', note: 'the other till' }) as Promise<TableSession>,
})

/** Returns a list that collects every event of a service that the client receives from now on. */
export const heardBy = (client: TestClient, path: string, ...events: string[]): unknown[] => {
  const heard: unknown[] = []
  for (const event of events) client.service(path).on(event, (data) => heard.push(data))
  return heard
}
