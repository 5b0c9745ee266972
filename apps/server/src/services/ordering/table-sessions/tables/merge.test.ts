import type {
  CreateOrResumeResult,
  TableSession,
  TableViewItem,
  UnmergeSessionsResult,
} from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../../testing/member-shop.ts'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

/** How much later it is than now, in ms. */
let ahead = 0
let server: TestServer
let shop: MemberShop
let manager: TestClient
let diner: TestClient
let group: ReturnType<typeof memberCalls>
beforeAll(async () => {
  server = await startTestServer({ now: () => Date.now() + ahead })
  shop = await makeMemberShop(server)
  manager = await server.client(shop.staff)
  diner = await server.client()
  group = memberCalls(server, shop)
  await manager.service('shops/subscribe').create({ item: shop.shop })
})
afterAll(() => server.stop())

const merge = async (data: object) =>
  ((await manager.service('tableSessions/merge').create(data)) as { session: TableSession }).session
const unmerge = (data: object) =>
  manager.service('tableSessions/unmerge').create(data) as Promise<UnmergeSessionsResult>
const pay = (session: string, own: object = {}) =>
  manager.service('tableSessions/pay').create({
    session,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<TableSession>
const newTable = async (name: string): Promise<string> => {
  const made = await server.app.service('tableViewItems').create({ shop: shop.shop, name })
  return (made as TableViewItem)._id
}
const seated = async (name: string, client = diner): Promise<CreateOrResumeResult> => {
  const calls = orderingCalls(client, shop)
  const entered = await calls.scan(await newTable(name))
  await calls.order(entered.session._id)
  return entered
}

describe('merging two bills', () => {
  it('STAFF-2.15: orders, payments and the member go over; the kitchen has the same orders', async () => {
    const member = await makeMember(server, shop)
    const [one, other] = [await seated('M1', member.client), await seated('M2')]
    const [from, into] = [one.session._id, other.session._id]
    await member.calls.order(from, { cart: [lineOf(shop.noodles, { quantity: 2 })] })
    await pay(from, { amount: 8.5 })
    const before = await orderingCalls(manager, shop).session(from)
    const created = heardBy(manager, 'orders', 'created')
    const followed = heardBy(diner, 'tableSessions', 'patched') as TableSession[]
    const session = await merge({ from, into })
    expect(session).toMatchObject({
      _id: into,
      user: member.user,
      capacity: 2,
      paid: 8.5,
      outstanding: 145.5,
      products: [{ id: '1-1' }, { id: '2-1' }, { id: '3-1', quantity: 2 }],
    })
    expect(session.orders.map(({ seq, tableName }) => [seq, tableName])).toEqual([
      [1, 'M2'],
      [2, 'M2'],
      [3, 'M2'],
    ])
    expect(session.orders.slice(1).map(({ _id }) => _id)).toEqual(
      before.orders.map(({ _id }) => _id),
    )
    expect(await orderingCalls(manager, shop).session(from)).toMatchObject({
      status: 'cancelled',
      mergedInto: into,
      orders: [],
      products: [],
      payments: [],
    })
    await expect.poll(() => followed.map(({ _id }) => _id)).toContain(into)
    const placed = session.orders[1]?._id ?? ''
    const ready = await orderingCalls(manager, shop).setStatus(placed, 'ready')
    expect(ready).toMatchObject({ session: into, status: 'ready' })
    const { order } = await orderingCalls(diner, shop).order(into)
    expect(order.seq).toBe(4)
    await expect.poll(() => created).toHaveLength(1)
    await expect(member.calls.order(from)).rejects.toMatchObject({
      data: { code: 'sessionClosed' },
    })
    expect(await pay(into)).toMatchObject({ status: 'done', pointsEarned: 192 })
    expect(await group.points(member)).toBe(192)
  })

  it('STAFF-2.15: not with itself, a closed bill, at another version, or twice', async () => {
    const [one, other] = [await seated('N1'), await seated('N2')]
    const [from, into] = [one.session._id, other.session._id]
    await expect(merge({ from, into: from })).rejects.toMatchObject({ code: 400 })
    await expect(merge({ from, into, expectedVersion: 1 })).rejects.toMatchObject({
      data: { code: 'sessionChanged' },
    })
    const key = { idempotencyKey: idempotencyKey() }
    const versions = await Promise.all([0, 1, 2].map(() => merge({ from, into, ...key })))
    expect(new Set(versions.map(({ version }) => version)).size).toBe(1)
    await expect(merge({ from, into, idempotencyKey: idempotencyKey() })).rejects.toMatchObject({
      data: { code: 'sessionClosed' },
    })
  })

  it('STAFF-2.16: of two tablets that merge and move the same tables at once, each bill ends in one place', async () => {
    const [one, other] = [await seated('P1'), await seated('P2')]
    const [a, b] = [one.session._id, other.session._id]
    const to = await newTable('P3')
    const results = await Promise.allSettled([
      merge({ from: a, into: b }),
      merge({ from: b, into: a }),
      manager.service('tableSessions/move').create({ session: a, to }),
      orderingCalls(diner, shop).order(b),
    ])
    const merges = results.slice(0, 2).map(({ status }) => status)
    expect(merges.toSorted()).toEqual(['fulfilled', 'rejected'])
    const sessions = await Promise.all([a, b].map((id) => orderingCalls(manager, shop).session(id)))
    const open = sessions.find(({ status }) => status === 'ongoing')
    const placed = results[3]?.status === 'fulfilled' ? 3 : 2
    expect(open?.orders).toHaveLength(placed)
    expect(open?.outstanding).toBe(38.5 * placed)
  })

  it('STAFF-2.16: an order that the kitchen steps while its bill goes to another table is stepped there', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await seated(`R${round}`), await seated(`S${round}`)]
      const [from, into] = [one.session._id, other.session._id]
      const staff = orderingCalls(manager, shop)
      const [order] = (await staff.session(from)).orders
      const [, stepped] = await Promise.all([
        merge({ from, into }),
        staff.setStatus(order?._id ?? '', 'preparing'),
      ])
      expect(stepped.status).toBe('preparing')
      const { orders } = await staff.session(into)
      expect(orders.find(({ _id }) => _id === order?._id)).toMatchObject({ status: 'preparing' })
    }
  })
})

