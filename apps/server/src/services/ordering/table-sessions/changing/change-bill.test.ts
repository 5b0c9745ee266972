import type { SessionLine, TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import { lineOf, makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { sessionEvents } from '../../../../tables/session-events.ts'

const name = [{ lang: 'en' as const, value: 'Corkage' }]
const birthday = 'e'.repeat(24)

let server: TestServer
let shop: OrderingShop
let client: TestClient
let diner: ReturnType<typeof orderingCalls>
let staff: TestClient
let corkage: string
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  client = await server.client()
  diner = orderingCalls(client, shop)
  staff = await server.client(shop.staff)
  const settings = server.app.service('surchargeSettings')
  const own = { name, shops: [shop.shop], fixedAmount: 50 }
  const made = (await settings.create({ ...own, manual: true })) as { _id: string }
  corkage = made._id
  await server.app.service('taxSettings').create({
    name: [{ lang: 'en', value: 'Tax' }],
    shops: [shop.shop],
    percent: 10,
    taxGroup: 'vat',
  })
})
afterAll(() => server.stop())

const seated = async (): Promise<TableSession> => {
  const { session } = await diner.scan(shop.table)
  const cart = [lineOf(shop.noodles, { quantity: 2 })]
  return (await diner.order(session._id, { cart })).session
}
const patched = (session: string, change: object, by = staff) =>
  by.service('tableSessions').patch(session, change) as Promise<TableSession>
const total = ({ result }: TableSession): number => result.totals.total
const closed = (session: string) => patched(session, { status: 'cancelled' })

