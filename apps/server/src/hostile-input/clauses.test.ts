import { type FieldKind, queryFields, services } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../testing/accounts.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const callers = ['member', 'owner'] as const

let server: TestServer
const clients = new Map<string, TestClient>()
beforeAll(async () => {
  server = await startTestServer({ config: { floodLimits: { callsPerSecond: 0 } } })
  for (const caller of callers) {
    const staff = caller === 'owner' ? [{ role: caller }] : []
    clients.set(caller, await server.client(await makeAccount(server, caller, staff)))
  }
})
afterAll(() => server.stop())

const samples: Readonly<Record<FieldKind, string | number | boolean>> = {
  text: 'a'.repeat(24),
  list: 'a'.repeat(24),
  number: 1,
  boolean: true,
  instant: '2026-01-01T00:00:00.000Z',
  date: '2026-01-01',
}

/** Returns conditions on the field of each kind that a query may have. */
const conditionsOn = (field: string, kind: FieldKind): Record<string, unknown>[] => {
  const value = samples[kind]
  const compared = kind === 'boolean' || kind === 'list' ? [] : [{ $gt: value }]
  return [{ $in: [value, null] }, ...compared].map((condition) => ({ [field]: condition }))
}

/** Returns the condition wherever a query may have it. */
const placesOf = (condition: object): Record<string, unknown>[] => [
  { $or: [condition, condition] },
  { $or: [condition], ...condition },
]

const finding = Object.values(services).filter(({ methods }) => methods.includes('find'))

describe('a query finds or is refused, whatever field it names and in whatever clause (CALL-1.1)', () => {
  it.each(finding.map((one) => [one.path, one] as const))('find %s', async (path, description) => {
    const { filter, scopes } = queryFields(description)
    const fields = new Map(filter)
    for (const [name, { field }] of scopes ?? []) fields.set(name, filter.get(field) ?? 'text')
    const queries = [...fields]
      .flatMap(([field, kind]) => conditionsOn(field, kind))
      .flatMap(placesOf)
    const failures = callers.flatMap((caller) =>
      queries.map((query) =>
        clients
          .get(caller)!
          .service(path)
          .find({ query })
          .then(
            () => [],
            ({ code, message }: { code: number; message: string }) =>
              code < 500 ? [] : [[caller, query, code, message]],
          ),
      ),
    )
    const failed = (await Promise.all(failures)).flat()
    expect(failed).toEqual([])
  })
})
