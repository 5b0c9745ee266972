import type { Approval, Page, Refund, StaffAction, TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeMemberShop, type MemberShop } from '../../../testing/member-shop.ts'
import { idempotencyKey, makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: MemberShop
let owner: TestClient
let manager: TestClient
let cashier: TestClient
const settings = { onlineMemberSystem: true, onlineOrderingSystem: true, allowChooseShop: true }

beforeAll(async () => {
  server = await startTestServer()
  shop = await makeMemberShop(server)
  const of = async (name: string, role: 'owner' | 'manager' | 'cashier') =>
    server.client(
      await makeAccount(server, name, [role === 'owner' ? { role } : { role, shop: shop.shop }]),
    )
  owner = await of('owner', 'owner')
  manager = await of('manager', 'manager')
  cashier = await of('cashier', 'cashier')
  const refundLimits = [{ unit: 'HKD' as const, bill: 20 }]
  await owner.service('systemSettings').create({ ...settings, refundLimits })
})
afterAll(() => server.stop())

/** A bill of 38.5, paid in cash. */
const paidBill = async () => {
  const { session } = await orderingCalls(manager, shop).create()
  const paid = (await manager.service('tableSessions/pay').create({
    session: session._id,
    paymentMethod: shop.cash,
    amount: 38.5,
  })) as TableSession
  return { session: session._id, payment: paid.payments[0]?._id ?? '', orders: paid.orders }
}
type Bill = Pick<Awaited<ReturnType<typeof paidBill>>, 'session' | 'payment'>

const refund = (client: TestClient, { session, payment }: Bill, amount: number) =>
  client.service('tableSessions/refund').create({
    session,
    payment,
    amount,
    reason: 'cold',
    idempotencyKey: idempotencyKey(),
  }) as Promise<TableSession>

const request = (client: TestClient, { session, payment }: Bill, amount: number, own = {}) =>
  client.service('approvals').create({
    action: 'refund',
    shop: shop.shop,
    refund: { session, payment, amount },
    note: 'a spoiled evening',
    idempotencyKey: idempotencyKey(),
    ...own,
  }) as Promise<Approval>

const decide = (
  client: TestClient,
  { _id }: Approval,
  status: 'approved' | 'refused' = 'approved',
) =>
  client
    .service('approvals/decide')
    .create({ approval: _id, status, idempotencyKey: idempotencyKey() }) as Promise<Approval>

const paidOf = async ({ session }: Bill) =>
  ((await owner.service('tableSessions').get(session)) as TableSession).paid

const isAboveLimit = { code: 403, data: { code: 'approvalRequired', field: 'amount', limit: 20 } }

describe('what staff refund of one bill without an owner (PAY-5.10)', () => {
  it('is bounded, in parts and at once too; owners refund anything', async () => {
    for (const client of [manager, cashier]) {
      const bill = await paidBill()
      await expect(refund(client, bill, 20.5)).rejects.toMatchObject(isAboveLimit)
      await refund(client, bill, 12)
      const outcomes = await Promise.allSettled([
        refund(client, bill, 8),
        refund(client, bill, 7.5),
        refund(manager, bill, 7),
      ])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await expect(refund(client, bill, 8)).rejects.toMatchObject(isAboveLimit)
      await refund(owner, bill, 10)
    }
  })

  it('is named by the preview of more than that', async () => {
    const { session, payment } = await paidBill()
    const preview = (client: TestClient, amount: number) =>
      client.service('tableSessions/previewRefund').create({ session, payment, amount })
    expect(await preview(manager, 21)).toMatchObject({ limit: 20, total: 17.5 })
    expect(await preview(manager, 20)).not.toHaveProperty('limit')
    expect(await preview(owner, 21)).not.toHaveProperty('limit')
  })
})

describe('a refund above the limit (PAY-5.11)', () => {
  it('is requested with what would go back, and made once when an owner approves it, in the name of both', async () => {
    const { orders, ...bill } = await paidBill()
    const pending = await request(manager, bill, 30, { unit: 'points', amount: 1 })
    expect(pending).toMatchObject({
      status: 'pending',
      action: 'refund',
      unit: 'HKD',
      amount: 30,
      orders: orders.map(({ number }) => number),
    })
    expect(await paidOf(bill)).toBe(38.5)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => decide(owner, pending)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await paidOf(bill)).toBe(8.5)
    const [{ user }, { user: approver }] = await Promise.all(
      [manager, owner].map((one) => one.get('authentication')),
    )
    const both = { approver: approver._id }
    const query = { shop: shop.shop, session: bill.session }
    const { data: refunds } = (await manager.service('refunds').find({ query })) as Page<Refund>
    expect(refunds).toMatchObject([{ ...both, amount: 30, remark: 'a spoiled evening' }])
    const logged = { path: 'tableSessions/refund', record: bill.session }
    const { data } = (await owner
      .service('staffActions')
      .find({ query: logged })) as Page<StaffAction>
    expect(data).toMatchObject([
      { ...both, user: user._id, changes: { approval: pending._id, amount: 30 } },
    ])
  })

  it('is not made if an owner refuses it, or if another amount would go back by then', async () => {
    const bill = await paidBill()
    const refused = await request(manager, bill, 30)
    expect(await decide(owner, refused, 'refused')).toMatchObject({ status: 'refused' })
    const pending = await request(manager, bill, 30)
    await refund(owner, bill, 10)
    await expect(decide(owner, pending)).rejects.toMatchObject({
      data: { code: 'paymentRefused', reason: 'amount' },
    })
    expect(await paidOf(bill)).toBe(28.5)
    expect(await decide(owner, pending, 'refused')).toMatchObject({ status: 'refused' })
  })

  it('is approved by nobody who requested it, and by owners alone', async () => {
    const bill = await paidBill()
    const own = await request(owner, bill, 30)
    await expect(decide(owner, own)).rejects.toMatchObject({ data: { code: 'ownAccount' } })
    await expect(decide(manager, own)).rejects.toMatchObject({ code: 403 })
    expect(await paidOf(bill)).toBe(38.5)
  })

  it('is not requested of another shop, of more than is left, or without what is refunded', async () => {
    const bill = await paidBill()
    const elsewhere = await makeOrderingShop(server)
    await expect(request(owner, bill, 30, { shop: elsewhere.shop })).rejects.toMatchObject({
      code: 404,
    })
    await expect(request(manager, bill, 39)).rejects.toMatchObject({
      data: { code: 'paymentRefused' },
    })
    await expect(request(manager, bill, 30, { refund: undefined })).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'refund' },
    })
    await expect(request(cashier, bill, 30)).rejects.toMatchObject({ code: 403 })
  })
})
