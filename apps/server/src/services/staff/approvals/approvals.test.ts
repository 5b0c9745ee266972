import type { Approval, Page, StaffAction, User } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import {
  makeMember,
  makeMemberShop,
  memberCalls,
  type MemberShop,
} from '../../../testing/member-shop.ts'
import { heardBy } from '../../../testing/ordering-calls.ts'
import { idempotencyKey } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const start = Date.parse('2026-03-03T04:00:00Z')
let now = start
let server: TestServer
let shop: MemberShop
let group: ReturnType<typeof memberCalls>
let owner: TestClient
const system = { onlineMemberSystem: true, onlineOrderingSystem: true, allowChooseShop: true }
const limits = [
  { unit: 'points', each: 100, daily: 250 },
  { unit: 'HKD', each: 50, daily: 120.5 },
] as const

beforeAll(async () => {
  // The tests go from day to day with the same sign-ins.
  server = await startTestServer({ now: () => now, config: { staffSignInHours: 24 * 365 } })
  shop = await makeMemberShop(server)
  group = memberCalls(server, shop)
  owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
  await owner.service('systemSettings').create({ ...system, creditLimits: [...limits] })
})
afterAll(() => server.stop())

let days = 0
/** Begins another day, on which nothing has been credited. */
const nextDay = () => {
  days += 1
  now = start + days * 86_400_000
}

let accounts = 0
const manager = async (own: Partial<User> = {}): Promise<TestClient> => {
  accounts += 1
  const account = await makeAccount(server, `manager-${accounts}`, [
    { role: 'manager', shop: shop.shop },
  ])
  const client = await server.client(account)
  const { user } = await client.get('authentication')
  if (Object.keys(own).length > 0) await server.app.service('users').patch(user._id, own)
  return client
}

const credit = (client: TestClient, user: string, amount: number, own: object = {}) =>
  client.service('pointRecords').create({
    user,
    shop: shop.shop,
    amount,
    note: 'sorry',
    ...own,
    idempotencyKey: idempotencyKey(),
  })

const creditBalance = (client: TestClient, user: string, amount: number, own: object = {}) =>
  client.service('balanceRecords').create({
    user,
    shop: shop.shop,
    amount,
    currency: 'HKD',
    note: 'sorry',
    ...own,
    idempotencyKey: idempotencyKey(),
  })

const request = async (client: TestClient, user: string, own: object = {}) =>
  (await client.service('approvals').create({
    action: 'credit',
    shop: shop.shop,
    user,
    unit: 'points',
    amount: 9000,
    note: 'a wedding',
    ...own,
  })) as Approval

const decide = (client: TestClient, { _id }: Approval, status: 'approved' | 'refused') =>
  client.service('approvals/decide').create({ approval: _id, status }) as Promise<Approval>

const isAboveLimit = { code: 403, data: { code: 'approvalRequired', field: 'amount' } }
const isOwn = { code: 403, data: { code: 'ownAccount', field: 'user' } }

