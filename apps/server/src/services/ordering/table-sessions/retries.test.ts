import type { CreateSessionResult, OrderLine } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../../../tables/idempotency-keys.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
})
afterAll(() => server.stop())

const visitor = async () => orderingCalls(await server.client(), shop)

/** A call without an idempotency key. */
const plain = (cart: readonly OrderLine[], own: object = {}) => ({
  cart,
  idempotencyKey: undefined,
  ...own,
})

const counted = (): readonly OrderLine[] => [lineOf(shop.noodles, { id: '1' })]

const overRest = async (cart: readonly OrderLine[], agent: string) => {
  const response = await fetch(`${server.url}/api/tableSessions/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ shop: shop.shop, type: 'takeAway', cart }),
  })
  return (await response.json()) as CreateSessionResult
}

describe('an order without an idempotency key (CALL-4.8)', () => {
  it('is placed once for ten concurrent calls of a connection, and all get its response', async () => {
    const { create } = await visitor()
    const cart = counted()
    const placed = await Promise.all(Array.from({ length: 10 }, () => create(plain(cart))))
    for (const one of placed) expect(one).toEqual(placed[0])
  })

  it('is another order with other lines, and after a minute', async () => {
    const { create } = await visitor()
    const first = await create(plain(counted()))
    const more = await create(plain([lineOf(shop.noodles, { id: '1', quantity: 2 })]))
    expect(more.order._id).not.toBe(first.order._id)
    await server.runtime.database
      .update(idempotencyKeys)
      .set({ createTime: sql`now() - interval '61 seconds'` })
    expect((await create(plain(counted()))).order._id).not.toBe(first.order._id)
  })

  it('of two diners behind one address with the same cart is two orders', async () => {
    const [one, other] = await Promise.all([visitor(), visitor()])
    const placed = await Promise.all([one.create(plain(counted())), other.create(plain(counted()))])
    expect(new Set(placed.map(({ order }) => order._id)).size).toBe(2)
    const apart = await Promise.all([
      one.create(plain(counted(), { restoreKeys: ['a'.repeat(24)] })),
      one.create(plain(counted(), { restoreKeys: ['b'.repeat(24)] })),
    ])
    expect(new Set(apart.map(({ order }) => order._id)).size).toBe(2)
  })

  it('CALL-4.9: is recognised over a reconnection if its lines have random ids', async () => {
    const cart = [lineOf(shop.noodles)]
    const first = await (await visitor()).create(plain(cart))
    expect(await (await visitor()).create(plain(cart))).toEqual(first)
  })

  it('CALL-4.9: over REST the caller is the address and the user agent', async () => {
    const [first, again, other] = [
      await overRest(counted(), 'phone'),
      await overRest(counted(), 'phone'),
      await overRest(counted(), 'another phone'),
    ]
    expect(again).toEqual(first)
    expect(other.order._id).not.toBe(first.order._id)
  })

  it('at a table is placed once for each diner', async () => {
    const [one, other] = await Promise.all([visitor(), visitor()])
    const { session } = await one.scan()
    const placed = await Promise.all(
      [one, one, other, other].map(({ order }) => order(session._id, plain(counted()))),
    )
    expect(new Set(placed.map(({ order }) => order._id)).size).toBe(2)
  })
})
