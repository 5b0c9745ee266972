import type {
  EditTableCartResult,
  OrderResult,
  TableCart,
  TableDish,
  TableGuest,
} from '@comanda/contract'
import { and, eq, isNull } from 'drizzle-orm'
import * as fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { tableCartLines } from '../../../tables/table-cart-lines.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let database: TestDatabase
let servers: readonly TestServer[]
let shop: OrderingShop
beforeAll(async () => {
  database = await makeTestDatabase()
  servers = await Promise.all([1, 2].map(() => startTestServer({ database })))
  shop = await makeOrderingShop(server(0), { tableCart: 'shared' })
})
afterAll(async () => {
  for (const one of servers) await one.stop()
  await database.drop()
})

const newId = (): string => randomBytes(9).toString('hex')
const server = (index: number): TestServer => {
  const found = servers[index]
  if (!found) throw new Error('no such server')
  return found
}

interface Phone {
  readonly client: TestClient
  readonly key: string
  readonly guest: string
}

let made = 0
/** A table with guests whose phones are at two servers. */
const table = async (count: number) => {
  const viewItem = randomBytes(12).toString('hex')
  made += 1
  await server(0)
    .app.service('tableViewItems')
    .create({ _id: viewItem, shop: shop.shop, name: `L${made}` })
  const phones: Phone[] = []
  let session = ''
  for (let index = 0; index < count; index += 1) {
    const client = await server(index % 2).client()
    const key = randomBytes(24).toString('base64url')
    const scan = {
      viewItem,
      shop: shop.shop,
      date: new Date().toISOString(),
      guestKey: key,
    }
    const entered = (await client
      .service('tableSessions/createOrResume')
      .create(scan)
      .catch((error: unknown) => error)) as {
      session?: { _id: string }
      guest?: TableGuest
      data?: { guest: TableGuest }
    }
    if (entered.session) session = entered.session._id
    const guest = entered.guest ?? entered.data?.guest
    if (!guest) throw new Error('nobody entered')
    const [host] = phones
    if (host)
      await host.client
        .service('tableGuests/admit')
        .create({ guest: guest._id, guestKey: host.key })
    phones.push({ client, key, guest: guest._id })
  }
  return { phones, session }
}

const step = fc.record({
  phone: fc.nat(2),
  kind: fc.constantFrom('add', 'add', 'add', 'more', 'less', 'remove', 'order'),
  pick: fc.nat(9),
  /** How often it is sent: a lost response is a retry. */
  sent: fc.integer({ min: 1, max: 3 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

interface Dish {
  readonly lines: readonly { readonly quantity: number }[]
}
const units = (dishes: readonly Dish[]): number =>
  dishes.reduce((sum, { lines: [top] }) => sum + (top?.quantity ?? 0), 0)

/**
 * Sends a call as often as a step says, at once. All that are done have the same response, which is returned; what was refused may
 * be done when it is sent again, as the cart has changed. Throws if all were refused.
 */
const repeated = async <T>(times: number, call: () => Promise<T>): Promise<T> => {
  const sent = await Promise.allSettled(Array.from({ length: times }, call))
  const done = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const [refused] = sent.flatMap((one): unknown[] =>
    one.status === 'rejected' ? [one.reason] : [],
  )
  const [first, ...others] = done
  if (first === undefined) throw refused
  for (const other of others) expect(other).toEqual(first)
  return first
}

/** What was acknowledged at a table: units that were added, taken away and ordered. */
const play = async (
  rounds: readonly (readonly Step[])[],
  phones: readonly Phone[],
  session: string,
) => {
  const counted = { added: 0, taken: 0, ordered: 0 }
  const guests = phones.map(({ guest }) => guest)
  const read = ({ client, key }: Phone) =>
    client.service('tableCarts/subscribe').create({ session, guestKey: key }) as Promise<TableCart>
  const order = async ({ client, key }: Phone, { sent }: Step, dishes: readonly TableDish[]) => {
    const lines = dishes.map(({ id, revision, lines: [top] }) => {
      return { id, revision, quantity: top?.quantity ?? 0 }
    })
    const data = { session, guestKey: key, lines, idempotencyKey: idempotencyKey() }
    const calls = client.service('tableSessions/order')
    try {
      const placed = await repeated(sent, async () => {
        const { order: one } = (await calls.create(data)) as OrderResult
        return { order: one._id, units: one.lines.map(({ quantity }) => `${quantity}`).toSorted() }
      })
      // Ordered lines have ids of the session.
      expect(placed.units).toEqual(lines.map(({ quantity }) => `${quantity}`).toSorted())
      counted.ordered += units(dishes)
    } catch (error) {
      expect(error).toMatchObject({ data: { code: 'cartChanged' } })
    }
  }
  const edit = async ({ client, key }: Phone, { kind, sent }: Step, line: string) => {
    const action = {
      add: { type: 'add', lines: [{ id: newId(), product: shop.noodles, quantity: 1 }] },
      more: { type: 'quantity', line, by: 1 },
      less: { type: 'quantity', line, by: -1 },
      remove: { type: 'remove', line },
      order: undefined,
    }[kind]
    const data = { session, guestKey: key, actions: [{ id: newId(), ...action }] }
    const result = await repeated(sent, async () => {
      const edited = (await client.service('tableCarts/edit').create(data)) as EditTableCartResult
      return edited.results[0]
    })
    if (result?.error === 'lineGone' && line !== 'none') expect(guests).toContain(result.by)
    if (result?.error !== undefined) {
      expect(['lineGone', 'lineOrdered', 'lineNotYours']).toContain(result.error)
      return
    }
    if (kind === 'add' || kind === 'more') counted.added += 1
    // What goes with its dish is counted there.
    if (kind === 'less' && result?.line !== undefined) counted.taken += 1
  }
  for (const steps of rounds)
    await Promise.all(
      steps.map(async (one) => {
        const phone = phones[one.phone]
        if (!phone) return
        const { dishes } = await read(phone)
        const dish = dishes[one.pick % Math.max(1, dishes.length)]
        if (one.kind !== 'order') await edit(phone, one, dish?.id ?? 'none')
        else if (dishes.length > 0) await order(phone, one, dishes)
      }),
    )
  return { ...counted, carts: await Promise.all(phones.map(read)) }
}

const removedUnits = async (session: string): Promise<number> => {
  const { shop: ofShop, session: of, status, into } = tableCartLines
  const rows = await server(0)
    .runtime.database.select()
    .from(tableCartLines)
    .where(and(eq(ofShop, shop.shop), eq(of, session), eq(status, 'gone'), isNull(into)))
  return units(rows)
}

it('TABLE-2.7: in any interleaving, with losses and retries, at two servers: what was acknowledged is in the cart, in exactly one order, or removed, and an order has what its sender saw', async () => {
  const rounds = fc.array(fc.array(step, { maxLength: 5 }), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      const { phones, session } = await table(3)
      const { added, taken, ordered, carts } = await play(steps, phones, session)
      for (const { dishes } of carts) expect(dishes).toEqual(carts[0]?.dishes)
      const left = units(carts[0]?.dishes ?? [])
      expect(left + ordered + (await removedUnits(session))).toBe(added - taken)
    }),
    { numRuns: Number(process.env['TABLES'] ?? 6), endOnFailure: true },
  )
}, 120_000)
