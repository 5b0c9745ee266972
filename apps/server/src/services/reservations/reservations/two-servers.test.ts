import type {
  CreateOrResumeResult,
  Reservation,
  SeatWaitingResult,
  TableViewItem,
  WaitingPlace,
} from '@comanda/contract'
import { clockTime, instantAt, isShownTime } from '@comanda/engine/time'
import { guestsOf, holdsPlace, sittingTimes, stayOf } from '@comanda/shop-rules/reservations'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { reservations } from '../../../tables/reservations.ts'
import { waitingParties } from '../../../tables/waiting-parties.ts'
import { idempotencyKey, makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { completeLeft } from './complete-left.ts'

const timeZone = 'Europe/London'
const night = '2'.repeat(24)
const settings = { stayMinutes: 90, stays: [{ guests: 2, minutes: 60 }] }
const most = { quantity: 5, capacity: 14 }

let now = 0
let database: TestDatabase
let servers: readonly TestServer[]
beforeAll(async () => {
  database = await makeTestDatabase()
  servers = await Promise.all([1, 2].map(() => startTestServer({ database, now: () => now })))
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  await database.drop()
})

/** Pseudo-random numbers that are the same in every run. */
const numbers = (seed: number): ((below: number) => number) => {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const refusals = new Set([
  'slotFull',
  'tableTaken',
  'illegalTransition',
  'reservationInvalid',
  'reservationExpired',
  'sessionClosed',
  'reopenRefused',
])

const orRefused = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call
  } catch (error) {
    const { data } = error as { data?: { code?: string } }
    if (!refusals.has(data?.code ?? '')) throw error
    return undefined
  }
}

interface Night {
  readonly shop: string
  readonly tables: readonly string[]
  /** The evening, and the day whose clocks change. */
  readonly days: readonly [string, string]
  readonly seated: string[]
  readonly booked: string[]
  readonly waiting: string[]
}

type Act = (client: TestClient, of: Night, next: (below: number) => number) => Promise<unknown>

const pick = <T>(list: readonly T[], next: (below: number) => number): T | undefined =>
  list[next(list.length)]

const slot = ({ days }: Night, next: (below: number) => number) => {
  // From 22:00 until 03:45: 24 quarters.
  const minutes = 22 * 60 + next(24) * 15
  return {
    adults: 1 + next(5),
    children: 0,
    babyStools: 0,
    date: days[minutes < 1440 ? 0 : 1],
    diningSession: night,
    time: clockTime(minutes % 1440),
    name: 'Chan',
    phone: '91234567',
    idempotencyKey: idempotencyKey(),
  }
}

const book: Act = async (client, of, next) => {
  const data = { shop: of.shop, ...slot(of, next), termsAccepted: true }
  const made = (await client.service('reservations/create').create(data)) as Reservation
  of.booked.push(made._id)
}
const walkIn: Act = async (client, { shop, tables, seated }, next) => {
  const data = { shop, viewItem: pick(tables, next), date: new Date(now).toISOString() }
  const { session } = (await client
    .service('tableSessions/createOrResume')
    .create({ ...data, capacity: 2 })) as CreateOrResumeResult
  seated.push(session._id)
}
const some = ({ tables }: Night, next: (below: number) => number): string[] => {
  const at = next(tables.length)
  return [tables[at]!, tables[(at + 1) % tables.length]!].slice(0, 1 + next(2))
}
const ofBooking =
  (
    act: (client: TestClient, id: string, of: Night, next: (below: number) => number) => unknown,
  ): Act =>
  async (client, of, next) => {
    const id = pick(of.booked, next)
    if (id !== undefined) await act(client, id, of, next)
  }
const patch = (data: (of: Night, next: (below: number) => number) => object): Act =>
  ofBooking((client, id, of, next) => client.service('reservations').patch(id, data(of, next)))
const seat = ofBooking(async (client, reservation, of, next) => {
  const tables = some(of, next)
  const data = { reservation, table: tables[0]!, insteadOf: of.booked.slice(0, 20) }
  const { session } = (await client
    .service('reservations/seat')
    .create(next(2) === 0 ? data : { ...data, tables })) as { session: string }
  of.seated.push(session)
})
const join: Act = async (client, { shop, waiting }, next) => {
  const data = { shop, guests: 1 + next(5), name: 'Ho', idempotencyKey: idempotencyKey() }
  const place = (await client.service('waitingPlaces/join').create(data)) as WaitingPlace
  waiting.push(place._id)
}
const seatParty: Act = async (client, of, next) => {
  const party = pick(of.waiting, next)
  if (party === undefined) return
  const data = { party, table: pick(of.tables, next), insteadOf: of.booked.slice(0, 20) }
  const made = (await client.service('waitingParties/seat').create(data)) as SeatWaitingResult
  of.seated.push(made.session)
}
const takeBack: Act = async (client, { waiting }, next) => {
  const party = pick(waiting, next)
  if (party !== undefined)
    await client.service('waitingParties').patch(party, { status: 'waiting' })
}
const ofSession =
  (path: string, own: (of: Night, next: (below: number) => number) => object): Act =>
  async (client, of, next) => {
    const session = pick(of.seated, next)
    if (session !== undefined)
      await client.service(`tableSessions/${path}`).create({ session, ...own(of, next) })
  }

const statuses = [
  'confirmed',
  'late',
  'noShow',
  'cancelled',
  'booked',
  'seated',
  'completed',
] as const
const acts: readonly Act[] = [
  book,
  book,
  book,
  ofBooking((client, reservation, of, next) =>
    client.service('reservations/edit').create({ reservation, ...slot(of, next) }),
  ),
  patch((of, next) => ({ tables: some(of, next) })),
  patch((of, next) => ({ tables: some(of, next) })),
  patch((_of, next) => ({ status: pick(statuses, next) })),
  seat,
  seat,
  walkIn,
  join,
  join,
  seatParty,
  seatParty,
  takeBack,
  ofSession('move', (of, next) => ({ to: pick(of.tables, next) })),
  ofSession('close', () => ({})),
]

