import type { TableSession, User } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../testing/mail-server.ts'
import { makeMember, makeMemberShop, type MemberShop } from '../../../../testing/member-shop.ts'
import { idempotencyKey, lineOf } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let mail: MailServer
let server: TestServer
let shop: MemberShop
let manager: TestClient
beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer({
    config: {
      mail: { url: mail.url, from: 'hello@comanda.test' },
      publicUrl: 'https://menu.comanda.test',
    },
  })
  shop = await makeMemberShop(server)
  manager = await server.client(shop.staff)
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const paidBill = async (): Promise<TableSession> => {
  const { calls } = await makeMember(server, shop)
  const { session } = await calls.scan()
  await calls.order(session._id, { cart: [lineOf(shop.noodles, { quantity: 2 })] })
  return manager.service('tableSessions/pay').create({
    session: session._id,
    paymentMethod: shop.cash,
    tendered: 100,
    idempotencyKey: idempotencyKey(),
  }) as Promise<TableSession>
}

it('STAFF-5.18: the receipt goes to the guest once, however often the call is repeated', async () => {
  const { _id: session } = await paidBill()
  const call = { session, email: 'guest@example.com', idempotencyKey: idempotencyKey() }
  await manager.service('tableSessions/mailReceipt').create(call)
  const { version } = (await manager
    .service('tableSessions/mailReceipt')
    .create(call)) as TableSession
  const { raw, subject } = await mail.mailTo('guest@example.com')
  expect(subject).toMatch(/^Your receipt from/)
  expect(raw).toContain('Total')
  expect(raw).toContain('Change')
  const now = (await manager.service('tableSessions').get(session)) as TableSession
  expect(version).toBe(now.version)
  expect(mail.mails).toHaveLength(1)
})

it('STAFF-5.18: a waiter sends no receipt, and one bill has ten within a quarter of an hour', async () => {
  const { _id: session } = await paidBill()
  const account = { email: 'waiter@shop.example', password: 'a password of the tests' }
  const staff = [{ role: 'waiter', shop: shop.shop }]
  await (server.app.service('users').create({ ...account, staff }) as Promise<User>)
  const waiter = await server.client(account)
  const data = { session, email: 'guest@example.com' }
  await expect(waiter.service('tableSessions/mailReceipt').create(data)).rejects.toMatchObject({
    name: 'Forbidden',
  })
  const send = () =>
    manager
      .service('tableSessions/mailReceipt')
      .create({ ...data, idempotencyKey: idempotencyKey() })
  for (let sent = 0; sent < 10; sent += 1) await send()
  await expect(send()).rejects.toMatchObject({ code: 429 })
})

it('STAFF-5.18: a server without mail says so', async () => {
  const other = await startTestServer()
  const own = await makeMemberShop(other)
  const staff = await other.client(own.staff)
  const { calls } = await makeMember(other, own)
  const { session } = await calls.scan()
  await expect(
    staff
      .service('tableSessions/mailReceipt')
      .create({ session: session._id, email: 'guest@example.com' }),
  ).rejects.toMatchObject({ data: { code: 'mailUnavailable' } })
  await other.stop()
})
