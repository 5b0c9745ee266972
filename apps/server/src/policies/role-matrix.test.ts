import {
  meets,
  type PairingCodeResult,
  type PairDeviceResult,
  type ServiceDescription,
  type ServiceMethod,
  services,
  type User,
} from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { type Reach, type Role, roles, roleTable } from './role-table.ts'
import { keyRights } from './key-rights.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'
import { policies } from '../startup/services.ts'
import type { Policy } from './policy.ts'

const [shop, otherShop] = ['a'.repeat(24), 'b'.repeat(24)]
const [me, another] = ['c'.repeat(24), 'd'.repeat(24)]
const rows = Object.values(services).flatMap((description) =>
  description.methods.map((method): [string, ServiceMethod, ServiceDescription] => [
    description.path,
    method,
    description,
  ]),
)
const tableOf = new Map<string, Partial<Record<ServiceMethod, Reach>>>(Object.entries(roleTable))
const policyOf = new Map<string, Policy>(Object.entries(policies))

const callerOf = (role: Role): User | undefined => {
  if (role === 'anonymous') return undefined
  if (role === 'member') return { _id: me }
  return { _id: me, staff: [role === 'owner' ? { role } : { role, shop }] }
}

/** A record of the caller's own shop and account, or of another's. */
const recordOf = (path: string, isOwn: boolean) => {
  const [itsShop, itsUser] = isOwn ? [shop, me] : [otherShop, another]
  const ids: Readonly<Record<string, string>> = { users: itsUser, shops: itsShop }
  return {
    _id: ids[path] ?? 'e'.repeat(24),
    shop: itsShop,
    user: itsUser,
    status: 'active',
    publishTime: '2020-01-01T00:00:00.000Z',
  }
}

const reaches = (path: string, method: ServiceMethod, role: Role, isOwn: boolean): boolean => {
  const record = recordOf(path, isOwn)
  const user = callerOf(role)
  const verdict = policyOf.get(path)?.[method]?.({
    method,
    id: method === 'create' || method === 'find' ? undefined : record._id,
    query: {},
    data: method === 'create' ? { shop: record.shop, user: record.user } : { name: 'Name' },
    ...(user ? { user } : {}),
  })
  return verdict !== undefined && (method === 'create' || meets(verdict, record))
}

describe('the policies let every role reach what the table says, and nothing else (ACC-4.2, STAFF-3.1, STAFF-3.2)', () => {
  it.each(rows)('%s %s', (path, method) => {
    const expected = tableOf.get(path)?.[method]
    expect(expected, `${path} ${method} has no row in policies/role-table.ts`).toBeDefined()
    expect({
      own: roles.filter((role) => reaches(path, method, role, true)),
      others: roles.filter((role) => reaches(path, method, role, false)),
    }).toEqual(expected)
  })
})

it('KEY-2.2: keys are granted nothing that no service has, and nothing that an owner may not', () => {
  for (const [path, methods] of Object.entries(keyRights))
    for (const method of Object.keys(methods)) {
      const reach = tableOf.get(path)?.[method as ServiceMethod]
      expect(reach?.own, `${path} ${method}`).toContain('owner')
    }
})

let server: TestServer
const clients = new Map<Role, TestClient>()
const pairKiosk = async (manager: TestClient): Promise<TestClient> => {
  const client = await server.client()
  const { code } = (await manager
    .service('devices/pairingCode')
    .create({ shop, name: 'Door' })) as PairingCodeResult
  const { token } = (await client.service('devices/pair').create({ code })) as PairDeviceResult
  await client.authenticate({ strategy: 'device', token })
  return client
}
beforeAll(async () => {
  server = await startTestServer()
  clients.set('anonymous', await server.client())
  clients.set('member', await server.client(await makeAccount(server, 'member')))
  clients.set('owner', await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }])))
  for (const role of ['waiter', 'cashier', 'kitchen', 'manager', 'accountant'] as const) {
    const client = await server.client(await makeAccount(server, role, [{ role, shop }]))
    clients.set(role, client)
    if (role === 'manager') clients.set('kiosk', await pairKiosk(client))
  }
})
afterAll(() => server.stop())

const call = (role: Role, [path, method, description]: (typeof rows)[number]): Promise<unknown> => {
  const client = clients.get(role)
  if (!client) throw new Error(`nobody signed in as ${role}`)
  const service = client.service(path)
  const id = 'e'.repeat(24)
  const data = { ...(exampleOf(description.data) as object) }
  if (method === 'find') return service.find()
  if (method === 'get') return service.get(id)
  if (method === 'remove') return service.remove(id)
  if (method === 'create')
    return service.create('shop' in data ? { ...data, shop: otherShop } : data)
  return service.patch(id, exampleOf(description.patch))
}

/** The error of a refused call: not authenticated, forbidden, or not found because no such record is within reach. */
const refusals = (role: Role, method: ServiceMethod): readonly number[] => {
  const own = role === 'anonymous' ? 401 : 403
  return method === 'create' || method === 'find' ? [own] : [own, 404]
}

describe('a caller with no reach is refused on the wire', () => {
  const refused = rows.flatMap((row) => {
    const [path, method] = row
    const allowed = tableOf.get(path)?.[method]?.own ?? []
    return roles
      .filter((role) => !allowed.includes(role))
      .map((role): [string, string, Role, (typeof rows)[number]] => [path, method, role, row])
  })
  it.each(refused)('%s %s by %s', async (_path, method, role, row) => {
    const result = await call(role, row).then(
      () => 'a result',
      (error: unknown) => (error as { code: number }).code,
    )
    expect(refusals(role, method as ServiceMethod)).toContain(result)
  })
})