const hurry = async (client: TestClient, of: Night, seed: number): Promise<void> => {
  const next = numbers(seed)
  for (let step = 0; step < 12; step += 1) await orRefused(pick(acts, next)!(client, of, next))
}

/** Only what a guest may: book. */
const guest = async (client: TestClient, of: Night, seed: number): Promise<void> => {
  const next = numbers(seed)
  for (let step = 0; step < 6; step += 1)
    await orRefused(
      book(client, of, next).catch((error: unknown) => Promise.reject(error as Error)),
    )
}

type Row = typeof reservations.$inferSelect

/** Each pair of a list. */
const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other] as const))

const checkSlots = (rows: readonly Row[]): void => {
  for (const { date, time, startTime } of rows) {
    expect(isShownTime(date, time, timeZone)).toBe(true)
    expect(Date.parse(startTime)).toBe(instantAt(date, time, timeZone))
  }
  for (const { startTime } of rows) {
    const at = Date.parse(startTime)
    const there = rows.filter((row) => {
      const from = Date.parse(row.startTime)
      return from <= at && at < from + stayOf(row, settings) * 60_000
    })
    expect(there.length).toBeLessThanOrEqual(most.quantity)
    const guests = there.reduce((sum, row) => sum + guestsOf({ ...row, tables: undefined }), 0)
    expect(guests).toBeLessThanOrEqual(most.capacity)
  }
}

const checkTables = (rows: readonly Row[]): void => {
  for (const [one, other] of pairs(rows)) {
    const shared = (one.tables ?? []).filter((table) => other.tables?.includes(table))
    const [first, second] = [sittingTimes(one, settings), sittingTimes(other, settings)]
    const meet = first.from < second.until && second.from < first.until
    expect(meet ? shared : []).toEqual([])
  }
}

const checkParties = async (of: Night, rows: readonly Row[]): Promise<void> => {
  const open = await servers[0]!.runtime.database
    .select({ table: tableSessions.tableItem, bookings: tableSessions.bookings })
    .from(tableSessions)
    .where(
      and(eq(tableSessions.shop, of.shop), inArray(tableSessions.status, ['ongoing', 'toPay'])),
    )
  const parties = open.map(({ table, bookings }) => {
    const own = rows.find(({ _id }) => bookings.some(({ reservation }) => reservation === _id))
    const tables = own?.tables?.includes(table!) ? own.tables : [table!]
    return new Set(tables)
  })
  for (const [one, other] of pairs(parties))
    expect([...one].filter((table) => other.has(table))).toEqual([])
}

/** Who was seated from the waiting list sits once, each at a session of its own, whose table nobody else has. */
const checkWaiting = async ({ shop }: Night): Promise<void> => {
  const rows = await servers[0]!.runtime.database
    .select({ status: waitingParties.status, session: waitingParties.session })
    .from(waitingParties)
    .where(eq(waitingParties.shop, shop))
  const sessions = rows.flatMap(({ status, session }) => (status === 'seated' ? [session] : []))
  expect(sessions).not.toContain(null)
  expect(new Set(sessions).size).toBe(sessions.length)
}

it.each([
  ['2026-03-28', '2026-03-29', '2026-03-28T21:30:00Z'],
  ['2026-10-24', '2026-10-25', '2026-10-24T20:30:00Z'],
] as const)(
  'LAW: staff and guests of two servers at the same time give no table to two parties and fill no slot beyond its room, in the night from %s when the clocks change (RES-1.2, RES-1.6, RES-2.4, RES-7.1, RES-7.7, WAIT-3.5)',
  async (evening, morning, at) => {
    now = Date.parse(at)
    const [server] = servers
    const made = await makeOrderingShop(server!)
    const { shop } = made
    await server!.app.service('shops').patch(shop, { timeZone })
    await server!.app.service('reservationSettings').create({
      shop,
      enabled: true,
      ...settings,
      limits: [most],
      sessions: [{ _id: night, name: [], from: '22:00', to: '04:00' }],
    })
    const tables: string[] = []
    while (tables.length < 4) {
      const data = { shop, name: `T${tables.length}` }
      tables.push(((await server!.app.service('tableViewItems').create(data)) as TableViewItem)._id)
    }
    const of: Night = {
      shop,
      tables,
      days: [evening, morning],
      seated: [],
      booked: [],
      waiting: [],
    }
    const clients: TestClient[] = []
    while (clients.length < 12) clients.push(await servers[clients.length % 2]!.client(made.staff))
    const guests = [await servers[0]!.client(), await servers[1]!.client()]
    const runs = Number(process.env['NIGHTS'] ?? 1)
    for (let round = 0; round < runs; round += 1) {
      await Promise.all([
        ...clients.map((client, seed) => hurry(client, of, 100 * round + seed + 1)),
        ...(round === 0 ? guests.map((client, seed) => guest(client, of, seed + 77)) : []),
      ])
      await completeLeft(server!.runtime)
      const rows = await server!.runtime.database
        .select()
        .from(reservations)
        .where(eq(reservations.shop, shop))
      const holding = rows.filter(({ status }) => holdsPlace(status))
      expect(holding.length).toBeGreaterThan(3)
      // Who was taken for a no-show and is at the door is seated whatever the book says.
      checkSlots(holding.filter((row) => row.statusBefore !== 'noShow' || row.status !== 'seated'))
      checkTables(holding)
      await checkParties(of, rows)
      await checkWaiting(of)
    }
  },
  120_000,
)
