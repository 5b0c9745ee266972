import { services } from '@comanda/contract'
import { demo } from '@comanda/demo'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BusyGroup,
  type Caller,
  callers,
  configuredSecrets,
  startBusyGroup,
} from '../testing/busy-group.ts'

let group: BusyGroup
/** Every result, error and event that each caller received, as JSON, by its cause. */
const got = new Map<Caller, Map<string, string>>()
/** The values of all columns that contain secrets, by column. */
let secrets: Map<string, string[]>

const secretField = /"(password\w*|\w*[hH]ash|\w*[sS]ecret|restoreKey|stack)":|\$argon2/
const inside = /node_modules|\.[jt]s:\d|select .* from|"className":"general-error"/
const served = Object.values(services)
const firstOfEach = 3

const valuesOf = async (column: { table: string; name: string }): Promise<string[]> => {
  const { rows } = await group.server.runtime.connection.pool.query<{ value: string }>(
    `select distinct "${column.name}"::text as value from "${column.table}"
     where length("${column.name}"::text) >= 12`,
  )
  return rows.map(({ value }) => value)
}

const loadSecrets = async (): Promise<Map<string, string[]>> => {
  const { rows } = await group.server.runtime.connection.pool.query<{
    table: string
    name: string
  }>(
    `select table_name as "table", column_name as name from information_schema.columns
     where table_schema = 'public'
       and column_name ~ '(password|secret|sealed|hash|token|verifier|nonce|challenge|restore_key)'`,
  )
  const found = new Map<string, string[]>()
  for (const column of rows) found.set(`${column.table}.${column.name}`, await valuesOf(column))
  const ofAccounts = demo.paymentAccounts.flatMap(({ secrets }) => Object.values(secrets))
  found.set('payment accounts', ofAccounts)
  const { jwtSecret } = group.server.runtime.config
  return found.set('configuration', [jwtSecret, ...configuredSecrets])
}

const idsOf = async (path: string): Promise<string[]> => {
  const records: unknown = await group.server.app.service(path).find({ paginate: false, query: {} })
  const list = Array.isArray(records) ? records : (records as { data: unknown[] }).data
  return list.slice(0, firstOfEach).flatMap((record) => {
    const { _id } = record as { _id?: unknown }
    return typeof _id === 'string' ? [_id] : []
  })
}

const textOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    (answer) => JSON.stringify(answer),
    (error: unknown) => JSON.stringify(error),
  )

beforeAll(async () => {
  group = await startBusyGroup()
  const { app } = group.server
  for (const caller of callers) {
    const texts = new Map<string, string>()
    got.set(caller, texts)
    const client = group.clients[caller] as unknown as {
      io: { onAny(hear: (event: string, data: unknown) => void): void }
    }
    client.io.onAny((event, data) => texts.set(`event ${event}`, JSON.stringify(data)))
  }
  for (const { path, methods } of served) {
    if (!(path in app.services)) continue
    const ids = methods.includes('find') ? await idsOf(path).catch(() => []) : []
    if (path === 'menus') ids.push(group.shop.shop)
    for (const caller of callers) {
      const service = group.clients[caller].service(path)
      const texts = got.get(caller)!
      if (methods.includes('find')) texts.set(`find ${path}`, await textOf(service.find()))
      if (methods.includes('create'))
        texts.set(`create ${path}`, await textOf(service.create({ _id: 'x'.repeat(24) })))
      for (const id of ids) {
        if (methods.includes('get')) texts.set(`get ${path} ${id}`, await textOf(service.get(id)))
        if (methods.includes('patch'))
          texts.set(`patch ${path} ${id}`, await textOf(service.patch(id, {})))
      }
    }
  }
  const users = app.service('users')
  for (const id of await idsOf('users')) await users.patch(id, { name: 'Another name' })
  secrets = await loadSecrets()
}, 120_000)
afterAll(() => group.server.stop())

const holding = (caller: Caller, values: readonly string[]): string[] =>
  [...(got.get(caller) ?? [])].flatMap(([call, text]) =>
    values.some((value) => text.includes(value)) ? [call] : [],
  )

describe.each(callers)('what %s receives from every service', (caller) => {
  it('contains no password hash, token, restore key of a session, nor secret of the configuration or of a payment account (CALL-4.3, PAY-7.4)', () => {
    expect(secrets.get('users.password_hash')).not.toEqual([])
    expect(secrets.get('table_sessions.restore_key')).not.toEqual([])
    expect(secrets.get('payment_accounts.sealed')).not.toEqual([])
    for (const [column, values] of secrets)
      expect([column, holding(caller, values)]).toEqual([column, []])
  })

  it('names no secret field, and reveals nothing internal', () => {
    const texts = [...(got.get(caller) ?? [])]
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter(([, text]) => secretField.test(text) || inside.test(text))).toEqual([])
  })
})

const outsiders = ['anonymous', 'otherMember', 'stranger'] as const
const capabilities = () => [
  group.atTable.session._id,
  group.atTable.order._id,
  group.takenAway.session._id,
  group.takenAway.order._id,
  group.takenAway.restoreKey,
  group.shop.table,
  group.shop.otherTable,
]
const ownId = async (caller: Caller): Promise<string> => {
  const signedIn = (await group.clients[caller].get('authentication')) as
    | { user?: { _id: string } }
    | undefined
  return signedIn?.user?._id ?? ''
}
const ofFind = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('get '))

describe('records that give access, or belong to others, are listed only for entitled callers', () => {
  it.each(outsiders)(
    'no session, order, restore key or table of the busy shop for %s',
    (caller) => {
      expect(ofFind(holding(caller, capabilities()))).toEqual([])
    },
  )

  it.each(outsiders)('no account’s e-mail or phone for %s', async (caller) => {
    const { rows } = await group.server.runtime.connection.pool.query<{ value: string }>(
      `select email as value from users where _id <> $1
       union select phone from users where length(phone) > 6 and _id <> $1`,
      [await ownId(caller)],
    )
    const known = rows.map(({ value }) => value)
    expect(known.length).toBeGreaterThan(10)
    expect(holding(caller, known)).toEqual([])
  })

  it('the shop’s staff see its sessions and orders', () => {
    for (const caller of ['cashier', 'kitchen', 'manager', 'owner'] as const)
      expect(holding(caller, [group.atTable.order._id])).toContain('find orders')
  })
})

const scrape = (authorization: string) =>
  fetch(`${group.server.url}/api/metrics`, { headers: { authorization } })

describe('metrics', () => {
  it.each(callers)('METRIC-1.1: no token of %s opens them', async (caller) => {
    const signedIn = (await group.clients[caller].get('authentication')) as
      | { accessToken?: string }
      | undefined
    for (const scheme of ['Bearer', 'bearer', 'Basic', ''])
      expect((await scrape(`${scheme} ${signedIn?.accessToken ?? ''}`)).status).toBe(401)
  })

  it('METRIC-1.3: after calls of every service they name no id, address, secret or text of a caller', async () => {
    const [, , metricsToken] = configuredSecrets
    const text = await (await scrape(`Bearer ${metricsToken}`)).text()
    expect(text).toContain('comanda_calls_total{path="users",method="find",result="forbidden"}')
    expect(text).not.toMatch(/[0-9a-f]{20}|@|x{24}/)
    for (const values of secrets.values())
      for (const value of values) expect(text).not.toContain(value)
    const results = new Set([...text.matchAll(/,result="([^"]*)"/g)].map(([, result]) => result))
    for (const result of results) expect(result).toMatch(/^[a-zA-Z-]{2,40}$/)
  })
})
