import {
  sampleMenu,
  sampleOrder,
  sampleTable,
  type Script,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import { unsentLinesOf } from '@comanda/client/staff'
import type { Shop, TableSession, TableViewItem } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { FloorPage } from './floor-page.tsx'
import type { TablePicking } from './floor-tables.tsx'

const { shop } = sampleMenu
const table = (name: string, rest: Partial<TableViewItem> = {}): TableViewItem => ({
  _id: `table${name}`,
  shop: shop._id,
  name,
  capacity: 4,
  ...rest,
})
/** A session of 80 dollars at a table, opened now. */
const party = (name: string, rest: Partial<TableSession> = {}): TableSession =>
  sampleTable({
    _id: `session${name}`,
    tables: [{ item: `table${name}`, name, capacity: 4, split: null }],
    tableItem: { _id: `table${name}`, name },
    capacity: 3,
    createTime: new Date().toISOString(),
    ...rest,
  })

const tilesOf = (names: readonly string[]): readonly string[] =>
  names.filter((name) => /^\d /.test(name))

interface Sample {
  readonly tables?: readonly TableViewItem[]
  readonly sessions?: readonly TableSession[]
  readonly script?: Script
  readonly courses?: Shop['courses']
  /** Dishes that were chosen on this device and not sent, by session. */
  readonly unsent?: Readonly<Record<string, number>>
  /** The table at which others are seated though it is still served. */
  readonly seating?: string
  readonly picking?: TablePicking
}

const open = async ({
  tables = [table('1'), table('2')],
  sessions = [],
  script = {},
  courses = [],
  unsent = {},
  seating,
  picking,
}: Sample) => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop._id }),
    'tableViewItems find': () => tables,
    'tableSessions find': () => ({ data: sessions }),
    'reservationSettings find': () => [],
    'reservations find': () => ({ data: [] }),
    ...script,
  })
  const { client } = staffClientOver(server.connection)
  for (const [session, quantity] of Object.entries(unsent)) {
    const cart = { cart: [{ id: 'a', quantity }], coupons: [], mode: 'dineIn' }
    unsentLinesOf(client, shop._id).storageOf(session).write('tableCart', JSON.stringify(cart))
  }
  const selected: string[] = []
  const select = (session: string): void => void selected.push(session)
  const moved: string[] = []
  const move = (session: string): void => void moved.push(session)
  const screen = await renderForStaff(
    <FloorPage
      selected={undefined}
      onSelect={select}
      onMove={move}
      seating={seating}
      picking={picking}
    />,
    { client, shop: { ...shop, courses } },
  )
  return { ...screen, server, selected, moved }
}

afterEach(() => vi.useRealTimers())

test('STAFF-5.21: a tile says how many dishes are chosen on this device and not sent, the sign of a new order too', async () => {
  const { names } = await open({
    sessions: [party('1')],
    unsent: { session1: 3, [shop._id]: 2 },
  })
  expect(names('button')).toContain('1 0 min Ordered 3 not sent 3 guests $ 80.00 to pay')
  expect(names('link')).toContain('New order 2 not sent')
})

test('STAFF-4.2: a tile says the name of its table, its state, guests, minutes and what is to pay', async () => {
  const { names } = await open({ sessions: [party('1')] })
  expect(names('button').filter((name) => /^[12] /.test(name))).toEqual([
    '1 0 min Ordered 3 guests $ 80.00 to pay',
    '2 Free 4 seats',
  ])
})

test.each([
  [9, ' Ordered 3 guests'],
  [10, ' Ordered waiting long 3 guests'],
  [20, ' Waits too long 3 guests'],
])(
  'STAFF-4.20: a tile whose order has been with the kitchen for %i minutes says as much as its card on the board',
  async (minutes, words) => {
    const createTime = new Date(Date.now() - minutes * 60_000).toISOString()
    const orders = [sampleOrder({ createTime })]
    const { names } = await open({ sessions: [party('1', { createTime, orders })] })
    expect(names('button').filter((name) => name.startsWith('1 '))).toEqual([
      `1 ${minutes} min${words} $ 80.00 to pay`,
    ])
  },
)

