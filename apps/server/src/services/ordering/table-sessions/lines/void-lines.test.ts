import type { Page, Reason, SessionEvent, TableSession, User } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { approvalOf } from '../../../../testing/approval-of.ts'
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
  shop = await makeOrderingShop(server, anyNumber, { mode: 'manual', quantity: 100 })
  manager = await server.client(shop.staff)
  const account = await makeAccount(server, 'ah-fai', [{ role: 'waiter', shop: shop.shop }])
  waiter = await server.client(account)
  guest = orderingCalls(await server.client(), shop)
})
afterAll(() => server.stop())

const note = 'changed their mind'

const voidLines = (client: TestClient, session: string, own: object) =>
  client
    .service('tableSessions/voidLines')
    .create({ session, note, idempotencyKey: idempotencyKey(), ...own }) as Promise<TableSession>

const stock = async (): Promise<number> => {
  const found = await server.app.service('productStocks').get(shop.bun)
  return (found as { stock: { quantity: number } }).stock.quantity
}

/** A table with an order of these lines. */
const tableWith = async (...cart: ReturnType<typeof lineOf>[]) => {
  const table = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })
  const { session } = await guest.scan((table as { _id: string })._id)
  return guest.order(session._id, { cart })
}

const history = async (session: string): Promise<readonly SessionEvent[]> => {
  const query = { shop: shop.shop, session }
  return ((await manager.service('sessionEvents').find({ query })) as Page<SessionEvent>).data
}

const open = ({ products }: TableSession) => products.filter(({ status }) => status !== 'cancel')

describe('voided lines (STAFF-1.5)', () => {
  it('1 of 3 units: the bill is for the rest, the stock returns, the order stays', async () => {
    const before = await stock()
    const { session, order } = await tableWith(lineOf(shop.bun, { quantity: 3 }))
    const events = heardBy(manager, 'orders', 'patched')
    await manager.service('shops/subscribe').create({ item: shop.shop })
    const [line] = session.products
    const after = await voidLines(waiter, session._id, { lines: [{ id: line?.id, quantity: 1 }] })
    expect(open(after)).toMatchObject([{ id: line?.id, quantity: 2 }])
    expect(after.result.totals.total).toBe(24)
    expect(after.products).toHaveLength(2)
    expect(after.orders).toMatchObject([{ _id: order._id, status: 'received' }])
    expect(await stock()).toBe(before - 2)
    await expect.poll(() => events).toMatchObject([{ _id: order._id }])
    expect((await history(session._id)).at(-1)).toMatchObject({
      kind: 'linesVoided',
      actor: { role: 'staff' },
      detail: { note, lines: [{ quantity: 1, begun: false, order: order._id }] },
    })
  })

  it('a set goes with what is in it, in whole sets', async () => {
    const set = lineOf(shop.set, {
      quantity: 2,
      options: [{ option: shop.drink, selections: [{ _id: shop.withTea, quantity: 1 }] }],
    })
    const child = lineOf(shop.tea, {
      quantity: 2,
      quantityRatio: 1,
      ...(set.id === undefined ? {} : { fromProduct: set.id }),
      fromOption: shop.drink,
      fromChoice: shop.withTea,
      options: [{ option: shop.ice, selections: [{ _id: shop.lessIce, quantity: 1 }] }],
    })
    const { session } = await tableWith(set, child)
    const [top, tea] = session.products
    const inSet = { lines: [{ id: tea?.id, quantity: 1 }] }
    await expect(voidLines(waiter, session._id, inSet)).rejects.toMatchObject({
      code: 400,
      data: { code: 'lineNotFound', field: 'lines.0', left: 0 },
    })
    const after = await voidLines(waiter, session._id, { lines: [{ id: top?.id, quantity: 1 }] })
    expect(open(after)).toMatchObject([
      { id: top?.id, quantity: 1 },
      { id: tea?.id, quantity: 1 },
    ])
    expect(after.result.totals.total).toBe(60)
  })

  it('all of an order cancels it', async () => {
    const { session, order } = await tableWith(lineOf(shop.bun), lineOf(shop.noodles))
    const lines = session.products.map(({ id }) => ({ id, quantity: 1 }))
    const after = await voidLines(waiter, session._id, { lines })
    expect(after).toMatchObject({
      status: 'ongoing',
      outstanding: 0,
      orders: [{ _id: order._id, status: 'cancelled' }],
    })
    const again = voidLines(waiter, session._id, { lines })
    await expect(again).rejects.toMatchObject({ data: { code: 'lineNotFound' } })
  })

  it('what the kitchen may have begun with needs a manager, or the approval of one by PIN', async () => {
    const name = [{ lang: 'en', value: 'Sent back' }] as const
    const kinds = { kind: 'void', shop: shop.shop, name }
    const lost = (await manager.service('reasons').create(kinds)) as Reason
    const back = (await manager.service('reasons').create({ ...kinds, stockBack: true })) as Reason
    const { session, order } = await tableWith(lineOf(shop.bun, { quantity: 3 }))
    await orderingCalls(manager, shop).setStatus(order._id, 'preparing')
    const left = await stock()
    const lines = [{ id: session.products[0]?.id, quantity: 1 }]
    const action = 'tableSessions/voidLines'
    await expect(voidLines(waiter, session._id, { lines, reason: lost._id })).rejects.toMatchObject(
      {
        code: 403,
        data: { code: 'approvalRequired', action, record: session._id },
      },
    )
    await manager.service('users/setPin').create({ shop: shop.shop, pin: '4802' })
    const refused = voidLines(waiter, session._id, { lines, reason: lost._id })
    const approval = await approvalOf(waiter, { shop: shop.shop, pin: '4802' }, refused)
    await voidLines(waiter, session._id, { lines, reason: lost._id, approval })
    expect(await stock()).toBe(left)
    const { user } = (await manager.get('authentication')) as { user: User }
    expect((await history(session._id)).at(-1)).toMatchObject({
      actor: { role: 'staff', approver: user._id },
      detail: { reason: lost._id, reasonName: name, lines: [{ begun: true }] },
    })
    await voidLines(manager, session._id, { lines, reason: back._id })
    expect(await stock()).toBe(left + 1)
  })

  it('needs a reason for voids, or a note (STAFF-1.2)', async () => {
    const { session } = await tableWith(lineOf(shop.bun))
    const lines = [{ id: session.products[0]?.id, quantity: 1 }]
    const missing = { code: 400, data: { code: 'reasonRequired', field: 'reason' } }
    const create = (own: object) =>
      waiter.service('tableSessions/voidLines').create({ session: session._id, lines, ...own })
    await expect(create({})).rejects.toMatchObject(missing)
    const cash = await server.app
      .service('reasons')
      .create({ kind: 'cash', name: [{ lang: 'en', value: 'Safe' }] })
    await expect(create({ reason: (cash as Reason)._id })).rejects.toMatchObject(missing)
  })

  it('what was paid above the bill that is left goes back, and a bill that is paid by now is done', async () => {
    const cash = (await server.app
      .service('paymentMethods')
      .create({ name: [{ lang: 'en', value: 'Cash' }], type: 'counter', shops: [shop.shop] })) as {
      _id: string
    }
    const { session } = await tableWith(lineOf(shop.noodles, { quantity: 2 }), lineOf(shop.bun))
    const paid = { session: session._id, paymentMethod: cash._id, amount: 50 }
    await manager.service('tableSessions/pay').create(paid)
    const lines = [{ id: session.products[0]?.id, quantity: 2 }]
    expect(await voidLines(waiter, session._id, { lines })).toMatchObject({
      status: 'done',
      paid: 12,
      outstanding: 0,
    })
    await expect(voidLines(waiter, session._id, { lines })).rejects.toMatchObject({
      data: { code: 'sessionClosed' },
    })
  })
})

