import type { Page, StaffAction } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'
import { redact } from './redact.ts'

const shop = 'a'.repeat(24)
const otherShop = 'b'.repeat(24)
const name = [{ lang: 'en', value: 'Lunch' }]
let server: TestServer
let owner: TestClient
let manager: TestClient
let stranger: TestClient
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
  manager = await server.client(await makeAccount(server, 'manager', [{ role: 'manager', shop }]))
  stranger = await server.client(
    await makeAccount(server, 'stranger', [{ role: 'manager', shop: otherShop }]),
  )
})
afterAll(() => server.stop())

const actions = async (client: TestClient, query: object = {}) =>
  (
    (await client
      .service('staffActions')
      .find({ query: { ...query, $sort: { _id: 1 } } })) as Page<StaffAction>
  ).data

it('a change by staff is recorded: who, what, which record, and the data (ACC-4.4)', async () => {
  const sections = manager.service('sections')
  const { _id } = (await sections.create({ shop, name })) as { _id: string }
  await sections.patch(_id, { showOrder: 3 })
  await sections.remove(_id)
  const found = await actions(manager)
  expect(found).toMatchObject([
    { path: 'sections', method: 'create', record: _id, shop, changes: { shop, name } },
    { path: 'sections', method: 'patch', record: _id, shop, changes: { showOrder: 3 } },
    { path: 'sections', method: 'remove', record: _id, shop },
  ])
  expect(new Set(found.map(({ user }) => user)).size).toBe(1)
})

it('a refused call is not recorded', async () => {
  const before = (await actions(owner)).length
  await expect(stranger.service('sections').create({ shop, name })).rejects.toMatchObject({
    code: 403,
  })
  expect(await actions(owner)).toHaveLength(before)
})

it('of accounts only the field names are recorded, of passwords nothing (ACC-4.4)', async () => {
  await owner
    .service('users')
    .create({ email: 'new@comanda.test', password: 'Secret horse 9', phone: '91234567' })
  const text = JSON.stringify(await actions(owner, { path: 'users' }))
  expect(text).toContain('"fields":["email","password","phone"]')
  expect(text).not.toMatch(/Secret horse|91234567|new@comanda/)
})

it('managers read the entries of their shops, owners all, others nothing', async () => {
  expect(await actions(stranger)).toEqual([])
  expect((await actions(owner)).length).toBeGreaterThan(3)
  const cashier = await server.client(
    await makeAccount(server, 'till', [{ role: 'cashier', shop }]),
  )
  const member = await server.client(await makeAccount(server, 'member'))
  for (const client of [cashier, member])
    await expect(actions(client)).rejects.toMatchObject({ code: 403 })
  await expect(actions(await server.client())).rejects.toMatchObject({ code: 401 })
})

it('entries can only be added, and only by the server (ACC-4.4)', async () => {
  for (const statement of [
    "update staff_actions set path = 'x'",
    'delete from staff_actions',
    'truncate staff_actions',
  ])
    await expect(server.runtime.connection.pool.query(statement)).rejects.toThrow('only ever added')
})

it('of very long data only the field names are recorded', () => {
  expect(redact('products', { description: 'x'.repeat(9000), price: 1 })).toEqual({
    fields: ['description', 'price'],
  })
})

it('of what says who somebody is, only that it was there, in whatever call and however deep (STAFF-9.2)', () => {
  const cart = [{ product: 'p', quantity: 2, customRemark: 'for Mei', price: 3 }]
  const data = { contactName: 'Mei', phone: null, remark: '', cart, twTaxVehicle: '/ABC+123' }
  expect(redact('tableSessions/create', { ...data, restoreKeys: ['key'] })).toEqual({
    contactName: '…',
    phone: null,
    remark: '',
    cart: [{ product: 'p', quantity: 2, customRemark: '…', price: 3 }],
    twTaxVehicle: '…',
  })
})
