import type { TableSession } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refunds } from '../../../tables/refunds.ts'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf, makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { paidAttempt } from '../../../testing/paid-attempt.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let staff: TestClient
let group: ReturnType<typeof memberCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  staff = await server.client(shop.staff)
  group = memberCalls(server, shop)
})
afterAll(() => server.stop())

const pay = (session: string, amount: number, own: object = {}) =>
  staff.service('tableSessions/pay').create({
    session,
    amount,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<TableSession>

const refund = (session: string, payment: string, own: object, client = staff) =>
  client.service('tableSessions/refund').create({
    session,
    payment,
    reason: 'cold',
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<TableSession>

const refundsOf = (session: string) =>
  server.runtime.database
    .select()
    .from(refunds)
    .where(and(eq(refunds.shop, shop.shop), eq(refunds.session, session)))

/** A member's table with two noodles, paid in cash: 77. */
const paidTable = async (own: object = {}) => {
  const member = await makeMember(server, shop)
  const { session } = await member.calls.scan()
  await member.calls.order(session._id, { cart: [lineOf(shop.noodles, { quantity: 2 })] })
  const paid = await pay(session._id, 77, own)
  const payment = paid.payments[0]?._id ?? ''
  return { member, session: session._id, line: paid.products[0]?.id ?? '', payment, paid }
}

describe('a refund by staff (PAY-5.8)', () => {
  it('of a unit of a line makes the completed bill less, and takes back what it earned too much', async () => {
    const { member, session, line, payment, paid } = await paidTable()
    expect(paid).toMatchObject({ status: 'done', pointsEarned: 77 })
    const lines = [{ line, quantity: 1 }]
    const after = await refund(session, payment, { lines })
    expect(after).toMatchObject({
      status: 'done',
      paid: 38.5,
      outstanding: 0,
      result: { totals: { total: 38.5 } },
      pointsEarned: 38,
    })
    expect(after.payments.map(({ amount }) => amount)).toEqual([77, -38.5])
    expect(await group.points(member)).toBe(38)
    expect(await refundsOf(session)).toMatchObject([
      { amount: 38.5, status: 'done', reason: 'request', remark: 'cold', payment, lines },
    ])
    await expect(
      refund(session, payment, { lines: [{ line, quantity: 2 }] }),
    ).rejects.toMatchObject({ data: { code: 'dataInvalid', field: 'lines.0' } })
  })

  it('of an amount is a discount by hand, of tips only tips; never more than is left', async () => {
    const { session, payment } = await paidTable({ tips: 8 })
    expect(await refund(session, payment, { amount: 7, tips: 3 })).toMatchObject({
      paid: 70,
      outstanding: 0,
    })
    expect(await refundsOf(session)).toMatchObject([{ amount: 10 }])
    await refund(session, payment, { tips: 5 })
    const tooMuch = { code: 409, data: { code: 'paymentRefused', refundable: 0 } }
    await expect(refund(session, payment, { amount: 70.5 })).rejects.toMatchObject({
      data: { code: 'paymentRefused' },
    })
    await expect(refund(session, payment, { tips: 1 })).rejects.toMatchObject(tooMuch)
  })

  it('of an amount takes back as large a part of the points as went back', async () => {
    const { member, session, payment } = await paidTable()
    expect(await refund(session, payment, { amount: 7 })).toMatchObject({
      pointsEarned: 70,
      adjusts: [{ amount: -7, refunded: true }],
    })
    expect(await group.points(member)).toBe(70)
    await refund(session, payment, { amount: 70 })
    expect(await group.points(member)).toBe(0)
  })

  it('is made once, however often the call is repeated', async () => {
    const { session, payment } = await paidTable()
    const key = { amount: 7, idempotencyKey: idempotencyKey() }
    const results = await Promise.all(
      Array.from({ length: 5 }, () => refund(session, payment, key)),
    )
    expect(results.map(({ paid }) => paid)).toEqual([70, 70, 70, 70, 70])
    expect(await refundsOf(session)).toHaveLength(1)
  })

  it('goes back by the provider that took the money, with its surcharge', async () => {
    const calls = orderingCalls(staff, shop)
    const { session, order } = await calls.create()
    const charged = { amount: 38.5, tips: 0, surcharge: 1 }
    const attempt = await paidAttempt(server, { shop: shop.shop, session: session._id, ...charged })
    const { payments } = await calls.session(session._id)
    const line = order.lines[0]?.id ?? ''
    const own = { lines: [{ line, quantity: 1 }] }
    await refund(session._id, payments[0]?._id ?? '', own)
    expect(await refundsOf(session._id)).toMatchObject([{ attempt, amount: 39.5, status: 'due' }])
  })

  it('PAY-9.1: is previewed to the cent, with the way back, and nothing changes', async () => {
    const calls = orderingCalls(staff, shop)
    const { session, order } = await calls.create()
    const charged = { amount: 38.5, tips: 0, surcharge: 1 }
    await paidAttempt(server, { shop: shop.shop, session: session._id, ...charged })
    const before = await calls.session(session._id)
    const payment = before.payments[0]?._id ?? ''
    const parts = { lines: [{ line: order.lines[0]?.id ?? '', quantity: 1 }] }
    const preview = (client: TestClient) =>
      client
        .service('tableSessions/previewRefund')
        .create({ session: session._id, payment, ...parts })
    expect(await preview(staff)).toEqual({
      parts: [{ payment, by: 'provider', amount: 38.5, tips: 0, surcharge: 1 }],
      total: 0,
      coupons: 0,
    })
    expect(await calls.session(session._id)).toEqual(before)
    expect(await refundsOf(session._id)).toEqual([])
    await refund(session._id, payment, parts)
    expect(await refundsOf(session._id)).toMatchObject([{ amount: 39.5 }])
    await expect(preview(staff)).rejects.toMatchObject({ data: { code: 'paymentRefused' } })
    const { client } = await makeMember(server, shop)
    await expect(preview(client)).rejects.toMatchObject({ code: 403 })
  })

  it('is for staff who take payments in that shop', async () => {
    const { session, payment, member } = await paidTable()
    const forbidden = { code: 403 }
    await expect(refund(session, payment, { amount: 1 }, member.client)).rejects.toMatchObject(
      forbidden,
    )
    const other = await makeMemberShop(server)
    const stranger = await server.client(other.staff)
    await expect(refund(session, payment, { amount: 1 }, stranger)).rejects.toMatchObject(forbidden)
  })
})

it('PAY-5.4: an amount or tips that the currency does not have are refused by name, and nothing goes back', async () => {
  const taiwan = await makeOrderingShop(server, { currency: 'TWD' })
  const cashier = await server.client(taiwan.staff)
  const calls = orderingCalls(cashier, taiwan)
  const { session } = await calls.create({ cart: [lineOf(taiwan.bun)] })
  const charged = { amount: 12, tips: 3, surcharge: 0 }
  await paidAttempt(server, { shop: taiwan.shop, session: session._id, ...charged })
  const [paid] = (await calls.session(session._id)).payments
  for (const own of [{ amount: 0.5 }, { amount: 1.01 }, { tips: 1.5 }])
    await expect(refund(session._id, paid?._id ?? '', own, cashier)).rejects.toMatchObject({
      data: { code: 'paymentRefused', reason: 'currency', field: Object.keys(own)[0] },
    })
  const after = await refund(session._id, paid?._id ?? '', { amount: 1, tips: 2 }, cashier)
  expect(after.payments[1]).toMatchObject({ amount: -1, tips: -2 })
})