describe('staff change the bill of a session (ORDER-5.6)', () => {
  it('is priced again, its diners see it at once, and its history says who did it', async () => {
    const session = await seated()
    expect(total(session)).toBe(84.7)
    await diner.subscribe(session._id)
    const heard = heardBy(client, 'tableSessions', 'patched') as TableSession[]
    const [line] = session.products
    const change = {
      surcharges: [corkage],
      tips: 5,
      adjusts: [{ name: 'Chipped plate', amount: -10 }],
      preAdjusts: [{ amount: -7 }],
      lineAdjusts: [{ id: line?.id, amount: -20 }],
      modifiers: [birthday],
      desiredCapacity: 6,
    }
    const { surcharges, ...own } = change
    const after = await patched(session._id, change)
    expect(after).toMatchObject({ ...own, tipsWithoutTax: 5, tipsTax: 0 })
    expect(after.surcharges).toEqual([{ setting: corkage, name, amount: 50, discount: 0 }])
    expect(after.products[0]).toMatchObject({ priceWithoutDiscount: 50, totalSurcharge: 50 })
    // 77 − 20 − 7 and its tax of 10 %, the corkage, the tips and the adjustment.
    expect(total(after)).toBe(100)
    await expect.poll(() => heard).toMatchObject([{ version: after.version, adjusts: own.adjusts }])
    const events = await server.runtime.database
      .select()
      .from(sessionEvents)
      .where(eq(sessionEvents.session, session._id))
    expect(events.at(-1)).toMatchObject({ kind: 'bill', actor: { role: 'staff' } })
    expect(total(await patched(session._id, { taxFree: true }))).toBe(95)
    expect(surcharges).toEqual([corkage])
    await closed(session._id)
  })

  it('ORDER-5.9: a manual surcharge chosen before the first order is priced with it, from what the session returns', async () => {
    const { session } = await diner.scan(shop.table)
    const before = await patched(session._id, { surcharges: [corkage] })
    expect(before).toMatchObject({ surcharges: [], manualSurcharges: [corkage] })
    const cart = [lineOf(shop.noodles, { quantity: 2 })]
    const placed = await diner.order(session._id, { cart, expectedTotal: 134.7 })
    expect(placed.session.manualSurcharges).toEqual([corkage])
    await closed(session._id)
  })

  it('CALL-4.7: null clears each field of the bill', async () => {
    const session = await seated()
    const [line] = session.products
    const change = {
      surcharges: [corkage],
      tips: 5,
      taxFree: true,
      adjusts: [{ amount: -10 }],
      preAdjusts: [{ amount: -7 }],
      lineAdjusts: [{ id: line?.id, amount: -20 }],
      modifiers: [birthday],
      capacity: 3,
      desiredCapacity: 6,
    }
    expect(total(await patched(session._id, change))).not.toBe(84.7)
    const nulls = Object.fromEntries(Object.keys(change).map((field) => [field, null]))
    const cleared = await patched(session._id, nulls)
    expect(cleared).toMatchObject({
      manualSurcharges: [],
      tips: 0,
      taxFree: false,
      adjusts: [],
      preAdjusts: [],
      lineAdjusts: [],
      modifiers: [],
      capacity: null,
      desiredCapacity: null,
    })
    expect(total(cleared)).toBe(84.7)
    await closed(session._id)
  })

  it('PAY-5.8: an amount that staff set is no refund, whatever they send', async () => {
    const session = await seated()
    const sent = await patched(session._id, { adjusts: [{ amount: -10, refunded: true }] })
    expect(sent.adjusts).toEqual([{ amount: -10 }])
    await closed(session._id)
  })

  it('an order that a diner adds is priced by itself, without the amounts that change the whole bill', async () => {
    const session = await seated()
    await patched(session._id, { adjusts: [{ amount: -10 }], tips: 3 })
    const cart = [lineOf(shop.bun)]
    const placed = await diner.order(session._id, { cart, expectedTotal: 13.2 })
    expect(placed.order.total).toBe(13.2)
    expect(total(placed.session)).toBe(90.9)
    await closed(session._id)
  })

  it('a bill that is paid with less is completed, and a finished one is not changed', async () => {
    const session = await seated()
    const method = (await server.app
      .service('paymentMethods')
      .create({ name, type: 'counter', shops: [shop.shop] })) as { _id: string }
    await staff.service('tableSessions/pay').create({
      session: session._id,
      paymentMethod: method._id,
      amount: 80,
      idempotencyKey: 'a-key-of-this-one-payment',
    })
    const done = await patched(session._id, { adjusts: [{ amount: -4.7 }] })
    expect(done).toMatchObject({ status: 'done', outstanding: 0 })
    expect(done.paidTime).not.toBeNull()
    await expect(patched(session._id, { tips: 1 })).rejects.toMatchObject({
      data: { code: 'sessionClosed' },
    })
  })

  it('takes only manual surcharges of the shop and lines of the session, and is for its staff', async () => {
    const session = await seated()
    for (const [change, field] of [
      [{ surcharges: ['f'.repeat(24)] }, 'surcharges.0'],
      [{ lineAdjusts: [{ id: 'none', amount: 1 }] }, 'lineAdjusts.0.id'],
    ] as const)
      await expect(patched(session._id, change)).rejects.toMatchObject({ data: { field } })
    await expect(patched(session._id, { tips: 1 }, client)).rejects.toMatchObject({ code: 401 })
    const other = await makeOrderingShop(server)
    const stranger = await server.client(other.staff)
    await expect(patched(session._id, { tips: 1 }, stranger)).rejects.toMatchObject({ code: 404 })
    await closed(session._id)
  })

  it('ORDER-5.8: checkBillTime is when staff set the session to be paid', async () => {
    const session = await seated()
    expect(session.checkBillTime).toBeNull()
    const asking = await patched(session._id, { status: 'toPay' })
    expect(Date.parse(asking.checkBillTime ?? '')).toBeGreaterThan(Date.parse(asking.createTime))
    await closed(session._id)
  })
})

const soldAt = async (own: object): Promise<SessionLine | undefined> => {
  await server.app.service('products').patch(shop.bun, own)
  const { session } = await diner.create({ cart: [lineOf(shop.bun)] })
  return session.products[0]
}

describe('what stands on a line of a bill', () => {
  it('ORDER-5.7: the printers of its product, else of its shop unless it does not go there', async () => {
    const printers = { defaultKitchen: 'kitchen', defaultWaterbar: 'bar' }
    await server.app.service('shops').patch(shop.shop, printers)
    expect(await soldAt({ notGoWaterBar: true })).toMatchObject({
      kitchenPrinters: ['kitchen'],
      waterBars: [],
    })
    const own = { kitchenPrinters: ['oven'], printerColor: 'red', kitchenGroup: 'Bakery' }
    expect(await soldAt(own)).toMatchObject({ ...own, waterBars: [] })
  })

  it('ORDER-5.4: its tax by percent, amount and group', async () => {
    expect(await soldAt({ code: 'B1' })).toMatchObject({
      price: 12,
      taxPercent: 10,
      totalTax: 1.2,
      taxGroup: 'vat',
      actualPrice: 12,
    })
  })
})
