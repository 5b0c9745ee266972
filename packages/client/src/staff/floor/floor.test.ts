import type { Reservation, TableSession, TableViewItem } from '@comanda/contract'
import { expect, test } from 'vitest'
import { sampleIds } from '../../testing/sample-menu.ts'
import { sampleOrder, sampleSession, sampleTable } from '../../testing/sample-session.ts'
import { type Script, scriptedConnection } from '../../testing/scripted-connection.ts'
import { until } from '../../testing/until.ts'
import { createFloor } from './floor.ts'
import { dishesToCome, isOnFloor } from './floor-session.ts'
import { type TableState, tableState, waitingSince } from './table-state.ts'

const noon = Date.parse('2026-03-03T12:00:00+08:00')
const shop = { _id: sampleIds.shop, timeZone: 'Asia/Hong_Kong' }
const table = (name: string, rest: Partial<TableViewItem> = {}): TableViewItem => ({
  _id: name === '5' ? sampleIds.tea : `table ${name}`,
  shop: shop._id,
  name,
  ...rest,
})

const booking = (startTime: string): Reservation => ({
  _id: startTime,
  shop: shop._id,
  number: '1',
  status: 'booked',
  adults: 2,
  children: 0,
  babyStools: 0,
  date: startTime.slice(0, 10),
  diningSession: 'dinner',
  time: '20:00',
  name: 'Wong',
  phone: '1',
  createTime: startTime,
  startTime,
  cancelUntil: startTime,
  version: 1,
})