test('STAFF-4.25: a paid table whose dishes are not served says how many, opens its bill, and who seats others there is warned', async () => {
  const line = { seq: 1, quantity: 2, status: 'pending' }
  const products = [line] as unknown as TableSession['products']
  const [order] = party('1').orders
  const orders = [{ ...order!, createTime: new Date().toISOString() }]
  const paid = { status: 'done', outstanding: 0, tvStatus: 'preparing' } as const
  const served = { ...paid, products, orders }
  const { names, press, text, get, selected } = await open({
    sessions: [party('1', served)],
    seating: 'table1',
  })
  const tile = '1 0 min Paid, 2 dishes to come 3 guests Paid'
  expect(names('button')).toContain(tile)
  expect(text()).toContain('Paid, dishes to come')
  expect(within(get('dialog', 'Seat guests at table 1')).text()).toContain(
    'This table is paid, and 2 dishes are still to come',
  )
  await press('button', tile)
  expect(selected).toEqual(['session1'])
})

test('STAFF-2.14: a table whose guests paid says so until staff say that they left, clean or not', async () => {
  const paidTime = new Date(Date.now() - 12 * 60_000).toISOString()
  const cleaned: unknown[] = []
  const { names, press, text } = await open({
    tables: [table('1', { paidTime }), table('2', { paidTime: '2026-01-01T12:00:00Z' })],
    script: {
      'tableViewItems/clean create': (data) => {
        cleaned.push(data)
        return table('1', { needsCleaning: true })
      },
    },
  })
  expect(tilesOf(names('button'))).toEqual(['1 12 min Paid 4 seats', '2 To clean 4 seats'])
  expect(text()).toContain('0 tables free')
  await press('button', '1 12 min Paid 4 seats')
  await press('button', 'They have left, to clean')
  expect(cleaned).toEqual([{ table: 'table1', needsCleaning: true }])
  await vi.waitFor(() => expect(names('button')).toContain('1 To clean 4 seats'))
})

test('COURSE-3.3: a tile names the next course that waits', async () => {
  const mains = { _id: 'mains', name: [{ lang: 'en' as const, value: 'Mains' }] }
  const dishes = [{ id: '1', quantity: 1, name: [{ lang: 'en' as const, value: 'Noodles' }] }]
  const waiting = { session: 'session1', courses: [{ course: 'mains', name: mains.name, dishes }] }
  const script = { 'tickets/waiting create': () => ({ tables: [waiting] }) }
  const { names } = await open({ sessions: [party('1')], courses: [mains], script })
  await vi.waitFor(() =>
    expect(names('button')).toContain('1 0 min Ordered Hold: Mains 3 guests $ 80.00 to pay'),
  )
})

test('COURSE-3.3: a shop without courses does not ask what waits', async () => {
  const { server } = await open({ sessions: [party('1')] })
  expect(server.count('tickets/waiting create')).toBe(0)
})

test('STAFF-4.15: a table that is reserved for later than guests of now would stay is free', async () => {
  const booking = {
    _id: 'booking',
    shop: shop._id,
    status: 'booked',
    name: 'Wong',
    adults: 3,
    children: 1,
    startTime: new Date(Date.now() + 7 * 3_600_000).toISOString(),
    tables: ['table2'],
  }
  const { names } = await open({ script: { 'reservations find': () => ({ data: [booking] }) } })
  const tile = names('button').find((name) => name.startsWith('2 ')) ?? ''
  expect(tile).toMatch(/^2 Free/)
})

