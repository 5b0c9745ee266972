import * as fc from 'fast-check'
import type { GuestGiving, GuestRules, ListGuestsResult, User } from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { idempotencyKey, makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { guestFigures } from '../../../tables/guest-figures.ts'
import { guestGivings } from '../../../tables/guest-givings.ts'
import { guests } from '../../../tables/guests.ts'
import { giveDue } from './give.ts'

const day = 86_400_000
const now = Date.parse('2026-03-02T09:00:00Z')
let server: TestServer
let shop: string
let manager: TestClient
let owner: TestClient
let rule: string
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = (await makeOrderingShop(server)).shop
  manager = await server.client(await makeAccount(server, 'boss', [{ role: 'manager', shop }]))
  owner = await server.client(await makeAccount(server, 'own', [{ role: 'owner' }]))
  rule = (
    (await server.app.service('orderDiscounts').create({
      name: [{ lang: 'en', value: 'Tea' }],
      source: 'coupon',
    })) as { _id: string }
  )._id
})
afterAll(() => server.stop())

let made = 0
const register = async (dob?: string): Promise<User> => {
  made += 1
  return (await server.app.service('users').create({
    password,
    name: `Guest ${made}`,
    email: `guest${made}@eat.test`,
    ...(dob === undefined ? {} : { dob }),
  })) as User
}

/** A file with figures, as the job leaves it. */
const known = async (
  user: string | null,
  daysAgo: number,
  own: { visits?: number; spent?: number; advertising?: boolean; tags?: string[] } = {},
): Promise<string> => {
  made += 1
  const _id = made.toString(16).padStart(24, '0')
  const { visits = 1, spent = 10, advertising = null, tags = null } = own
  const createTime = new Date(now).toISOString()
  await server.runtime.database
    .insert(guests)
    .values({ _id, user, name: `Guest ${made}`, advertising, tags, createTime })
  const lastVisit = new Date(now - daysAgo * day).toISOString()
  await server.runtime.database
    .insert(guestFigures)
    .values({ shop, guest: _id, visits, spent, lastVisit })
  return _id
}

const clear = async (): Promise<void> => {
  for (const table of [guestFigures, guests, guestGivings])
    await server.runtime.database.delete(table)
}

const list = async (rules: GuestRules, after?: object): Promise<ListGuestsResult> =>
  (await manager
    .service('guests/list')
    .create({ shop, rules, ...(after ? { after } : {}) })) as ListGuestsResult

const coupons = async (): Promise<string[]> =>
  (
    await server.runtime.connection.pool.query<{ user: string }>(
      `select "user" from user_coupons where coupon = $1`,
      [rule],
    )
  ).rows.map(({ user }) => user)

it('a list has those whom all of its rules meet (GUEST-7.1)', async () => {
  await clear()
  const may = await register('1990-03-09')
  const june = await register('1985-06-01')
  const regular = await known(may._id, 2, { visits: 12, spent: 900, tags: ['VIP'] })
  const lost = await known(june._id, 90, { visits: 3, spent: 200, advertising: true })
  const stranger = await known(null, 61)
  const of = async (rules: GuestRules) => (await list(rules)).guests.map(({ guest }) => guest)
  expect(await of({})).toEqual([regular, stranger, lost])
  expect(await of({ absentDays: 60 })).toEqual([stranger, lost])
  expect(await of({ absentDays: 60, minVisits: 2 })).toEqual([lost])
  expect(await of({ minSpent: 900 })).toEqual([regular])
  expect(await of({ tag: 'VIP' })).toEqual([regular])
  expect(await of({ birthdayMonth: 3 })).toEqual([regular])
  expect(await of({ advertising: true })).toEqual([lost])
  expect(await list({})).toMatchObject({ total: 3, members: 2 })
})

it('a long list is read page by page, each once (GUEST-7.1)', async () => {
  await clear()
  for (let at = 0; at < 120; at += 1) await known(null, at % 7)
  const seen: string[] = []
  let after: ListGuestsResult['next']
  do {
    const page = await list({}, after)
    expect(page.total).toBe(120)
    seen.push(...page.guests.map(({ guest }) => guest))
    after = page.next
  } while (after)
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
})

it('law: whatever is interrupted, each member of a list has the coupon once, and nobody else (GUEST-7.3)', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => register()))
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ days: fc.nat({ max: 99 }), wants: fc.boolean() }), {
        minLength: 6,
        maxLength: 6,
      }),
      fc.boolean(),
      fc.nat({ max: 3 }),
      async (all, isAdvertising, retries) => {
        await clear()
        await server.runtime.connection.pool.query('delete from user_coupons')
        for (const [at, { days, wants }] of all.entries())
          await known(members[at]?._id ?? null, days, { advertising: wants })
        await known(null, 99, { advertising: true })
        const data = {
          shop,
          rules: { absentDays: 50 },
          coupon: rule,
          isAdvertising,
          idempotencyKey: idempotencyKey(),
        }
        const give = () => owner.service('guests/give').create(data) as Promise<GuestGiving>
        await Promise.all([give(), ...Array.from({ length: retries }, give)])
        // A server that ended before it wrote that it was done.
        await server.runtime.database.update(guestGivings).set({ doneTime: null })
        await Promise.all([giveDue(server.runtime), giveDue(server.runtime)])
        const expected = all.flatMap(({ days, wants }, at) =>
          days > 50 && (wants || !isAdvertising) ? (members[at]?._id ?? []) : [],
        )
        expect((await coupons()).toSorted()).toEqual(expected.toSorted())
      },
    ),
    { numRuns: 10 },
  )
})

it('managers read lists, owners give (GUEST-7.4)', async () => {
  await expect(
    manager.service('guests/give').create({ shop, rules: {}, coupon: rule, isAdvertising: false }),
  ).rejects.toMatchObject({ code: 403 })
})
