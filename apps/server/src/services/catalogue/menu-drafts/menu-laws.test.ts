import type {
  DraftResult,
  MenuChange,
  MenuVersion,
  Product,
  PublishMenuResult,
} from '@comanda/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { idempotencyKey, makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const fields = ['price', 'code', 'order'] as const
type Field = (typeof fields)[number]
type Values = Partial<Record<Field, unknown>>
type Model = Map<string, Values>

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      dish: fc.nat(3),
      field: fc.constantFrom(...fields),
      value: fc.integer({ min: 1, max: 4 }),
      /** Whether the editor has seen the present value. */
      hasSeen: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('add' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), dish: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), change: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('revert' as const), version: fc.nat(4) }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const history = fc.array(fc.record({ by: fc.nat(1), step }), { minLength: 3, maxLength: 14 })

const valueFor = (field: Field, value: number): unknown =>
  field === 'code' ? `C${value}` : field === 'order' ? value : value * 10

/** What versions say, in order: each writes or removes whole fields. */
const apply = (model: Model, { changes }: Pick<MenuVersion, 'changes'>): void => {
  for (const { kind, record, field, to = null } of changes)
    if (kind === 'remove') model.delete(record)
    else if (kind === 'add') model.set(record, { ...(to as Values) })
    else if (field !== undefined) model.set(record, { ...model.get(record), [field]: to })
}

const shownFields = (values: Values): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]))

const shown = (model: Model) =>
  Object.fromEntries([...model].map(([id, values]) => [id, shownFields(values)]))

interface Editing {
  readonly shop: string
  readonly model: Model
  readonly editors: readonly [TestClient, TestClient]
  readonly versions: MenuVersion[]
}

/** Refused calls change nothing; the model has only what was answered. */
const attempt = async <T>(call: Promise<unknown>): Promise<T | undefined> => {
  try {
    return (await call) as T
  } catch (error) {
    expect((error as { code: number }).code).toBeGreaterThanOrEqual(400)
    expect((error as { code: number }).code).toBeLessThan(500)
    return undefined
  }
}

const run = async (
  { shop, model, editors, versions }: Editing,
  by: number,
  one: Step,
): Promise<void> => {
  const client = editors[by === 0 ? 0 : 1]
  const drafted = (await client.service('menuChanges').find({ query: { shop } })) as MenuChange[]
  const added = drafted.flatMap(({ kind, record }) => (kind === 'add' ? [record] : []))
  const ids = [...model.keys(), ...added].toSorted()
  const path = 'products'
  const key = { idempotencyKey: idempotencyKey() }
  if (one.kind === 'change') {
    const record = ids[one.dish % ids.length]
    const { field } = one
    const own = drafted.find((change) => change.record === record && change.field === field)
    const base = drafted.find((change) => change.record === record && change.kind === 'add')
    const values = (base?.to as Values | undefined) ?? model.get(record ?? '')
    const present = own ? (own.to ?? null) : (values?.[field] ?? null)
    const seen = one.hasSeen ? present : 'something else'
    const to = valueFor(field, one.value)
    const call = client.service('menuChanges/change')
    const done = await attempt<DraftResult>(
      call.create({ shop, path, record, field, seen, to, ...key }),
    )
    if (!one.hasSeen) expect(done).toBeUndefined()
  } else if (one.kind === 'add') {
    const data = { name: [{ lang: 'en', value: 'New' }], price: 10 }
    await attempt(client.service('menuChanges/add').create({ shop, path, data, ...key }))
  } else if (one.kind === 'remove') {
    const record = ids[one.dish % ids.length]
    await attempt(client.service('menuChanges/remove').create({ shop, path, record, ...key }))
  } else if (one.kind === 'undo') {
    const named = drafted[one.change % Math.max(1, drafted.length)]
    if (named)
      await attempt(client.service('menuChanges/undo').create({ shop, changes: [named._id] }))
  } else {
    const taken =
      one.kind === 'revert' ? versions[one.version % Math.max(1, versions.length)] : undefined
    const version =
      one.kind === 'publish'
        ? (
            await attempt<PublishMenuResult>(
              client.service('menuVersions/publish').create({ shop, ...key }),
            )
          )?.version
        : taken &&
          (await attempt<MenuVersion>(
            client.service('menuVersions/revert').create({ shop, version: taken._id, ...key }),
          ))
    if (version) versions.push(version)
    if (version) apply(model, version)
  }
}

it('DRAFT-2.4: any drafts, publishes and reverts by two editors leave the menu that the last publishes say', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const { shop, staff, noodles, bun } = await makeOrderingShop(server)
      const other = await makeAccount(server, `other-${shop}`, [{ role: 'manager', shop }])
      const editors = [await server.client(staff), await server.client(other)] as const
      const products = server.app.service('products')
      const find = async () => (await products.find({ query: { shop } })) as Product[]
      const model: Model = new Map((await find()).map(({ _id, ...values }) => [_id, values]))
      expect([...model.keys()]).toContain(noodles)
      expect([...model.keys()]).toContain(bun)
      const editing = { shop, model, editors, versions: [] }
      for (const { by, step: one } of steps) {
        await run(editing, by, one)
        const now: Model = new Map((await find()).map(({ _id, ...values }) => [_id, values]))
        expect(shown(now)).toEqual(shown(model))
      }
    }),
    { numRuns: 15 },
  )
})