describe('a session that two tablets change (STAFF-1.1)', () => {
  it('at once: one succeeds, the other hears which version there is', async () => {
    const { session } = await tableWith(lineOf(shop.bun, { quantity: 5 }))
    const lines = [{ id: session.products[0]?.id, quantity: 1 }]
    const own = { lines, expectedVersion: session.version }
    const outcomes = await Promise.allSettled([
      voidLines(waiter, session._id, own),
      voidLines(manager, session._id, own),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = outcomes.find(({ status }) => status === 'rejected')
    expect(lost).toMatchObject({
      reason: { code: 409, data: { code: 'sessionChanged', version: session.version + 1 } },
    })
  })

  it('with the same key again: changes nothing more, and returns the session as it is', async () => {
    const { session } = await tableWith(lineOf(shop.bun, { quantity: 5 }))
    const lines = [{ id: session.products[0]?.id, quantity: 1 }]
    const own = { lines, idempotencyKey: idempotencyKey(), expectedVersion: session.version }
    const first = await voidLines(waiter, session._id, own)
    expect(await voidLines(waiter, session._id, own)).toEqual(first)
    expect(open(first)).toMatchObject([{ quantity: 4 }])
  })
})

describe('the number of guests (STAFF-1.4)', () => {
  it('changes what is charged for each of them', async () => {
    const fee = { name: [{ lang: 'en', value: 'Seat' }], amountPerPerson: 3, shops: [shop.shop] }
    const made = await server.app.service('surchargeSettings').create(fee)
    const { session } = await tableWith(lineOf(shop.bun))
    const change = (capacity: number) =>
      waiter
        .service('tableSessions/changeGuests')
        .create({ session: session._id, capacity, idempotencyKey: idempotencyKey() })
    expect(await change(4)).toMatchObject({ capacity: 4, result: { totals: { total: 24 } } })
    expect(await change(2)).toMatchObject({ capacity: 2, result: { totals: { total: 18 } } })
    expect((await history(session._id)).at(-1)).toMatchObject({
      kind: 'guests',
      detail: { from: 4, to: 2 },
    })
    await server.app.service('surchargeSettings').remove((made as { _id: string })._id)
  })
})