test('STAFF-4.15: a free table that is reserved for guests says when they come; they are seated from its sheet', async () => {
  const start = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString()
  const expected = {
    _id: 'booking',
    shop: shop._id,
    status: 'booked',
    name: 'Wong',
    adults: 3,
    children: 1,
    startTime: start,
  }
  const { press, names, get, selected, server } = await open({
    script: {
      'reservations find': () => ({ data: [{ ...expected, tables: ['table2'] }] }),
      'reservations patch': () => expected,
      'reservations/seat create': () => ({
        reservation: { ...expected, status: 'seated' },
        session: 'seated',
      }),
    },
  })
  const tile = () => names('button').find((name) => name.startsWith('2 ')) ?? ''
  expect(tile()).toMatch(/^2 Reserved \d{2}:\d{2}/)
  await press('button', tile())
  const sheet = within(get('dialog', 'Seat guests at table 2'))
  await sheet.press('button', 'Not this table')
  expect(server.calls.at(-1)?.args.slice(0, 2)).toEqual(['booking', { tables: null }])
  const list = within(
    within(get('dialog', 'Seat guests at table 2')).get('region', 'Expected today'),
  )
  await list.press('button', 'Seat')
  expect(server.calls.at(-1)?.args[0]).toEqual({
    reservation: 'booking',
    table: 'table2',
    tables: ['table2'],
  })
  await vi.waitFor(() => expect(selected).toEqual(['seated']))
})

test('STAFF-4.3: two presses seat guests at a free table, and open their bill', async () => {
  const { press, server, selected, text } = await open({
    script: {
      'tableSessions/createOrResume create': () => ({ session: party('2'), created: true }),
    },
  })
  await press('button', '2 Free 4 seats')
  await press('button', '3 guests')
  expect(server.calls.at(-1)?.args[0]).toMatchObject({ viewItem: 'table2', capacity: 3 })
  expect(selected).toEqual(['session2'])
  await vi.waitFor(() => expect(text()).toContain('Table 2: 3 guests seated'))
})

test('STAFF-4.3: if somebody else has just opened the table, their bill is shown, and it says so', async () => {
  const { press, text, selected } = await open({
    script: {
      'tableSessions/createOrResume create': () => ({ session: party('2'), created: false }),
    },
  })
  await press('button', '2 Free 4 seats')
  await press('button', '3 guests')
  await vi.waitFor(() => expect(text()).toContain('Somebody else has just opened table 2.'))
  expect(selected).toEqual(['session2'])
})

test('STAFF-4.4: without a connection the floor says how old it is, and why nobody can be seated', async () => {
  const { settle, server, text, press, get } = await open({})
  await settle(() => server.status.set('offline'))
  expect(text()).toContain('No connection: as it was just now')
  await press('button', '2 Free 4 seats')
  expect(within(get('dialog')).text()).toContain('nothing can be changed until it is back')
  expect(get('button', '3 guests').hasAttribute('disabled')).toBe(true)
})

test('a search finds tables by number and guests by name; a shop without tables is led to them', async () => {
  const sessions = [party('2', { contactName: 'Wong' })]
  const { fill, names, text, close } = await open({ sessions })
  await fill('searchbox', 'Table or name', 'wong')
  expect(names('button').filter((name) => /^[12] /.test(name))).toHaveLength(1)
  await fill('searchbox', 'Table or name', 'nothing')
  expect(text()).toContain('No table is found')
  await close()
  const empty = await open({ tables: [] })
  expect(empty.get('link', 'Go to the tables').getAttribute('href')).toContain('/tables')
})

test('guests without a table have tiles of their own, which open their bill', async () => {
  const away = party('9', { type: 'takeAway', tables: [], tableItem: null, contactName: 'Mei' })
  const { get, press, selected } = await open({ sessions: [away] })
  const others = within(get('region', 'No table'))
  const [name = ''] = others.names('button')
  expect(name).toContain('Mei')
  await press('button', name)
  expect(selected).toEqual(['session9'])
})

