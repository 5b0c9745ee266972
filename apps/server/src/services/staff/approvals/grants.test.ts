import type { GrantApprovalResult, Page, StaffAction, User } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approvedBy } from '../../../authentication/approval/approved-by.ts'
import { termsOf } from '../../../authentication/approval/approved-act.ts'
import { requireManager } from '../../../authentication/approval/require-manager.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { pairDevice, signInByPin } from '../../../testing/pin-calls.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const record = 'f'.repeat(24)
const action = 'tableSessions/voidLines'
const pin = '4802'
const act = { data: { percent: 12 }, cents: 1200 }
let server: TestServer
let shop: OrderingShop
let manager: TestClient
let approver: User
let cashier: { client: TestClient; user: User }

const account = async (name: string, staff: NonNullable<User['staff']>) => {
  const client = await server.client(await makeAccount(server, name, staff))
  const { user } = await client.get('authentication')
  return { client, user: user as User }
}

beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
  approver = (await manager.get('authentication')).user
  await manager.service('users/setPin').create({ shop: shop.shop, pin })
  cashier = await account('at-the-till', [{ role: 'cashier', shop: shop.shop }])
})
afterAll(() => server.stop())

const terms = () => termsOf({ shop: shop.shop, action, record, act })

const grant = (client = cashier.client, own: object = {}) =>
  client.service('approvals/grant').create({
    shop: shop.shop,
    pin,
    action,
    record,
    ...terms(),
    ...own,
  }) as Promise<GrantApprovalResult>

const of = (approval?: string, own: object = {}) => ({
  shop: shop.shop,
  action,
  record,
  act,
  approval,
  ...own,
})
const use = (approval?: string, own: object = {}) =>
  inTransaction(server.runtime.database, (transaction) =>
    approvedBy(transaction, of(approval, own)),
  )
const require = (user: User, approval?: string) =>
  inTransaction(server.runtime.database, (transaction) =>
    requireManager(transaction, user, of(approval)),
  )

const invalid = { code: 403, data: { code: 'approvalInvalid', field: 'approval' } }

describe('an approval by PIN (STAFF-3.7)', () => {
  it('names the manager, and is used once', async () => {
    const { approval, approver: by, expires } = await grant()
    expect(by).toMatchObject({ _id: approver._id })
    expect(Date.parse(expires) - Date.now()).toBeLessThan(61_000)
    const outcomes = await Promise.allSettled([use(approval), use(approval), use(approval)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toMatchObject([
      { value: approver._id },
    ])
    await expect(use(approval)).rejects.toMatchObject(invalid)
  })

  it('is for one action, one record, one shop and one caller', async () => {
    const { approval } = await grant()
    for (const own of [
      { action: 'tableSessions/reopen' },
      { record: 'e'.repeat(24) },
      { shop: 'b'.repeat(24) },
      { actor: approver._id },
    ])
      await expect(use(approval, own)).rejects.toMatchObject(invalid)
    expect(await use(approval, { actor: cashier.user._id })).toBe(approver._id)
    expect(await use()).toBeUndefined()
    await expect(use('made up')).rejects.toMatchObject(invalid)
  })

  it('expires, and stays valid if the call that used it fails', async () => {
    const { approval } = await grant()
    await expect(
      inTransaction(server.runtime.database, async (transaction) => {
        await approvedBy(transaction, of(approval))
        throw new Error('out of stock')
      }),
    ).rejects.toThrow('out of stock')
    await server.runtime.connection.pool.query(
      `update approval_grants set expires = now() where shop = '${shop.shop}' and used_time is null`,
    )
    await expect(use(approval)).rejects.toMatchObject(invalid)
  })

  it('is required of others than managers, with the action, the record, the digest and the sum in the error', async () => {
    await expect(require(cashier.user)).rejects.toMatchObject({
      code: 403,
      data: { code: 'approvalRequired', action, record, ...terms() },
    })
    const { approval } = await grant()
    expect(await require(cashier.user, approval)).toBe(approver._id)
    expect(await require(approver)).toBeUndefined()
  })

  it('is not given for a PIN of others than managers, which is as wrong as any', async () => {
    const waiter = await account('a-waiter', [{ role: 'waiter', shop: shop.shop }])
    await waiter.client.service('users/setPin').create({ shop: shop.shop, pin: '4803' })
    const outcomes = await Promise.all(
      ['4803', '777888'].map((wrong) =>
        grant(cashier.client, { pin: wrong }).catch((error: unknown) => JSON.stringify(error)),
      ),
    )
    expect(outcomes[0]).toBe(outcomes[1])
    expect(outcomes[0]).toContain('pinWrong')
  })

  it('is not given to the manager’s own request, nor to an account of the same person', async () => {
    await expect(grant(manager)).rejects.toMatchObject({ data: { code: 'ownAccount' } })
    await server.app.service('users').patch(approver._id, { phone: '+852 9123 4567' })
    const twin = await account('twin', [{ role: 'cashier', shop: shop.shop }])
    await server.app.service('users').patch(twin.user._id, { phone: '91234567' })
    await expect(grant(twin.client)).rejects.toMatchObject({ data: { code: 'ownAccount' } })
  })

  it('wrong PINs count for the device, or for the account on a device of its own (STAFF-3.6)', async () => {
    const till = await pairDevice(server, manager, shop.shop)
    const at = await account('by-pin', [{ role: 'cashier', shop: shop.shop }])
    await at.client.service('users/setPin').create({ shop: shop.shop, pin: '4804' })
    const { client } = await signInByPin(server, till.token, '4804')
    for (const one of [client, at.client]) {
      for (let count = 0; count < 5; count += 1)
        await expect(grant(one, { pin: '999888' })).rejects.toMatchObject({ code: 403 })
      await expect(grant(one)).rejects.toMatchObject({ code: 429, data: { code: 'pinWait' } })
    }
    await expect(signInByPin(server, till.token, '4804')).rejects.toMatchObject({ code: 429 })
    await expect(grant()).resolves.toBeDefined()
  })

  it('is in the audit log with who approved, without PIN and token (STAFF-3.8)', async () => {
    const { approval } = await grant()
    const query = { shop: shop.shop, path: 'approvals/grant', record, $sort: { time: -1 } }
    const { data } = (await manager.service('staffActions').find({ query })) as Page<StaffAction>
    expect(data[0]).toMatchObject({
      user: cashier.user._id,
      approver: approver._id,
      changes: { action, record },
    })
    const { rows } = await server.runtime.connection.pool.query('select * from staff_actions')
    expect(JSON.stringify(rows)).not.toContain(pin)
    expect(JSON.stringify(rows)).not.toContain(approval)
  })
})
