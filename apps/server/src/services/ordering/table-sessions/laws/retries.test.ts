import type { CreateSessionResult, OrderLine } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyClaims } from '../../../../tables/idempotency-claims.ts'
import { makeMember, makeMemberShop } from '../../../../testing/member-shop.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { placedAtOnce } from '../../../../testing/while-locked.ts'

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

const overRest = async (cart: readonly OrderLine[], agent: string, own: object = {}) => {
  const response = await fetch(`${server.url}/api/tableSessions/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ shop: shop.shop, type: 'takeAway', cart, ...own }),
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
      .update(idempotencyClaims)
      .set({ createTime: sql`now() - interval '61 seconds'` })
    expect((await create(plain(counted()))).order._id).not.toBe(first.order._id)
  })

  it('of two diners behind one address with the same cart is two orders', async () => {
    const [one, other] = await Promise.all([visitor(), visitor()])
    const placed = await Promise.all([one.create(plain(counted())), other.create(plain(counted()))])
    expect(new Set(placed.map(({ order }) => order._id)).size).toBe(2)
  })

  it('of two diners who have the restore key of one table is two orders', async () => {
    const [one, other] = await Promise.all([visitor(), visitor()])
    const own = { restoreKeys: [(await one.scan()).restoreKey] }
    const placed = await placedAtOnce(server, [
      () => one.create(plain(counted(), own)),
      () => one.create(plain(counted(), own)),
      () => other.create(plain(counted(), own)),
    ])
    expect(new Set(placed.map(({ order }) => order._id)).size).toBe(2)
    expect(placed[1]).toEqual(placed[0])
  })

  it('CALL-4.9: is recognised over a reconnection if its lines have random ids', async () => {
    const cart = [lineOf(shop.noodles)]
    const first = await (await visitor()).create(plain(cart))
    expect(await (await visitor()).create(plain(cart))).toEqual(first)
  })

  it('CALL-4.9: is recognised over a reconnection if it has a name and a phone', async () => {
    const data = plain(counted(), { contactName: 'Mei', phone: '+852 5555 0101' })
    const [one, other] = await Promise.all([visitor(), visitor()])
    const [first, again] = await placedAtOnce(server, [
      () => one.create(data),
      () => other.create(data),
    ])
    expect(again).toEqual(first)
    const named = await (await visitor()).create({ ...data, phone: undefined })
    const unnamed = await (await visitor()).create({ ...data, phone: undefined })
    expect(unnamed.order._id).not.toBe(named.order._id)
  })

  it('CALL-4.9: over REST, random ids are recognised by the address and the user agent', async () => {
    const cart = [lineOf(shop.noodles)]
    const first = await overRest(cart, 'phone')
    expect(await overRest(cart, 'phone')).toEqual(first)
    expect((await overRest(cart, 'another')).order._id).not.toBe(first.order._id)
  })

  it('CALL-4.9: over REST, nobody gets a stranger’s session for the same cart', async () => {
    for (const id of ['1', shop.noodles]) {
      const cart = [lineOf(shop.noodles, { id })]
      const [first, stranger] = [await overRest(cart, 'phone'), await overRest(cart, 'phone')]
      expect(stranger._id).not.toBe(first._id)
      expect(stranger.restoreKey).not.toBe(first.restoreKey)
    }
  })

  it('CALL-4.9: over REST, who has a restore key is recognised by it, beside the address', async () => {
    const own = { restoreKeys: ['a'.repeat(24)] }
    const again = () => overRest(counted(), 'phone', own)
    const [first, other] = await placedAtOnce(server, [again, again])
    expect(other).toEqual(first)
    expect((await overRest(counted(), 'another', own)).order._id).not.toBe(first?.order._id)
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

describe('an order with an idempotency key', () => {
  const guessable = 'order-0000000001'

  it('CALL-4.12: a stranger who guesses the key and the content does not get its response', async () => {
    const cart = counted()
    const own = { idempotencyKey: guessable }
    const first = await overRest(cart, 'phone', own)
    expect(await overRest(cart, 'phone', own)).toEqual(first)
    const stranger = await overRest(cart, 'another', own)
    expect(stranger._id).not.toBe(first._id)
    expect(stranger.restoreKey).not.toBe(first.restoreKey)
  })

  it('CALL-4.12: a member’s response is for that member only, on any connection', async () => {
    const group = await makeMemberShop(server)
    const [member, other] = [await makeMember(server, group), await makeMember(server, group)]
    const own = { idempotencyKey: idempotencyKey(), cart: [lineOf(group.noodles)] }
    const first = await member.calls.create(own)
    const reused = { code: 409, data: { code: 'idempotencyKeyReused' } }
    await expect(other.calls.create(own)).rejects.toMatchObject(reused)
    const nobody = orderingCalls(await server.client(), group)
    await expect(nobody.create(own)).rejects.toMatchObject(reused)
    expect(await member.calls.create(own)).toMatchObject({ restoreKey: first.restoreKey })
  })
})