test('a failed load is shown, and tried again', async () => {
  let isDown = true
  const { text, press } = await open({
    script: {
      'tableViewItems find': () => {
        if (isDown) throw new Error('The server is down')
        return [table('1')]
      },
    },
  })
  expect(text()).toContain('The server is down')
  isDown = false
  await press('button', 'Try again')
  await vi.waitFor(() => expect(text()).toContain('Free'))
})

test('STAFF-4.5: of 120 tables, a change renders one tile, and a minute renders none but its words', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  let rendered: string[] = []
  /** A table that notes when its tile reads its seats. */
  const noting = (name: string): TableViewItem => ({
    ...table(name),
    get capacity() {
      rendered.push(name)
      return 4
    },
  })
  const tables = Array.from({ length: 120 }, (_, at) => noting(String(at + 100)))
  const sessions = tables.slice(0, 60).map(({ name }) => party(name))
  const { server, settle, names } = await open({ tables, sessions })
  expect(new Set(rendered).size).toBe(120)
  rendered = []
  await settle(() =>
    server.dispatch('tableSessions patched', party('100', { version: 2, outstanding: 20 })),
  )
  expect(new Set(rendered)).toEqual(new Set(['100']))
  rendered = []
  await settle(() => vi.advanceTimersByTime(60_000))
  expect(names('button').filter((name) => name.includes('1 min'))).toHaveLength(60)
  expect(rendered).toEqual([])
})

test('STAFF-4.20: a table that waits too long says so, when the minute comes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const { settle, names } = await open({ sessions: [party('1')] })
  const tile = () => names('button').find((name) => name.startsWith('1 '))
  await settle(() => vi.advanceTimersByTime(19 * 60_000))
  expect(tile()).toContain('Ordered')
  await settle(() => vi.advanceTimersByTime(60_000))
  expect(tile()).toContain('Waits too long')
})

test('STAFF-4.21: who waits for staff is listed beside the tables, the most urgent first, and opens', async () => {
  const ready = [sampleOrder({ status: 'ready', createTime: new Date().toISOString() })]
  const asked = new Date().toISOString()
  const { get, press, selected } = await open({
    sessions: [
      party('1', { orders: ready }),
      party('2', { billAskedTime: asked, outstanding: 80 }),
    ],
  })
  const needs = within(get('complementary', 'Needs you'))
  expect(needs.names('button')).toEqual([
    'Wants the bill: Table 2 0 min',
    'To serve: Table 1 0 min',
  ])
  await press('button', 'Wants the bill: Table 2 0 min')
  expect(selected).toEqual(['session2'])
})

test('STAFF-4.2: one legend says what colours and signs mean', async () => {
  const { get } = await open({})
  expect(within(get('list', 'What the colours and signs mean')).text()).toContain('Waits too long')
})

test('PLAN-1.5: the plan shows one room at a time, remembers itself, and a search leads to the room', async () => {
  const tables = [table('1', { area: 'Hall' }), table('2', { area: 'Garden' })]
  const { press, names, fill } = await open({ tables })
  await press('radio', 'Plan')
  expect(names('tab')).toEqual(['Hall', 'Garden'])
  expect(tilesOf(names('button'))).toEqual(['1 Free 4 seats'])
  await press('tab', 'Garden')
  expect(tilesOf(names('button'))).toEqual(['2 Free 4 seats'])
  await fill('searchbox', 'Table or name', '1')
  expect(tilesOf(names('button'))).toEqual(['1 Free 4 seats'])
})

const booked = (minutes: number, own: object = {}) => ({
  _id: `in${minutes}`,
  shop: shop._id,
  number: '104',
  status: 'booked',
  name: 'Wong',
  adults: 3,
  children: 0,
  babyStools: 0,
  startTime: new Date(Date.now() + minutes * 60_000 + 1000).toISOString(),
  ...own,
})

