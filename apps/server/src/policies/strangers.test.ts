import { type ServiceDescription, type ServiceMethod, services } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { makeSampleRecords } from '../testing/sample-records.ts'
import { type Role, roles, roleTable } from './role-table.ts'
import { exampleOf } from '../openapi/example-of.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const [shop, otherShop] = ['a'.repeat(24), 'b'.repeat(24)]
const traced = 'e'.repeat(24)

/** Rows for which a role reaches its own records, but not those of strangers. */
const rows = Object.entries(roleTable).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { own, others }]) =>
    method === 'create'
      ? []
      : own
          .filter((role) => !others.includes(role))
          .map((role): [string, ServiceMethod, Role] => [path, method as ServiceMethod, role]),
  ),
)

let server: TestServer
const clients = new Map<Role, TestClient>()
/** The record of a stranger by path. */
const strangers = new Map<string, string>()

const idOf = async (email: string): Promise<string> => {
  const found = await server.runtime.connection.pool.query<{ _id: string }>(
    'select _id from users where email = $1',
    [email],
  )
  return found.rows[0]?._id ?? ''
}

/** A record of another shop, created by the server itself. */
const makeRecord = async (path: string, { data }: ServiceDescription): Promise<string> => {
  const sample = { ...(exampleOf(data) as object), shop: otherShop }
  const made = (await server.app.service(path).create(sample)) as { _id: string }
  return made._id
}

const ofOtherShop = async (path: string): Promise<string | undefined> => {
  if (path === 'shops') return otherShop
  if (path === 'productStocks') return strangers.get('products')
  if (path === 'productOptionStocks') return strangers.get('productOptions')
  const description = Object.values(services).find((one) => one.path === path)
  return description?.methods.includes('create') ? makeRecord(path, description) : undefined
}

beforeAll(async () => {
  server = await startTestServer()
  await server.app.service('shops').create({
    _id: otherShop,
    ...(exampleOf(services.shops.data) as object),
    timeZone: 'Asia/Hong_Kong',
  })
  const stranger = await idOf((await makeAccount(server, 'stranger')).email)
  strangers.set('users', stranger)
  const paths = await makeSampleRecords(server, { id: traced, shop: otherShop, user: stranger })
  for (const path of paths) strangers.set(path, traced)
  for (const path of new Set(rows.map(([one]) => one))) {
    const id = strangers.get(path) ?? (await ofOtherShop(path))
    if (id !== undefined) strangers.set(path, id)
  }
  // The first code of a table is its id, by which anyone gets it: this one has been renewed.
  await server.runtime.connection.pool.query('delete from table_codes')
  for (const role of roles.filter((one) => one !== 'anonymous' && one !== 'kiosk')) {
    const staff = role === 'member' ? [] : [role === 'owner' ? { role } : ({ role, shop } as const)]
    clients.set(role, await server.client(await makeAccount(server, role, staff)))
  }
})
afterAll(() => server.stop())

const idsIn = (result: unknown): unknown[] => {
  const list = Array.isArray(result) ? result : (result as { data: unknown[] }).data
  return list.flatMap((record: Readonly<Record<string, unknown>>) => [
    record['_id'],
    record['record'],
    record['product'],
    record['session'],
  ])
}

/** The query of a list that must name what it is of. */
const queryOf = (path: string) =>
  path === 'sessionEvents' ? { query: { shop: otherShop, session: traced } } : {}

const codeOfError = (error: unknown): unknown => (error as { code: number }).code
const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(() => 'a result', codeOfError)

describe('records of strangers', () => {
  it.each(rows.filter(([, , role]) => role !== 'kiosk'))(
    '%s %s by %s reaches none',
    async (path, method, role) => {
      const id = strangers.get(path)
      const client = clients.get(role)
      if (id === undefined || !client)
        throw new Error(`no record of a stranger, or nobody as ${role}, for ${path}`)
      const service = client.service(path)
      if (method === 'find') {
        const result: unknown = await service.find(queryOf(path)).catch(codeOfError)
        if (result !== 403) expect(idsIn(result)).not.toContain(id)
        return
      }
      const description = Object.values(services).find((one) => one.path === path)
      const call =
        method === 'get'
          ? service.get(id)
          : method === 'remove'
            ? service.remove(id)
            : service.patch(id, exampleOf(description?.patch))
      expect([403, 404]).toContain(await codeOf(call))
    },
  )

  it('exist: an owner finds each', async () => {
    for (const [path, id] of strangers) {
      const reach = roleTable[path as keyof typeof roleTable].get
      if (!reach?.others.includes('owner') || path.endsWith('Stocks')) continue
      const record = (await clients.get('owner')?.service(path).get(id)) as { _id: string }
      expect([path, record._id]).toEqual([path, id])
    }
  })
})