const refusal = (reason: string) => ({ data: { code: 'unmergeRefused', reason } })
/** Two tables whose bills were merged, and the first of them. */
const merged = async (name: string) => {
  const [one, other] = [await seated(`${name}1`), await seated(`${name}2`)]
  const ids = { from: one.session._id, into: other.session._id }
  await merge(ids)
  return { ...ids, table: one.session.tableItem?._id ?? '' }
}

describe('undoing a merge', () => {
  it('STAFF-2.20: orders, payments, guests and the member go back; what was ordered since stays; nothing is made again', async () => {
    const member = await makeMember(server, shop)
    const [one, other] = [await seated('U1', member.client), await seated('U2')]
    const [from, into] = [one.session._id, other.session._id]
    await pay(from, { amount: 8.5 })
    const staff = orderingCalls(manager, shop)
    const [before, beside] = [await staff.session(from), await staff.session(into)]
    await merge({ from, into })
    await orderingCalls(diner, shop).order(into)
    const created = heardBy(manager, 'orders', 'created')
    const { session, unmerged } = await unmerge({ from, into })
    expect(unmerged).toMatchObject({
      _id: from,
      status: 'ongoing',
      user: member.user,
      capacity: before.capacity,
      paid: 8.5,
      outstanding: before.outstanding,
      orders: before.orders.map(({ _id, seq, tableName }) => ({ _id, seq, tableName })),
      products: before.products.map(({ id, product, quantity }) => ({ id, product, quantity })),
    })
    expect(unmerged.mergedInto ?? null).toBeNull()
    expect(session).toMatchObject({ capacity: beside.capacity, paid: 0, outstanding: 77 })
    expect(session.user ?? null).toBeNull()
    expect(session.orders).toHaveLength(2)
    await member.calls.order(from)
    await expect.poll(() => created).toHaveLength(1)
    expect(await pay(from)).toMatchObject({ status: 'done' })
    expect(await group.points(member)).toBeGreaterThan(0)
  })

  it('STAFF-2.20: refused once something was paid, after ten minutes, at another bill, or if the table is taken', async () => {
    const { table: _, ...paid } = await merged('V')
    await expect(unmerge({ ...paid, into: paid.from })).rejects.toMatchObject({ code: 400 })
    await expect(unmerge({ from: paid.into, into: paid.from })).rejects.toMatchObject({
      data: { code: 'sessionClosed' },
    })
    await pay(paid.into, { amount: 1 })
    await expect(unmerge(paid)).rejects.toMatchObject(refusal('paid'))
    const { table, ...taken } = await merged('W')
    await orderingCalls(diner, shop).scan(table)
    await expect(unmerge(taken)).rejects.toMatchObject({ data: { code: 'tableTaken' } })
    const { table: __, ...late } = await merged('X')
    ahead = 10 * 60_000 + 1000
    await expect(unmerge(late)).rejects.toMatchObject(refusal('time'))
    ahead = 0
    const key = { idempotencyKey: idempotencyKey() }
    const twice = await Promise.all([0, 1].map(() => unmerge({ ...late, ...key })))
    expect(new Set(twice.map(({ unmerged }) => unmerged.version)).size).toBe(1)
    await expect(unmerge(late)).rejects.toMatchObject(refusal('notMerged'))
  })
})
