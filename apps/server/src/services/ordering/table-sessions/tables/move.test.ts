import type { CreateOrResumeResult, Order, TableSession, TableViewItem } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../../testing/member-shop.ts'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import { idempotencyKey } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let manager: TestClient
let diner: TestClient
let group: ReturnType<typeof memberCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  manager = await server.client(shop.staff)
  diner = await server.client()
  group = memberCalls(server, shop)
  await manager.service('shops/subscribe').create({ item: shop.shop })
})
afterAll(() => server.stop())

const call = (path: string, data: object, client = manager) =>
  client.service(`tableSessions/${path}`).create(data) as Promise<TableSession>
const newTable = async (name: string): Promise<string> => {
  const made = await server.app.service('tableViewItems').create({ shop: shop.shop, name })
  return (made as TableViewItem)._id
}
const seated = async (table: string): Promise<CreateOrResumeResult> => {
  const calls = orderingCalls(diner, shop)
  const entered = await calls.scan(table)
  await calls.order(entered.session._id)
  return entered
}
const tableNow = async (table: string) =>
  (await manager.service('tableViewItems').get(table)) as TableViewItem
const needsCleaning = async (table: string) => (await tableNow(table)).needsCleaning

describe('moving to another table', () => {
  it('STAFF-2.10: orders, payments and phones follow; nothing is cooked again', async () => {
    const [from, to] = [await newTable('B1'), await newTable('B2')]
    const created = heardBy(manager, 'orders', 'created')
    const { session } = await seated(from)
    const patched = heardBy(manager, 'orders', 'patched') as Order[]
    await diner.service('tableSessions/subscribe').create({ item: session._id })
    const followed = heardBy(diner, 'tableSessions', 'patched') as TableSession[]
    const moved = await call('move', { session: session._id, to })
    expect(moved).toMatchObject({
      _id: session._id,
      tableItem: { _id: to, name: 'B2' },
      orders: [{ tableName: 'B2' }],
      outstanding: 38.5,
    })
    await expect.poll(() => patched.map(({ tableName }) => tableName)).toEqual(['B2'])
    await expect.poll(() => followed.map(({ version }) => version)).toEqual([moved.version])
    expect(created).toHaveLength(1)
    const { order } = await orderingCalls(diner, shop).order(session._id)
    expect(order).toMatchObject({ seq: 2, tableName: 'B2' })
    expect((await seated(from)).session._id).not.toBe(session._id)
  })

  it('STAFF-2.10: a table with guests, an unknown or the own one; two at once take it once', async () => {
    const tables = [await newTable('C1'), await newTable('C2'), await newTable('C3')] as const
    const [one, two] = [await seated(tables[0]), await seated(tables[1])]
    const session = one.session._id
    await expect(call('move', { session, to: tables[1] })).rejects.toMatchObject({
      code: 409,
      data: { code: 'tableTaken' },
    })
    await expect(call('move', { session, to: shop.shop })).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'to' },
    })
    expect(await call('move', { session, to: tables[0] })).toMatchObject({ orders: [{}] })
    const moves = await Promise.allSettled(
      [session, two.session._id].map((id) => call('move', { session: id, to: tables[2] })),
    )
    expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const move of moves)
      if (move.status === 'rejected')
        expect(move.reason).toMatchObject({ data: { code: 'tableTaken' } })
  })

  it('STAFF-2.14: a table that guests have left needs cleaning until it is clean, or has guests', async () => {
    const [from, to] = [await newTable('D1'), await newTable('D2')]
    const { session } = await seated(from)
    expect(await needsCleaning(from)).toBeUndefined()
    await call('move', { session: session._id, to })
    await expect.poll(() => needsCleaning(from)).toBe(true)
    const clean = { table: from }
    expect(await manager.service('tableViewItems/clean').create(clean)).toMatchObject({ _id: from })
    expect(await needsCleaning(from)).toBeUndefined()
    await call('close', { session: session._id, how: 'walkout', note: 'ran away' })
    await expect.poll(() => needsCleaning(to)).toBe(true)
    await orderingCalls(diner, shop).scan(to)
    await expect.poll(() => needsCleaning(to)).toBeUndefined()
  })

  it('STAFF-2.14: who has paid may still sit there until staff say that they left', async () => {
    const own = await newTable('E1')
    const { session } = await seated(own)
    const { _id } = session
    const paid = await call('pay', { session: _id, paymentMethod: shop.cash })
    await expect.poll(async () => (await tableNow(own)).paidTime).toBe(paid.paidTime)
    expect(await needsCleaning(own)).toBeUndefined()
    await manager.service('tableViewItems/clean').create({ table: own, needsCleaning: true })
    expect(await tableNow(own)).toMatchObject({ needsCleaning: true })
    expect(await tableNow(own)).not.toHaveProperty('paidTime')
  })
})

describe('the bill', () => {
  it('STAFF-2.13: a diner asks for it once, and staff hear it', async () => {
    const { session, restoreKey } = await seated(await newTable('E1'))
    const heard = heardBy(manager, 'tableSessions', 'patched') as TableSession[]
    const wrong = { session: session._id, restoreKey: (await seated(shop.otherTable)).restoreKey }
    await expect(call('askBill', wrong, diner)).rejects.toMatchObject({ code: 404 })
    const asked = await call('askBill', { session: session._id, restoreKey }, diner)
    expect(asked.billAskedTime).toEqual(expect.any(String))
    expect(await call('askBill', { session: session._id }, diner)).toMatchObject({
      billAskedTime: asked.billAskedTime,
      version: asked.version,
    })
    await expect
      .poll(() => heard.map(({ billAskedTime }) => billAskedTime))
      .toContain(asked.billAskedTime)
  })

  it('STAFF-2.18: a completed one is open again, without its points, which come once more when it is paid', async () => {
    const member = await makeMember(server, shop)
    const { session } = await member.calls.scan(await newTable('F1'))
    const { _id } = session
    await member.calls.order(_id)
    const pay = () =>
      call('pay', { session: _id, paymentMethod: shop.cash, idempotencyKey: idempotencyKey() })
    expect(await pay()).toMatchObject({ status: 'done', pointsEarned: 38 })
    await expect(call('reopen', { session: _id })).rejects.toMatchObject({
      data: { code: 'reasonRequired' },
    })
    const reopened = await call('reopen', { session: _id, note: 'one more beer' })
    expect(reopened).toMatchObject({ status: 'ongoing', endTime: null, paid: 38.5, outstanding: 0 })
    expect(await group.points(member)).toBe(0)
    await member.calls.order(_id)
    expect(await pay()).toMatchObject({ status: 'done', paid: 77, pointsEarned: 77 })
    expect(await group.points(member)).toBe(77)
    await call('reopen', { session: _id, note: 'the wrong table' })
    await call('close', { session: _id })
    expect(await group.points(member)).toBe(77)
    const { session: next } = await member.calls.scan(session.tableItem?._id ?? '')
    await expect(call('reopen', { session: _id, note: 'late' })).rejects.toMatchObject({
      data: { code: 'tableTaken' },
    })
    await call('close', { session: next._id })
    const limited = { staffLimits: { reopenMinutes: 0 } }
    await server.app.service('shops').patch(shop.shop, limited)
    await expect(call('reopen', { session: _id, note: 'late' })).rejects.toMatchObject({
      data: { code: 'reopenRefused', reason: 'time', minutes: 0 },
    })
  })
})
