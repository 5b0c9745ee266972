import type { Page, SessionEvent, TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let manager: TestClient
let waiter: TestClient
let guest: ReturnType<typeof orderingCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, anyNumber, { mode: 'manual', quantity: 10 })
  manager = await server.client(shop.staff)
  const account = await makeAccount(server, 'ah-ming', [{ role: 'waiter', shop: shop.shop }])
  waiter = await server.client(account)
  guest = orderingCalls(await server.client(), shop)
})
afterAll(() => server.stop())

const changeLine = (session: string, own: object) =>
  waiter
    .service('tableSessions/changeLine')
    .create({ session, idempotencyKey: idempotencyKey(), ...own }) as Promise<TableSession>

const stock = async (): Promise<number> => {
  const found = await server.app.service('productStocks').get(shop.bun)
  return (found as { stock: { quantity: number } }).stock.quantity
}

const tableWith = async (...cart: ReturnType<typeof lineOf>[]) => {
  const table = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })
  const { session } = await guest.scan((table as { _id: string })._id)
  const placed = await guest.order(session._id, { cart })
  return { ...placed, line: placed.session.products[0]?.id ?? '' }
}

const open = ({ products }: TableSession) => products.filter(({ status }) => status !== 'cancel')
const total = ({ result }: TableSession) => result.totals.total

describe('a line that the kitchen has not begun with (STAFF-1.6)', () => {
  it('has more or fewer units, of the same order; stock and bill follow', async () => {
    const before = await stock()
    const { session, order, line } = await tableWith(lineOf(shop.bun, { quantity: 2 }))
    await manager.service('shops/subscribe').create({ item: shop.shop })
    const created = heardBy(manager, 'orders', 'created')
    const patched = heardBy(manager, 'orders', 'patched')
    const more = await changeLine(session._id, { line, quantity: 5 })
    expect(open(more)).toMatchObject([{ id: line, quantity: 5 }])
    expect(total(more)).toBe(60)
    expect(await stock()).toBe(before - 5)
    const fewer = await changeLine(session._id, { line, quantity: 1 })
    expect(open(fewer)).toMatchObject([{ id: line, quantity: 1 }])
    expect(total(fewer)).toBe(12)
    expect(fewer.orders).toHaveLength(1)
    expect(await stock()).toBe(before - 1)
    await expect.poll(() => patched).toMatchObject([{ _id: order._id }, { _id: order._id }])
    expect(created).toEqual([])
    const query = { shop: shop.shop, session: session._id }
    const { data } = (await manager.service('sessionEvents').find({ query })) as Page<SessionEvent>
    expect(data.at(-1)).toMatchObject({ kind: 'lineChanged', detail: { from: 5, quantity: 1 } })
  })

  it('has other options, at today’s price', async () => {
    const options = [{ option: shop.ice, selections: [{ _id: shop.lessIce, quantity: 1 }] }]
    const { session, line } = await tableWith(lineOf(shop.tea, { options, quantity: 2 }))
    const groups = await server.app.service('productOptions').get(shop.ice)
    const pearl = (groups as { choices: { _id: string }[] }).choices[1]?._id
    const picked = [{ option: shop.ice, selections: [{ _id: pearl, quantity: 1 }] }]
    const after = await changeLine(session._id, { line, options: picked, customRemark: 'no straw' })
    expect(total(after)).toBe(50)
    expect(open(after)).toMatchObject([{ quantity: 2, customRemark: 'no straw' }])
    await expect(
      changeLine(session._id, { line: open(after)[0]?.id, options: [] }),
    ).rejects.toMatchObject({ data: { code: 'optionsInvalid' } })
  })

  it('has another remark, and stays as it is if nothing differs', async () => {
    const { session, line } = await tableWith(lineOf(shop.noodles))
    const after = await changeLine(session._id, { line, customRemark: 'no spring onion' })
    expect(open(after)).toMatchObject([{ id: line, customRemark: 'no spring onion' }])
    const same = await changeLine(session._id, { line, quantity: 1 })
    expect(same.version).toBe(after.version)
    const cleared = await changeLine(session._id, { line, customRemark: null })
    expect(open(cleared)[0]?.customRemark ?? null).toBeNull()
  })

  it('keeps the price of the units that it had: more of them at a new price are a line of their own', async () => {
    const { session, line } = await tableWith(lineOf(shop.noodles))
    await server.app.service('products').patch(shop.noodles, { price: 40 })
    const after = await changeLine(session._id, { line, quantity: 3 })
    expect(open(after)).toMatchObject([
      { id: line, quantity: 1, price: 38.5 },
      { quantity: 2, price: 40 },
    ])
    await server.app.service('products').patch(shop.noodles, { price: 38.5 })
  })

  it('takes no more than there is, and then changes nothing', async () => {
    const before = await stock()
    const { session, line } = await tableWith(lineOf(shop.bun))
    await expect(changeLine(session._id, { line, quantity: 50 })).rejects.toMatchObject({
      data: { code: 'outOfStock' },
    })
    expect(await stock()).toBe(before - 1)
  })

  it('of a set changes with what is in it', async () => {
    const set = lineOf(shop.set, {
      options: [{ option: shop.drink, selections: [{ _id: shop.withTea, quantity: 1 }] }],
    })
    const child = lineOf(shop.tea, {
      quantityRatio: 1,
      ...(set.id === undefined ? {} : { fromProduct: set.id }),
      fromOption: shop.drink,
      fromChoice: shop.withTea,
      options: [{ option: shop.ice, selections: [{ _id: shop.lessIce, quantity: 1 }] }],
    })
    const { session, line } = await tableWith(set, child)
    const after = await changeLine(session._id, { line, quantity: 3 })
    expect(open(after)).toMatchObject([{ quantity: 3 }, { quantity: 3, fromProduct: line }])
    expect(total(after)).toBe(180)
    await expect(changeLine(session._id, { line, options: [] })).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'options' },
    })
  })

  it('is changed no more once it has', async () => {
    const { session, order, line } = await tableWith(lineOf(shop.noodles))
    await orderingCalls(manager, shop).setStatus(order._id, 'preparing')
    await expect(changeLine(session._id, { line, quantity: 2 })).rejects.toMatchObject({
      code: 409,
      data: { code: 'kitchenHasBegun' },
    })
    await expect(changeLine(session._id, { line: 'none', quantity: 2 })).rejects.toMatchObject({
      data: { code: 'lineNotFound' },
    })
  })
})