describe('what managers credit by themselves (MEM-7.2)', () => {
  it('is bounded in each adjustment and in a day; deductions are not, and owners are not', async () => {
    nextDay()
    const [client, member] = [await manager(), await makeMember(server, shop)]
    await expect(credit(client, member.user, 101)).rejects.toMatchObject({
      ...isAboveLimit,
      data: { each: 100, daily: 250 },
    })
    for (let time = 0; time < 2; time += 1) await credit(client, member.user, 100)
    await expect(credit(client, member.user, 51)).rejects.toMatchObject(isAboveLimit)
    await credit(client, member.user, 50)
    await expect(credit(client, member.user, 1)).rejects.toMatchObject(isAboveLimit)
    await credit(client, member.user, -240)
    await credit(owner, member.user, 1_000_000)
    expect(await group.points(member)).toBe(1_000_010)
    nextDay()
    await credit(client, member.user, 100)
  })

  it('is bounded for all managers of a shop together, however many calls come at once', async () => {
    nextDay()
    const member = await makeMember(server, shop)
    const clients = [await manager(), await manager(), await manager()]
    const calls = Array.from({ length: 30 }, (_, index) =>
      creditBalance(clients[index % 3]!, member.user, 10.05),
    )
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
    expect(await group.balance(member)).toBe(110.55)
    await creditBalance(clients[0]!, member.user, 9.95)
    await expect(creditBalance(clients[1]!, member.user, 0.01)).rejects.toMatchObject(isAboveLimit)
    await credit(clients[2]!, member.user, 100)
  })

  it('counts once however often a call is repeated, and not if it fails', async () => {
    nextDay()
    const [client, member] = [await manager(), await makeMember(server, shop)]
    const entry = { user: member.user, shop: shop.shop, amount: 100, note: 'sorry' }
    const repeated = { ...entry, idempotencyKey: idempotencyKey() }
    for (let time = 0; time < 5; time += 1) await client.service('pointRecords').create(repeated)
    await expect(credit(client, member.user, -500)).rejects.toMatchObject({ code: 409 })
    await credit(client, member.user, 100)
    await credit(client, member.user, 50)
    expect(await group.points(member)).toBe(250)
  })

  it('is in the currency of their shop only', async () => {
    nextDay()
    const [client, member] = [await manager(), await makeMember(server, shop)]
    await expect(creditBalance(client, member.user, 10, { currency: 'VND' })).rejects.toMatchObject(
      { data: { code: 'dataInvalid', field: 'currency' } },
    )
  })
})

describe('nobody gives anything to themselves (MEM-7.1)', () => {
  it('points, balance and requests of managers, nor to an account with their phone or e-mail address', async () => {
    nextDay()
    const client = await manager({ phone: '+852 9123 4567' })
    const { user } = await client.get('authentication')
    const samePhone = await makeMember(server, shop, { phone: '91234567' })
    const sameMail = await makeMember(server, shop, {
      email: String(user.email).replace('@', '+points@'),
    }).catch(() => undefined)
    for (const account of [user._id, samePhone.user, sameMail?.user]) {
      if (account === undefined) continue
      await expect(credit(client, account, 1)).rejects.toMatchObject(isOwn)
      await expect(creditBalance(client, account, 1)).rejects.toMatchObject(isOwn)
      await expect(request(client, account)).rejects.toMatchObject(isOwn)
    }
    const other = await makeMember(server, shop, { phone: '91234568' })
    await credit(client, other.user, 1)
  })

  it('owners neither: points, balance, coupons, ranks, levels and approvals', async () => {
    const { user } = await owner.get('authentication')
    const coupon = { user: user._id, coupon: shop.tenOff }
    await expect(credit(owner, user._id, 1)).rejects.toMatchObject(isOwn)
    await expect(creditBalance(owner, user._id, 1)).rejects.toMatchObject(isOwn)
    await expect(owner.service('userCoupons').create(coupon)).rejects.toMatchObject(isOwn)
    for (const level of [{ vipLevel: 'a'.repeat(24) }, { ranks: [{ rank: 'a'.repeat(24) }] }])
      await expect(owner.service('users').patch(user._id, level)).rejects.toMatchObject(isOwn)
    const forOwner = await request(await manager(), user._id)
    await expect(decide(owner, forOwner, 'approved')).rejects.toMatchObject(isOwn)
  })

  it('staff do not take the payment of their own top-up (MEM-7.4)', async () => {
    const product = await server.app
      .service('products')
      .create({ shop: shop.shop, name: [], price: 100, topUp: 120 })
    const { _id } = product as { _id: string }
    const client = await manager()
    const session = (await client.service('tableSessions/create').create({
      shop: shop.shop,
      type: 'topUp',
      cart: [{ id: 'one', product: _id, quantity: 1 }],
      expectedTotal: 100,
    })) as { _id: string }
    const payment = { session: session._id, paymentMethod: shop.cash, amount: 100 }
    await expect(client.service('tableSessions/pay').create(payment)).rejects.toMatchObject(isOwn)
    const colleague = await manager()
    expect(await colleague.service('tableSessions/pay').create(payment)).toMatchObject({
      status: 'done',
    })
  })
})

