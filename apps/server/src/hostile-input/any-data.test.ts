import { type ServiceDescription, services } from '@comanda/contract'
import { valuesOf } from '@comanda/contract/testing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BusyGroup, type Caller, startBusyGroup } from '../testing/busy-group.ts'

let group: BusyGroup
let ids: readonly string[]
beforeAll(async () => {
  group = await startBusyGroup()
  const { shop, atTable, takenAway } = group
  const { staff: _, ...known } = shop
  ids = [...Object.values(known), atTable.session._id, takenAway.session._id, takenAway.order._id]
}, 120_000)
afterAll(() => group.server.stop())

/** Calls that sign the caller out, or change who the caller is. */
const left = new Set(['authentication', 'users', 'users/erase', 'users/changePassword'])
const served = Object.values(services).filter(
  ({ path, methods }) =>
    !left.has(path) && (methods.includes('create') || methods.includes('patch')),
)

const codeOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => Number((error as { code?: unknown }).code),
  )

const runs = { numRuns: 4, seed: 2011 } as const

const holds = async (
  description: ServiceDescription,
  method: 'create' | 'patch',
  values: fc.Arbitrary<unknown>,
  callers: readonly Caller[],
): Promise<void> => {
  const { app } = group.server
  const { path } = description
  if (!(path in app.services)) return
  for (const caller of callers) {
    const service = group.clients[caller].service(path)
    await fc.assert(
      fc.asyncProperty(values, fc.nat(), async (data, at) => {
        const id = ids[at % ids.length] ?? ''
        const call = method === 'create' ? service.create(data) : service.patch(id, data)
        const code = await codeOf(call)
        expect([caller, code >= 200 && code < 500, code]).toEqual([caller, true, code])
      }),
      runs,
    )
  }
}

const methodsOf = served.flatMap((description) =>
  (['create', 'patch'] as const)
    .filter((method) => description.methods.includes(method))
    .map((method) => [`${method} ${description.path}`, description, method] as const),
)

describe('no data makes a call fail internally (CALL-4.2)', () => {
  it.each(methodsOf)(
    '%s: any data that its schema allows',
    async (_name, description, method) => {
      const schema = method === 'create' ? description.data : description.patch
      await holds(description, method, valuesOf(schema, { ids }), ['owner', 'anonymous'])
    },
    20_000,
  )

  it.each(methodsOf)(
    '%s: any JSON',
    async (_name, description, method) => {
      await holds(description, method, fc.jsonValue(), ['owner'])
    },
    20_000,
  )
})
