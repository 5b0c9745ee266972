import type { Page, Reason, SessionEvent, TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { approvalOf } from '../../../../testing/approval-of.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
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
let cashier: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, {
    ...anyNumber,
    staffLimits: { discountPercent: 5, discount: 5 },
  })
  manager = await server.client(shop.staff)
  const role = (name: string, as: 'waiter' | 'cashier') =>
    makeAccount(server, name, [{ role: as, shop: shop.shop }])
  waiter = await server.client(await role('a-waiter', 'waiter'))
  cashier = await server.client(await role('a-cashier', 'cashier'))
  await manager.service('users/setPin').create({ shop: shop.shop, pin: '4802' })
})
afterAll(() => server.stop())

/** A table with two noodles: 77. */
const table = async (): Promise<TableSession> => {
  const made = await server.app.service('tableViewItems').create({ shop: shop.shop, name: 'T' })
  const guest = orderingCalls(await server.client(), shop)
  const { session } = await guest.scan((made as { _id: string })._id)
  const cart = [lineOf(shop.noodles, { quantity: 2 })]
  return (await guest.order(session._id, { cart })).session
}

const call = (client: TestClient, path: string, session: string, own: object) =>
  client.service(`tableSessions/${path}`).create({
    session,
    note: 'sorry',
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<TableSession>

const total = ({ result }: TableSession) => result.totals.total

const approve = (client: TestClient, session: string, own: object) =>
  approvalOf(client, { shop: shop.shop, pin: '4802' }, call(client, 'discount', session, own))

describe('a discount on the bill (STAFF-1.9)', () => {
  it('is a percentage or an amount, replaces an earlier one, and can be cleared', async () => {
    const { _id } = await table()
    const percent = await call(manager, 'discount', _id, { percent: 10 })
    expect(total(percent)).toBe(69.3)
    expect(percent.discounts).toMatchObject([{ source: 'manual', amount: -7.7 }])
    expect(total(await call(manager, 'discount', _id, { amount: 7 }))).toBe(70)
    expect(total(await call(manager, 'discount', _id, { none: true }))).toBe(77)
    await expect(call(manager, 'discount', _id, { none: true, amount: 1 })).rejects.toMatchObject({
      data: { code: 'dataInvalid' },
    })
  })

  it('STAFF-1.16: is previewed to the cent, and so is another price of a line; nothing changes', async () => {
    const { _id, products, version } = await table()
    const preview = (own: object) =>
      waiter.service('tableSessions/previewDiscount').create({ session: _id, ...own })
    expect(await preview({ percent: 10 })).toEqual({ before: 77, after: 69.3, less: [] })
    expect(await preview({ line: products[0]?.id, overridePrice: 30 })).toEqual({
      before: 77,
      after: 60,
      less: [],
    })
    await expect(preview({ percent: 10, amount: 1 })).rejects.toMatchObject({
      data: { code: 'dataInvalid' },
    })
    expect(await manager.service('tableSessions').get(_id)).toMatchObject({ version })
    const given = await call(manager, 'discount', _id, { percent: 10 })
    expect(total(given)).toBe(69.3)
    const [byHand] = given.discounts
    const less = [{ discount: byHand?.id, before: 7.7, after: 0 }]
    expect(await preview({ none: true })).toEqual({ before: 69.3, after: 77, less })
  })

  it('STAFF-1.9, DISC-2.6: more of it is never dearer: an automatic rule for each full step stays', async () => {
    const step = await server.app.service('orderDiscounts').create({
      name: [{ lang: 'en', value: '$20 off every $60' }],
      shops: [shop.shop],
      source: 'automatic',
      priority: 40,
      discountType: 'amount',
      discount: 20,
      targetStepAmount: 60,
    })
    try {
      const { _id } = await table()
      const given = async (amount: number) =>
        total(await call(manager, 'discount', _id, { amount }))
      expect([await given(15), await given(20)]).toEqual([42, 37])
    } finally {
      await server.app.service('orderDiscounts').remove((step as { _id: string })._id)
    }
  })

  it('has the name of its reason, and is in the history', async () => {
    const { _id } = await table()
    const name = [{ lang: 'en' as const, value: 'Apology' }]
    const kind = { kind: 'discount', shop: shop.shop, name }
    const reason = (await manager.service('reasons').create(kind)) as Reason
    const given = await call(cashier, 'discount', _id, { percent: 5, reason: reason._id })
    expect(given.discounts).toMatchObject([{ name, amount: -3.85 }])
    const query = { shop: shop.shop, session: _id }
    const { data } = (await manager.service('sessionEvents').find({ query })) as Page<SessionEvent>
    expect(data.at(-1)).toMatchObject({
      kind: 'discounted',
      detail: { percent: 5, off: 3.85, reason: reason._id, reasonName: name },
    })
  })

  it('may be a rule that owners made for staff', async () => {
    const { _id } = await table()
    const name = [{ lang: 'en', value: 'Staff meal' }]
    const rule = {
      name,
      source: 'manual',
      discountType: 'percent',
      discount: 0.5,
      type: 'discount',
    }
    const made = await server.app.service('orderDiscounts').create(rule)
    const orderDiscount = (made as { _id: string })._id
    expect(total(await call(cashier, 'discount', _id, { orderDiscount }))).toBe(38.5)
    const automatic = await server.app
      .service('orderDiscounts')
      .create({ name, source: 'coupon', discountType: 'percent', discount: 0.5 })
    await expect(
      call(manager, 'discount', _id, { orderDiscount: (automatic as { _id: string })._id }),
    ).rejects.toMatchObject({ data: { code: 'dataInvalid', field: 'orderDiscount' } })
  })
})

describe('what staff take off by hand in all (STAFF-1.7)', () => {
  it('above the shop’s limit needs a manager, also in several steps', async () => {
    const { _id, products } = await table()
    const line = products[0]?.id ?? ''
    await call(cashier, 'adjustLine', _id, { line, manualDiscount: 4 })
    const more = { percent: 5 }
    const action = 'tableSessions/discount'
    await expect(call(cashier, 'discount', _id, more)).rejects.toMatchObject({
      code: 403,
      data: { code: 'approvalRequired', action, record: _id },
    })
    const approval = await approve(cashier, _id, more)
    expect(total(await call(cashier, 'discount', _id, { ...more, approval }))).toBe(69.35)
    expect(total(await call(cashier, 'discount', _id, { amount: 1 }))).toBe(72)
    expect(total(await call(manager, 'discount', _id, { percent: 100 }))).toBe(0)
  })

  it('needs a manager for those who take no money', async () => {
    const { _id } = await table()
    await expect(call(waiter, 'discount', _id, { percent: 1 })).rejects.toMatchObject({
      data: { code: 'approvalRequired' },
    })
    const approval = await approve(waiter, _id, { percent: 1 })
    expect(total(await call(waiter, 'discount', _id, { percent: 1, approval }))).toBe(76.23)
  })
})

describe('the price of a line (STAFF-1.8)', () => {
  it('is set for a unit, changed in percent or less by an amount, and cleared', async () => {
    const { _id, products } = await table()
    const line = products[0]?.id ?? ''
    const adjust = (own: object) => call(manager, 'adjustLine', _id, { line, ...own })
    expect(total(await adjust({ overridePrice: 30 }))).toBe(60)
    expect(total(await adjust({ overridePrice: null, manualPercentAdjust: -10 }))).toBe(69.3)
    expect(total(await adjust({ manualPercentAdjust: null, manualDiscount: 100 }))).toBe(0)
    expect(total(await adjust({ manualDiscount: null }))).toBe(77)
    await expect(adjust({ line: 'none' })).rejects.toMatchObject({
      data: { code: 'lineNotFound' },
    })
  })

  it('is refused if what it moves to other lines would make the bill dearer, with both sums', async () => {
    const own = await makeOrderingShop(server, {
      ...anyNumber,
      discountRoundFactor: 0.1,
      discountRoundMethod: 'floor',
    })
    const staff = await server.client(own.staff)
    await server.app.service('orderDiscounts').create({
      name: [{ lang: 'en', value: 'On the house' }],
      source: 'automatic',
      discountType: 'percent',
      discount: 0,
      for: 'product',
      shops: [own.shop],
    })
    const made = await server.app.service('tableViewItems').create({ shop: own.shop, name: 'T' })
    const guest = orderingCalls(await server.client(), own)
    const { session } = await guest.scan((made as { _id: string })._id)
    const cart = [lineOf(own.noodles, { quantity: 1 })]
    const { products, result } = (await guest.order(session._id, { cart })).session
    expect(result.totals.total).toBe(0)
    const adjust = (more: object) =>
      call(staff, 'adjustLine', session._id, { line: products[0]?.id, ...more })
    await expect(adjust({ manualDiscount: 0.25 })).rejects.toMatchObject({
      data: { code: 'discountDearer', field: 'line', before: 0, after: 0.05 },
    })
    expect(total(await adjust({ manualDiscount: 0.5 }))).toBe(0)
  })
})