describe('what is above the limits waits for an owner (MEM-7.3)', () => {
  it('is pending, credited once when approved, and named in the log with who requested and who approved', async () => {
    nextDay()
    const [client, member] = [await manager(), await makeMember(server, shop)]
    await client.service('shops/subscribe').create({ item: shop.shop })
    const heard = heardBy(client, 'approvals', 'patched')
    const pending = await request(client, member.user)
    expect(pending).toMatchObject({ status: 'pending', amount: 9000 })
    expect(await group.points(member)).toBe(0)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        owner.service('approvals/decide').create({
          approval: pending._id,
          status: 'approved',
          idempotencyKey: `${idempotencyKey()}${index}`,
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await group.points(member)).toBe(9000)
    await expect(decide(owner, pending, 'refused')).rejects.toMatchObject({
      data: { code: 'illegalTransition' },
    })
    const [record] = await group.pointRecords(member)
    const query = { path: 'pointRecords', record: record?._id }
    const { data } = (await owner.service('staffActions').find({ query })) as Page<StaffAction>
    const [{ user }, { user: approver }] = await Promise.all(
      [client, owner].map((one) => one.get('authentication')),
    )
    expect(data).toMatchObject([
      { user: user._id, approver: approver._id, changes: { approval: pending._id, amount: 9000 } },
    ])
    await expect
      .poll(() => heard)
      .toMatchObject([{ _id: pending._id, status: 'approved', approver: approver._id }])
  })

  it('a balance is credited in the currency of the shop; what is refused is never credited', async () => {
    const [client, member] = [await manager(), await makeMember(server, shop)]
    const balance = await request(client, member.user, { unit: 'HKD', amount: 5000.5 })
    await decide(owner, balance, 'approved')
    const refused = await request(client, member.user, { unit: 'HKD', amount: 1 })
    expect(await decide(owner, refused, 'refused')).toMatchObject({ status: 'refused' })
    await expect(decide(owner, refused, 'approved')).rejects.toMatchObject({ code: 409 })
    expect(await group.balance(member)).toBe(5000.5)
    await expect(request(client, member.user, { unit: 'JPY' })).rejects.toMatchObject({
      data: { code: 'dataInvalid' },
    })
    await expect(request(client, member.user, { amount: 1.5 })).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'amount' },
    })
  })

  it('is seen by the managers of its shop and by owners, and decided by owners alone', async () => {
    const [client, member] = [await manager(), await makeMember(server, shop)]
    const pending = await request(client, member.user)
    await expect(decide(client, pending, 'approved')).rejects.toMatchObject({ code: 403 })
    const elsewhere = await server.client(
      await makeAccount(server, 'elsewhere', [{ role: 'manager', shop: 'b'.repeat(24) }]),
    )
    const seenBy = async (one: TestClient) =>
      ((await one.service('approvals').find({ query: { _id: pending._id } })) as Page<Approval>)
        .data
    expect(await seenBy(client)).toHaveLength(1)
    expect(await seenBy(owner)).toHaveLength(1)
    expect(await seenBy(elsewhere)).toHaveLength(0)
  })
})

describe('what a top-up credits for its price is set by owners (MEM-7.5)', () => {
  it('a manager writes other products, but neither makes a top-up nor changes one', async () => {
    const products = (await manager()).service('products')
    const made = { shop: shop.shop, name: [], price: 1 }
    await expect(products.create({ ...made, topUp: 1000 })).rejects.toMatchObject({ code: 403 })
    const { _id } = (await products.create(made)) as { _id: string }
    await expect(products.patch(_id, { topUp: 1000 })).rejects.toMatchObject({ code: 403 })
    const topUp = (await owner.service('products').create({ ...made, price: 100, topUp: 100 })) as {
      _id: string
    }
    await expect(products.patch(topUp._id, { price: 1 })).rejects.toMatchObject({ code: 404 })
    expect(await products.patch(_id, { price: 2 })).toMatchObject({ price: 2 })
  })
})