const open = async (sessions: readonly TableSession[] = [], script: Script = {}) => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop._id }),
    'tableViewItems find': () => [table('10'), table('5'), table('9', { status: 'disabled' })],
    'tableSessions find': () => ({ data: sessions }),
    'reservationSettings find': () => [],
    'reservations find': () => ({ data: [] }),
    ...script,
  })
  let time = noon
  const floor = createFloor(server.connection, shop, () => time)
  const close = floor.open()
  await until(floor.state, ({ status }) => status !== 'loading')
  const ready = () => {
    const state = floor.state.get()
    if (state.status !== 'ready') throw new Error('the floor is not loaded')
    return state
  }
  const at = (name: string) => ready().places.find((place) => place.table.name === name)
  return {
    server,
    floor,
    close,
    ready,
    at,
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('STAFF-4.1: the floor lists the tables in use by number, each with the sessions at it', async () => {
  const { ready, at } = await open([sampleTable(), sampleSession({ _id: 'away' })])
  expect(ready().places.map((place) => place.table.name)).toEqual(['5', '10'])
  expect(at('5')?.sessions.map(({ _id }) => _id)).toEqual([sampleIds.session])
  expect(at('10')?.sessions).toEqual([])
  expect(ready().others.map(({ _id }) => _id)).toEqual(['away'])
})

test('STAFF-4.1: a change by somebody else shows at once, and leaves the other tables as they are', async () => {
  const { server, at } = await open([sampleTable()])
  const other = at('10')
  server.dispatch('tableSessions patched', sampleTable({ version: 2, outstanding: 20 }))
  expect(at('5')?.sessions[0]?.outstanding).toBe(20)
  expect(at('10')).toBe(other)
  server.dispatch('tableSessions patched', sampleTable({ version: 1, outstanding: 99 }))
  expect(at('5')?.sessions[0]?.outstanding).toBe(20)
  server.dispatch(
    'tableSessions patched',
    sampleTable({ version: 3, status: 'done', tvStatus: 'taken' }),
  )
  expect(at('5')?.sessions).toEqual([])
  const before = at('5')
  server.dispatch('tableSessions patched', sampleTable({ shop: 'elsewhere', version: 9 }))
  expect(at('5')).toBe(before)
})

test('STAFF-4.1: a table that a guest opens by its code is seen without loading again', async () => {
  const { server, at } = await open()
  server.dispatch('tableSessions created', sampleTable())
  expect(at('5')?.sessions).toHaveLength(1)
  expect(server.count('tableSessions find')).toBe(2)
})

test('STAFF-4.25: a paid table whose dishes are not served stays on the floor until they are, also over a load', async () => {
  const done = { status: 'done', outstanding: 0, paid: 80 } as const
  const preparing = [sampleOrder({ status: 'preparing' })]
  const paid = sampleTable({ ...done, tvStatus: 'preparing', orders: preparing, version: 2 })
  const away = sampleSession({ ...done, _id: 'away', tvStatus: 'ready' })
  const { server, at, ready } = await open([], {
    'tableSessions find': ({ status }: { status: unknown }) => ({
      data: status === 'done' ? [paid, away] : [],
    }),
  })
  expect(at('5')?.sessions).toEqual([paid])
  expect(ready().others).toEqual([])
  expect(tableState([paid])).toBe('toCome')
  const sent = server.calls.map(({ args: [query] }) => query)
  expect(sent).toContainEqual(
    expect.objectContaining({ tvStatus: { $in: ['received', 'preparing', 'ready'] } }),
  )
  const line = { seq: 1, quantity: 2, status: 'pending' }
  const products = [line, { ...line, quantity: 1 }, { ...line, fromProduct: 'set' }]
  const lines = [...products, { ...line, status: 'cancel' }, { ...line, seq: 2 }]
  expect(dishesToCome([{ ...paid, products: lines as TableSession['products'] }])).toBe(3)
  const served = { ...done, tvStatus: 'taken', version: 3 } as const
  const orders = [sampleOrder({ status: 'completed' })]
  server.dispatch('tableSessions patched', sampleTable({ ...served, orders }))
  expect(at('5')?.sessions).toEqual([])
})

test('STAFF-4.25: a paid table that nobody has begun with counts as served half an hour after its last order', () => {
  const [first, last] = ['11:20', '11:45'].map((at) =>
    sampleOrder({ status: 'received', createTime: `2026-03-03T${at}:00+08:00` }),
  )
  const paid = sampleTable({ status: 'done', tvStatus: 'received', orders: [first!, last!] })
  const at = (minutes: number, own: object = {}) =>
    isOnFloor({ ...paid, ...own }, noon + minutes * 60_000)
  expect([at(0), at(14), at(15)]).toEqual([true, true, false])
  expect(at(60, { tvStatus: 'preparing' })).toBe(true)
  expect(at(60, { status: 'ongoing' })).toBe(true)
})

test('STAFF-4.25: a ready dish of a paid table, and one that takes too long, are as urgent as any', () => {
  const done = { status: 'done', outstanding: 0, tvStatus: 'ready' } as const
  const ready = sampleTable({ ...done, orders: [sampleOrder({ status: 'ready' })] })
  expect(tableState([ready])).toBe('ready')
  expect(tableState([ready], 'dirty', false, true)).toBe('late')
  expect(waitingSince([ready])).toBe(Date.parse(sampleOrder().createTime))
})

test('STAFF-4.1: what ended while there was no connection is gone after the next load', async () => {
  const sessions = [sampleTable()]
  const { server, floor, at } = await open([], {
    'tableSessions find': () => ({ data: [...sessions] }),
  })
  sessions.length = 0
  server.reconnect()
  await until(floor.state, () => at('5')?.sessions.length === 0)
})

test('STAFF-4.4: without a connection the floor says since when it has not been updated', async () => {
  const { server, floor, ready, pass } = await open([sampleTable()])
  expect(ready().staleSince).toBeUndefined()
  server.status.set('offline')
  expect(ready().staleSince).toBe(noon)
  pass(60_000)
  server.status.set('online')
  server.reconnect()
  await until(floor.state, () => ready().staleSince === undefined)
})

test('STAFF-4.3: seating opens the session of the table, or finds the one that somebody else has opened', async () => {
  const { server, floor, at } = await open([], {
    'tableSessions/createOrResume create': () => ({ session: sampleTable(), created: false }),
  })
  const seated = await floor.seat(sampleIds.tea, 3)
  expect(seated).toEqual({ session: sampleIds.session, created: false, isNoted: true })
  expect(at('5')?.sessions).toHaveLength(1)
  expect(server.calls.at(-1)?.args[0]).toMatchObject({ viewItem: sampleIds.tea, capacity: 3 })
  server.status.set('offline')
  await expect(floor.seat(sampleIds.tea, 3)).rejects.toMatchObject({ reason: 'offline' })
})

test('STAFF-4.1: guests who are expected today are listed by time, until they have come', async () => {
  const late = booking('2026-03-03T13:00:00.000Z')
  const early = booking('2026-03-03T12:00:00.000Z')
  const { server, ready } = await open([], { 'reservations find': () => ({ data: [late] }) })
  server.dispatch('reservations created', early)
  server.dispatch('reservations created', booking('2026-03-05T12:00:00.000Z'))
  expect(ready().bookings).toEqual([early, late])
  server.dispatch('reservations patched', { ...late, status: 'seated' })
  expect(ready().bookings).toEqual([early])
})

test('STAFF-4.15, STAFF-4.16: a table is reserved for guests who are expected, who are seated there in one call', async () => {
  const expected = booking('2026-03-03T12:00:00.000Z')
  const { server, floor, ready } = await open([], {
    'reservations find': () => ({ data: [expected] }),
    'reservations patch': (_id: unknown, { tables }: { tables: string[] | null }) =>
      tables ? { ...expected, tables } : expected,
    'reservations/seat create': () => ({
      reservation: { ...expected, status: 'seated' },
      session: 'new',
    }),
  })
  await floor.keepTables(expected._id, [sampleIds.tea])
  expect(ready().bookings).toMatchObject([{ tables: [sampleIds.tea] }])
  await floor.keepTables(expected._id, [])
  expect(server.calls.at(-1)?.args.slice(0, 2)).toEqual([expected._id, { tables: null }])
  expect(await floor.seatBooking(expected._id, [sampleIds.tea])).toBe('new')
  expect(ready().bookings).toEqual([])
  server.status.set('offline')
  await expect(floor.keepTables(expected._id, [])).rejects.toMatchObject({
    reason: 'offline',
  })
})

test('a failed load says why, and loads again', async () => {
  let isDown = true
  const { floor, ready } = await open([], {
    'tableViewItems find': () => {
      if (isDown) throw new Error('The server is down')
      return []
    },
  })
  expect(floor.state.get()).toEqual({ status: 'failed', message: 'The server is down' })
  isDown = false
  await floor.reload()
  expect(ready().places).toEqual([])
})

const states: readonly (readonly [TableState, readonly Partial<TableSession>[]])[] = [
  ['free', []],
  ['seated', [{ orders: [] }]],
  ['seated', [{ orders: [sampleOrder({ status: 'cancelled' })] }]],
  ['ordered', [{}]],
  ['ordered', [{ orders: [sampleOrder({ status: 'toPay' })] }]],
  ['ready', [{ orders: [sampleOrder(), sampleOrder({ status: 'ready' })] }]],
  ['served', [{ orders: [sampleOrder({ status: 'completed' })] }]],
  ['paid', [{ orders: [sampleOrder({ status: 'completed' })], outstanding: 0 }]],
  ['ordered', [{ orders: [sampleOrder({ status: 'completed' })], outstanding: 0 }, {}]],
]
test('STAFF-4.2: guests who want the bill come first, and an empty table is cleaned before it is free', () => {
  const asked = sampleSession({ billAskedTime: '2026-03-03T12:00:00Z' })
  expect(tableState([sampleSession(), asked])).toBe('billAsked')
  expect(tableState([{ ...asked, outstanding: 0 }])).toBe('ordered')
  expect(tableState([], 'dirty')).toBe('dirty')
  expect(tableState([], 'dirty', true)).toBe('dirty')
  expect(tableState([], 'paid', true)).toBe('paid')
  expect(tableState([], undefined, true)).toBe('reserved')
  expect(tableState([sampleSession()], 'dirty')).toBe('ordered')
})

test.each(states)('STAFF-4.2: a table is %s', (state, sessions) => {
  expect(tableState(sessions.map((change) => sampleSession(change)))).toBe(state)
})

test('RES-7.7: guests of a booking with two tables sit at both, as do the parts of their bill, until they have left', async () => {
  const seated: Reservation = {
    ...booking('2026-03-03T04:00:00Z'),
    status: 'seated',
    tables: [sampleIds.tea, 'table 10'],
    session: sampleIds.session,
    seatedTime: '2026-03-03T04:00:00Z',
  }
  const later = { _id: 'part', createTime: '2026-03-03T04:30:00Z' }
  const own = sampleTable()
  const { server, at, ready } = await open([own], {
    'reservations find': () => ({ data: [seated] }),
  })
  const atTen = () => at('10')?.sessions.map(({ _id }) => _id)
  expect(atTen()).toEqual([sampleIds.session])
  expect(ready().bookings).toEqual([])
  server.dispatch('tableSessions created', sampleTable(later))
  expect(atTen()).toContain('part')
  server.dispatch('reservations patched', { ...seated, status: 'completed', version: 2 })
  expect(atTen()).toEqual([])
})

const at = (minute: number): string => new Date(Date.UTC(2026, 2, 3, 12, minute)).toISOString()

test('STAFF-4.20: guests wait to order from when they sit down, for the kitchen from their order, to be served from when it is ready', () => {
  const createTime = at(0)
  const since = (change: object) => waitingSince([sampleSession({ createTime, ...change })])
  const order = (change: object) => [sampleOrder({ createTime: at(5), ...change })]
  expect(since({ orders: [] })).toBe(Date.parse(at(0)))
  expect(since({ orders: order({ status: 'preparing' }) })).toBe(Date.parse(at(5)))
  expect(since({ orders: order({ status: 'received', receivedTime: at(7) }) })).toBe(
    Date.parse(at(7)),
  )
  expect(since({ orders: order({ status: 'ready', readyTime: at(9) }) })).toBe(Date.parse(at(9)))
  expect(since({ orders: order({ status: 'received' }), pickupTime: at(30) })).toBe(
    Date.parse(at(30)),
  )
  expect(since({ orders: order({ status: 'completed' }) })).toBeUndefined()
  expect(tableState([sampleSession({ orders: [] })], undefined, false, true)).toBe('late')
})
