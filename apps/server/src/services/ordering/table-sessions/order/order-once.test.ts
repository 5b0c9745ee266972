import { Connection } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let calls: ReturnType<typeof orderingCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, {}, { mode: 'manual', quantity: 50 })
  calls = orderingCalls(await server.client(), shop)
})
afterAll(() => server.stop())

/** Returns the batches of the transaction in which a call writes its order, by the names of their statements. */
const batchesOf = async (call: () => Promise<unknown>): Promise<readonly string[][]> => {
  const [binds, syncs] = [
    vi.spyOn(Connection.prototype, 'bind'),
    vi.spyOn(Connection.prototype, 'sync'),
  ]
  const open = new Map<Connection, string[][]>()
  try {
    await call()
    const sent = [
      ...binds.mock.calls.map(([of], at) => ({ of: binds, at, name: String(of?.statement) })),
      ...syncs.mock.calls.map((_, at) => ({ of: syncs, at, name: undefined })),
    ].map(({ of: { mock }, at, name }) => ({
      name,
      wire: mock.contexts[at] as Connection,
      order: mock.invocationCallOrder[at]!,
    }))
    for (const { wire, name } of sent.toSorted((one, other) => one.order - other.order)) {
      const batches = open.get(wire) ?? [[]]
      open.set(wire, name === undefined ? [...batches, []] : batches)
      if (name !== undefined) batches.at(-1)?.push(name)
    }
  } finally {
    vi.restoreAllMocks()
  }
  const own = [...open.values()].find((all) => all.flat().includes('write_numbered_order')) ?? []
  const first = own.findIndex((names) => names.includes('begin'))
  return own.slice(first, own.findIndex((names) => names.includes('commit')) + 1)
}

it('an order takes two round trips, with a session of its own and at a table (ORDER-1.15)', async () => {
  const { session } = await calls.scan()
  for (const place of [() => calls.create(), () => calls.order(session._id)]) {
    await place()
    const batches = await batchesOf(place)
    expect(batches).toHaveLength(2)
    expect(batches[1]?.slice(-5)).toEqual([
      'next_order_number',
      'write_numbered_order',
      'write_ticket',
      'save_answer',
      'commit',
    ])
  }
})

it('CALL-4.4: the stored response gets the number of its order, which was counted after it', async () => {
  const { session } = await calls.scan()
  for (const place of [calls.create, (own: object) => calls.order(session._id, own)]) {
    const own = { idempotencyKey: idempotencyKey(), cart: [lineOf(shop.noodles)] }
    const first = await place(own)
    expect(first.order.number).toMatch(/^\d{3}$/)
    expect(await place(own)).toEqual(first)
  }
})