test('guests who come within the hour are seated at their table, else at the smallest that fits (RES-7.2, RES-7.3)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T04:00:00Z') })
  const small = table('3', { capacity: 3 })
  const { press, get, names, server } = await open({
    tables: [table('1'), table('2'), small],
    sessions: [party('1')],
    script: {
      'reservations find': () => ({ data: [booked(20), booked(80, { name: 'Later' })] }),
      'reservations/seat create': () => ({ reservation: booked(20), session: 'sessionR' }),
    },
  })
  const arriving = within(get('region', 'Arriving')).names('button')
  expect(arriving).toHaveLength(1)
  await press('button', arriving[0])
  expect(within(get('group', 'Seat at')).names('button')).toEqual(['3 · 3 seats', '2 · 4 seats'])
  await press('button', '3 · 3 seats')
  expect(server.calls.at(-1)).toMatchObject({ name: 'reservations/seat create' })
  expect(server.calls.findLast(({ name }) => name === 'reservations/seat create')?.args[0]).toEqual(
    {
      reservation: 'in20',
      table: 'table3',
      tables: ['table3'],
    },
  )
  expect(names('dialog')).toEqual([])
})

test('a table that is reserved for others is offered apart, and says whose it is (RES-7.5)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T04:00:00Z') })
  const { press, get, server } = await open({
    script: {
      'reservations find': () => ({
        data: [booked(20), booked(40, { name: 'Lee', tables: ['table2'] })],
      }),
      'reservations/seat create': () => ({ reservation: booked(20), session: 'sessionR' }),
    },
  })
  await press('button', within(get('region', 'Arriving')).names('button')[0])
  expect(within(get('group', 'Seat at')).names('button')).toEqual(['1 · 4 seats'])
  const kept = within(get('region', 'Kept for others'))
  expect(kept.text()).toContain('Kept for Lee: 40 minutes left')
  await kept.press('button', '2 · 4 seats')
  expect(server.calls.findLast(({ name }) => name === 'reservations/seat create')?.args[0]).toEqual(
    { reservation: 'in20', table: 'table2', tables: ['table2'], insteadOf: ['in40'] },
  )
})

test('staff who seat others at a reserved table read how many minutes are left (RES-7.3)', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T04:00:00Z') })
  const { press, names, text } = await open({
    script: { 'reservations find': () => ({ data: [booked(25, { tables: ['table2'] })] }) },
  })
  const tile = names('button').find((name) => name.startsWith('2 '))
  expect(tile).toContain('Wong')
  await press('button', tile ?? '')
  expect(text()).toContain('Kept for Wong: 25 minutes left')
})

test('what guests without a reservation must not eat is noted as they sit down; staff hear if it was not (RES-5.4)', async () => {
  const { press, get, text, server } = await open({
    script: {
      'tableSessions/createOrResume create': () => ({ session: party('2'), created: true }),
    },
  })
  await press('button', '2 Free 4 seats')
  const sheet = within(get('dialog', 'Seat guests at table 2'))
  await sheet.press('button', 'Allergies')
  await sheet.press('checkbox', 'Peanuts')
  await sheet.press('button', '3 guests')
  const noted = server.calls.find(({ name }) => name === 'tableSessions/noteAllergies create')
  expect(noted?.args[0]).toMatchObject({ session: 'session2', allergens: ['peanuts'] })
  await vi.waitFor(() => expect(text()).toContain('Their allergies were not noted'))
})

test('STAFF-4.23: guests move to a free table, not to one where guests who have just paid may still sit, or one to clean', async () => {
  const paid = { paidTime: new Date().toISOString() }
  await open({
    tables: [table('1'), table('2', paid), table('3', { needsCleaning: true }), table('4')],
    sessions: [party('1')],
    picking: { other: 'session1', moved: '1', onPick: vi.fn() },
  })
  const offered = [...document.querySelectorAll<HTMLButtonElement>('.table-tile')]
  expect(offered.filter(({ disabled }) => !disabled).map(({ id }) => id)).toEqual(['tile-table4'])
})
