import { randomBytes } from 'node:crypto'
import { type ServiceMethod, services } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'
import { policies } from '../startup/services.ts'

const shop = 'a'.repeat(24)
const otherShop = 'b'.repeat(24)
const name = [{ lang: 'en', value: 'Name' }]

describe('every service and method (ACC-4.2)', () => {
  const rows = Object.values(services).flatMap(({ path, methods }) =>
    methods.map((method): [string, ServiceMethod] => [path, method]),
  )
  it.each(rows)('%s %s has a rule', (path, method) => {
    const policy = new Map(Object.entries(policies)).get(path)
    expect(policy?.[method]).toBeTypeOf('function')
  })

  it('there are no rules for unknown services or methods', () => {
    for (const [path, policy] of Object.entries(policies))
      for (const method of Object.keys(policy))
        expect(services[path as keyof typeof services].methods).toContain(method)
  })
})

const staffRoles = ['waiter', 'cashier', 'kitchen', 'manager', 'accountant'] as const
const roles = ['anonymous', 'member', ...staffRoles, 'stranger', 'owner'] as const
type Role = (typeof roles)[number]

/** Records that belong to a shop, and records of the whole group. */
const ofShop: Readonly<Record<string, object>> = {
  sections: { shop, name },
  timeConditions: { shop, timeType: 'range' },
  categories: { shop, name },
  subCategories: { shop, name, category: shop },
  products: { shop, name, price: 1.05 },
  productOptions: { shop, name, choices: [{ _id: shop, name }] },
  tableViewItems: { shop, name: 'T1' },
}
const ofGroup: Readonly<Record<string, object>> = {
  systemSettings: { onlineMemberSystem: true, onlineOrderingSystem: true, allowChooseShop: true },
  appSettings: { name },
  taxSettings: { name, percent: 10 },
  surchargeSettings: { name, percent: 10 },
  orderDiscounts: { name },
  gifts: { name, coupon: shop, point: 5 },
  shopRanks: { name, expenditure: 100 },
  vipLevels: { name, status: 'active' },
  shops: { name, timeZone: 'Asia/Hong_Kong', currency: 'HKD' },
}

let server: TestServer
const clients = new Map<Role, TestClient>()
beforeAll(async () => {
  server = await startTestServer()
  clients.set('anonymous', await server.client())
  clients.set('member', await server.client(await makeAccount(server, 'member')))
  for (const role of staffRoles)
    clients.set(role, await server.client(await makeAccount(server, role, [{ role, shop }])))
  const stranger = await makeAccount(server, 'stranger', [{ role: 'manager', shop: otherShop }])
  clients.set('stranger', await server.client(stranger))
  clients.set('owner', await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }])))
})
afterAll(() => server.stop())

const outcome = (call: Promise<unknown> | undefined): Promise<unknown> =>
  (call ?? Promise.reject(new Error('no client'))).then(
    () => 'done',
    (error: unknown) => (error as { code: number }).code,
  )

const ranks: readonly (readonly [Readonly<Record<string, object>>, readonly Role[]])[] = [
  [ofShop, ['manager', 'owner']],
  [ofGroup, ['owner']],
]

describe.each(ranks)('who writes %#', (records, writers) => {
  const cases = Object.entries(records).flatMap(([path, data]) =>
    roles.map((role): [string, Role, object] => [path, role, data]),
  )
  it.each(cases)('%s by %s', async (path, role, data) => {
    const service = clients.get(role)?.service(path)
    const made = (await server.app.service(path).create(data)) as { _id: string }
    const allowed = writers.includes(role)
    const refused = role === 'anonymous' ? [401] : [403, 404]
    const change =
      path === 'systemSettings'
        ? { allowChooseShop: false }
        : path === 'timeConditions'
          ? { from: '10:00' }
          : path === 'tableViewItems'
            ? { name: 'T2' }
            : { name: [] }
    for (const result of [
      await outcome(service?.create(data)),
      await outcome(service?.patch(made._id, change)),
      await outcome(service?.remove(made._id)),
    ])
      expect(allowed ? ['done'] : refused).toContain(result)
    if (path !== 'tableViewItems' && !allowed)
      expect(await outcome(service?.get(made._id))).toBe('done')
  })
})

describe('edge cases of roles', () => {
  it('a manager cannot move a record to another shop', async () => {
    const manager = clients.get('manager')
    const section = (await server.app.service('sections').create({ shop, name })) as { _id: string }
    await expect(
      manager?.service('sections').patch(section._id, { shop: otherShop }),
    ).rejects.toMatchObject({ code: 400, data: { field: 'shop' } })
  })

  it.each(Object.entries(ofShop).filter(([path]) => path !== 'tableViewItems'))(
    'CALL-4.17: a manager stores one of %s once under an id of its own, and none under that of another shop’s',
    async (path, data) => {
      const manager = clients.get('manager')?.service(path)
      const own = { ...data, _id: randomBytes(12).toString('hex') }
      const first = await manager?.create(own)
      expect(first).toMatchObject(own)
      expect(await manager?.create(own)).toEqual(first)
      const theirs = { ...data, shop: otherShop }
      const { _id } = (await server.app.service(path).create(theirs)) as { _id: string }
      await expect(manager?.create({ ...data, _id })).rejects.toMatchObject({ code: 409 })
    },
  )

  it('CALL-4.17: a table has the id that the server chose, since that is its code; an owner’s own one is stored once', async () => {
    const own = { shop, name: 'T8', _id: randomBytes(12).toString('hex') }
    await expect(
      clients.get('manager')?.service('tableViewItems').create(own),
    ).rejects.toMatchObject({
      code: 403,
    })
    const owner = clients.get('owner')?.service('tableViewItems')
    const first = await owner?.create(own)
    expect(await owner?.create(own)).toEqual(first)
  })

  it('tables: found by their code in their shop, listed by staff only', async () => {
    const table = (await server.app.service('tableViewItems').create({ shop, name: 'T9' })) as {
      _id: string
    }
    const anonymous = clients.get('anonymous')?.service('tableViewItems')
    const find = (query: object) => outcome(anonymous?.find({ query: { ...query } }))
    expect(await anonymous?.find({ query: { _id: table._id, shop, $limit: 1 } })).toEqual([table])
    expect(await anonymous?.find({ query: { _id: table._id, shop: otherShop } })).toEqual([])
    expect(await find({ shop })).toBe(401)
    expect(await find({})).toBe(401)
    expect(await find({ shop, _id: { $gt: '0' } })).toBe(401)
    expect(await find({ shop, $or: [{ _id: { $ne: '0' } }] })).toBe(401)
    expect(
      await clients
        .get('kitchen')
        ?.service('tableViewItems')
        .find({ query: { shop: otherShop } }),
    ).toEqual([])
  })

  it('drafts and manual discounts are hidden from diners', async () => {
    const discounts = server.app.service('orderDiscounts')
    await discounts.create({ name, status: 'draft' })
    await discounts.create({ name, source: 'manual', status: 'active' })
    const shown = (await clients.get('anonymous')?.service('orderDiscounts').find()) as object[]
    expect(shown.filter((one) => 'status' in one && one.status === 'draft')).toEqual([])
    expect(shown.filter((one) => 'source' in one && one.source === 'manual')).toEqual([])
  })
})
