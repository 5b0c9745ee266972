import type { IssuedApiKey, PaymentMethod } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeFpsMethod } from '../../../testing/fps-account.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { paymentAccounts } from '../../../tables/payment-accounts.ts'

let server: TestServer
let real: TestServer
let shop: OrderingShop
let realShop: OrderingShop
let owner: TestClient
beforeAll(async () => {
  server = await startTestServer()
  real = await startTestServer({ config: { publicUrl: 'https://menu.example' } })
  shop = await makeOrderingShop(server, { maxUnpaidPerDevice: 1000, maxPending: 1000 })
  realShop = await makeOrderingShop(real, { maxUnpaidPerDevice: 1000, maxPending: 1000 })
  owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
})
afterAll(() => Promise.all([server.stop(), real.stop()]))

const otherShop = 'b'.repeat(24)

const setShops = (account: string, shops: string[] | null, on = server) =>
  on.runtime.database.update(paymentAccounts).set({ shops }).where(eq(paymentAccounts._id, account))

const seen = async (client: TestClient) =>
  ((await client.service('paymentMethods').find({})) as PaymentMethod[]).map(({ _id }) => _id)

const notOffered = { data: { code: 'paymentRefused', reason: 'notOffered' } }
const wrongAccount = { data: { code: 'dataInvalid', field: 'account' } }

it('PAY-7.21: methods of a sandbox account, and their attempts, say that no real money is paid', async () => {
  const fps = await makeFpsMethod(server)
  const guest = await server.client()
  expect(await guest.service('paymentMethods').get(fps.method)).toMatchObject({ sandbox: true })
  const { session } = await orderingCalls(guest, shop).create({ payBy: fps.method })
  const start = { session: session._id, methodRef: fps.method }
  const started = await guest.service('payments/online').create(start)
  expect(started).toMatchObject({ attempt: { sandbox: true } })
  const record = await guest.service('tableSessions').get(session._id)
  expect(record).toMatchObject({ attempts: [{ sandbox: true }] })
  const without = (await owner
    .service('paymentMethods')
    .patch(fps.method, { account: null })) as PaymentMethod
  expect(without).not.toHaveProperty('sandbox')
  expect(without).not.toHaveProperty('call')
})

it('PAY-7.21: on a server that takes real money, guests neither see them nor pay by them; staff do', async () => {
  const fps = await makeFpsMethod(real)
  const guest = await real.client()
  const staff = await real.client(realShop.staff)
  expect(await seen(guest)).not.toContain(fps.method)
  expect(await seen(staff)).toContain(fps.method)
  await expect(guest.service('paymentMethods').get(fps.method)).rejects.toMatchObject({ code: 404 })
  const { session } = await orderingCalls(guest, realShop).create({ payBy: fps.method })
  const start = { session: session._id, methodRef: fps.method }
  await expect(guest.service('payments/online').create(start)).rejects.toMatchObject(notOffered)
  expect(await staff.service('payments/online').create(start)).toMatchObject({
    attempt: { sandbox: true },
  })
})

it('PAY-7.21, KEY-2.4: a key neither sees them nor pays by them: for it, its guests pay', async () => {
  const fps = await makeFpsMethod(real)
  const boss = await real.client(await makeAccount(real, 'boss', [{ role: 'owner' }]))
  const made = { shop: realShop.shop, name: 'Our site', rights: ['placeOrders'] }
  const { secret } = (await boss.service('apiKeys/make').create(made)) as IssuedApiKey
  const program = await real.client()
  await program.authenticate({ strategy: 'jwt', accessToken: secret })
  expect(await seen(boss)).toContain(fps.method)
  expect(await seen(program)).not.toContain(fps.method)
  const { session } = await orderingCalls(program, realShop).create({ payBy: fps.method })
  const start = { session: session._id, methodRef: fps.method }
  await expect(program.service('payments/online').create(start)).rejects.toMatchObject(notOffered)
})

it('PAY-7.1: an account starts payments in its shops only', async () => {
  const fps = await makeFpsMethod(server)
  const guest = await server.client()
  const { session } = await orderingCalls(guest, shop).create({ payBy: fps.method })
  const start = { session: session._id, methodRef: fps.method }
  await setShops(fps.account, [otherShop])
  await expect(guest.service('payments/online').create(start)).rejects.toMatchObject(notOffered)
  await setShops(fps.account, [otherShop, shop.shop])
  expect(await guest.service('payments/online').create(start)).toMatchObject({
    attempt: { status: 'pending' },
  })
})

it('PAY-7.1: a method has an account of all its shops', async () => {
  const fps = await makeFpsMethod(server)
  await setShops(fps.account, [shop.shop])
  const methods = owner.service('paymentMethods')
  const method = { name: [{ lang: 'en', value: 'FPS' }], type: 'wallet', account: fps.account }
  await expect(methods.create(method)).rejects.toMatchObject(wrongAccount)
  const both = [shop.shop, otherShop]
  await expect(methods.create({ ...method, shops: both })).rejects.toMatchObject(wrongAccount)
  const made = (await methods.create({ ...method, shops: [shop.shop] })) as PaymentMethod
  await expect(methods.patch(made._id, { shops: both })).rejects.toMatchObject(wrongAccount)
  await expect(methods.patch(made._id, { shops: null })).rejects.toMatchObject(wrongAccount)
  expect(await methods.patch(made._id, { order: 3 })).toMatchObject({ order: 3 })
})
