import { CallError } from '@comanda/client'
import {
  sampleMenu,
  type Script,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import type { Reservation, ReservationDayResult, Shop, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { BookPage } from './book-page.tsx'

const shop = sampleMenu.shop._id

afterEach(() => vi.useRealTimers())
const waiter: User = { _id: 'w', staff: [{ role: 'waiter', shop }] }
const date = '2026-03-07'

const booking = (own: Partial<Reservation> = {}): Reservation => ({
  _id: 'r',
  shop,
  number: '104',
  status: 'booked',
  adults: 6,
  children: 2,
  babyStools: 1,
  date,
  diningSession: 'd',
  time: '19:00',
  name: 'Chan Mei',
  phone: '91234567',
  remark: 'Peanut allergy',
  source: 'guest',
  createTime: '2026-03-01T10:00:00Z',
  startTime: '2026-03-07T11:00:00Z',
  cancelUntil: '2026-03-07T09:00:00Z',
  version: 1,
  ...own,
})

const slot = (time: string, own: object = {}) => ({
  time,
  guests: 0,
  parties: 0,
  guestsLeft: 8,
  isPast: false,
  ...own,
})
const day: ReservationDayResult = {
  minGuests: 1,
  maxGuests: 12,
  stayMinutes: 90,
  sessions: [
    {
      _id: 'd',
      name: [{ lang: 'en', value: 'Dinner' }],
      slots: [
        slot('18:00', { guestsLeft: 4 }),
        slot('19:00', { guests: 8, parties: 1, guestsLeft: 0 }),
        slot('20:00'),
      ],
    },
  ],
}

const open = async (script: Script = {}, bookings = [booking()], own: Partial<Shop> = {}) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user: waiter }),
    'shops/subscribe create': () => ({ item: shop }),
    'reservations find': () => ({ data: bookings }),
    'reservations/day create': () => day,
    'reservations/days create': () => ({
      days: [{ date, parties: 1, guests: 8, noShows: 1, cancelled: 0 }],
    }),
    'reservations/history create': () => ({ changes: [] }),
    'reservations/search create': () => ({ reservations: [booking({ date: '2026-03-09' })] }),
    'tableViewItems find': () => [],
    'reservationSettings find': () => [],
    ...script,
  })
  const { client } = staffClientOver(server.connection)
  await client.authentication.signIn('ming@eat.example', 'Secret123')
  const onDate = vi.fn<(date: string) => void>()
  const screen = await renderForStaff(<BookPage date={date} today={date} onDate={onDate} />, {
    client,
    shop: { ...sampleMenu.shop, ...own },
  })
  const sent = (name: string) =>
    server.calls.filter((call) => call.name === name).map(({ args }) => args.slice(0, -1))
  return { ...screen, server, sent, onDate }
}

test('a day says who comes, what stands out, and what is left at each time (RES-6.1, RES-6.2)', async () => {
  const { get, text } = await open()
  expect(within(get('region', 'Dinner')).names('button')).toEqual([
    'Book at 18:00: 0 booked, 4 left',
    'Book at 19:00: 8 booked, Full',
    'Book at 20:00: 0 booked, 8 left',
  ])
  expect(text()).toContain('1 booking, 8 guests')
  expect(within(get('navigation', 'Week')).text()).toContain('8 guests 1 booking 1 no-show')
  const row = within(get('region', 'Saturday, March 7, 2026')).text()
  for (const said of [
    '19:00',
    'Chan Mei',
    '104 · 91234567',
    '8 guests',
    'Big party',
    'Allergy: Peanuts',
  ])
    expect(row).toContain(said)
})

test('SESS-10.6: who has booked for a day that was closed later is marked and counted, also among what is found', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-07T01:00:00Z') })
  const closed = {
    name: [{ lang: 'en' as const, value: 'Water pipe' }],
    from: date,
    to: '2026-03-09',
  }
  const gone = booking({ _id: 'g', name: 'Ho Fai', status: 'cancelled' })
  const { fill, text } = await open({}, [booking(), gone], { specialDays: [closed] })
  expect(text()).toContain(
    'Water pipe · Sat, Mar 7, 2026 – Mon, Mar 9, 2026 · Closed · 1 booking still stands',
  )
  const marks = () => text().split('Outside opening hours').length - 1
  expect(marks()).toBe(1)
  await fill('searchbox', 'Name, number or end of the phone', 'Chan')
  await expect.poll(text).toContain('2026-03-09')
  expect(marks()).toBe(1)
})

test('SESS-10.6: so are those of a dining session that has other days by now', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-07T01:00:00Z') })
  const sessions = [{ _id: 'd', name: [], weekdays: [5], from: '18:00', to: '22:00' }]
  const { text } = await open({ 'reservationSettings find': () => [{ sessions }] })
  expect(text()).toContain('Outside opening hours · 1 booking still stands')
})

test('what guests and other devices change shows at once, a late event never (RES-6.1)', async () => {
  const { settle, server, text } = await open()
  await settle(() =>
    server.dispatch('reservations patched', booking({ status: 'late', version: 3 })),
  )
  expect(text()).toContain('Late')
  await settle(() => server.dispatch('reservations patched', booking({ version: 2 })))
  expect(text()).toContain('Late')
})

test('a no-show is taken back from its toast (RES-6.4)', async () => {
  const { press, names, sent } = await open({
    'reservations patch': (_: unknown, { status }: { status: Reservation['status'] }) =>
      booking({ status, version: 2 }),
  })
  await press('button', names('button').find((name) => name.includes('Chan Mei')) ?? '')
  await press('button', 'No-show')
  expect(sent('reservations patch').at(-1)).toEqual(['r', { status: 'noShow' }])
  await press('button', 'Undo')
  expect(sent('reservations patch').at(-1)).toEqual(['r', { status: 'booked' }])
})

test('a full time says which are free next to it, and a booking is one call (RES-6.6, RES-1.4)', async () => {
  const { press, fill, text, sent } = await open({
    'reservations/create create': () => booking({ _id: 'n', name: 'Wong', time: '20:00' }),
  })
  await press('button', 'Book at 19:00: 8 booked, Full')
  expect(text()).toContain('This time is full. Free next to it: 18:00 20:00')
  await press('button', '20:00')
  await fill('textbox', 'Phone', '5123 4567')
  await fill('textbox', 'Name', 'Wong')
  await press('button', 'Book')
  expect(sent('reservations/create create')).toMatchObject([
    [
      {
        shop,
        date,
        diningSession: 'd',
        time: '20:00',
        adults: 2,
        name: 'Wong',
        phone: '5123 4567',
        termsAccepted: true,
        idempotencyKey: expect.any(String) as string,
      },
    ],
  ])
})

test('RES-6.6, RES-2.5: without a connection a booking stays as it was typed, and is sent once there is one, as the same', async () => {
  const keys: unknown[] = []
  let isLost = true
  const { press, fill, settle, text, get, names, server } = await open({
    'reservations/create create': ({ idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      if (isLost)
        throw new CallError({ name: 'Timeout', message: '', statusCode: 500, reason: 'timeout' })
      return booking({ _id: 'n', name: 'Wong', time: '20:00' })
    },
  })
  await settle(() => server.status.set('offline'))
  await press('button', 'New booking')
  const time = () => names('radio').find((name) => name.includes('20:00'))
  expect(time()).toBeUndefined()
  await fill('textbox', 'Phone', '5123 4567')
  await fill('textbox', 'Name', 'Wong')
  await settle(() => server.status.set('online'))
  await press('radio', time())
  await settle(() => server.status.set('offline'))
  await press('button', 'Book')
  expect(text()).toContain('No connection: nothing can be changed until it is back.')
  expect(keys).toEqual([])
  await settle(() => server.status.set('online'))
  await press('button', 'Book')
  expect((get('textbox', 'Name') as HTMLInputElement).value).toBe('Wong')
  isLost = false
  await press('button', 'Book')
  expect(keys).toEqual([keys[0], keys[0]])
})

test('by table, the arrow keys give a party the next table; one of others is refused in words (RES-7.4, RES-7.1)', async () => {
  const tables = ['1', '2'].map((name) => ({ _id: `table${name}`, shop, name, capacity: 8 }))
  const { press, get, settle, sent, text } = await open(
    {
      'tableViewItems find': () => tables,
      'reservations patch': () => {
        throw Object.assign(new Error('taken'), { code: 409, data: { code: 'tableTaken' } })
      },
    },
    [booking({ tables: ['table1'] })],
  )
  await press('radio', 'By table')
  const bar = within(get('region', '1')).get('button')
  await settle(() => {
    bar.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  })
  expect(sent('reservations patch')).toEqual([['r', { tables: ['table2'] }]])
  expect(text()).toContain('This table has other guests then.')
})

test('the arrow keys move a party to the next time that has not passed, and its toast back (RES-7.9)', async () => {
  const { press, get, settle, sent } = await open(
    {
      'reservations/edit create': ({ time }: { time: string }) =>
        booking({ time, title: 'ms', tables: ['table1'], version: 2 }),
      'tableViewItems find': () => [{ _id: 'table1', shop, name: '1' }],
    },
    [booking({ title: 'ms', tables: ['table1'] })],
  )
  await press('radio', 'By table')
  const bar = within(get('region', '1')).get('button')
  await settle(() => {
    bar.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  })
  const edits = () => sent('reservations/edit create').map(([data]) => data)
  expect(edits()).toMatchObject([{ reservation: 'r', time: '20:00', title: 'ms', adults: 6 }])
  await press('button', 'Undo')
  expect(edits()[1]).toMatchObject({ reservation: 'r', time: '19:00' })
  expect(sent('reservations patch')).toEqual([])
})

test('the toast of a booking keeps the smallest place that fits, tables put together as well (RES-7.2, RES-7.8)', async () => {
  const tables = ['1', '2'].map((name) => ({ _id: `table${name}`, shop, name, capacity: 4 }))
  const made = booking({ _id: 'n', name: 'Wong', time: '20:00', startTime: '2026-03-07T12:00:00Z' })
  const { press, fill, sent } = await open({
    'tableViewItems find': () => tables,
    'reservationSettings find': () => [
      { combinations: [{ tables: ['table1', 'table2'], seats: 8 }] },
    ],
    'reservations/create create': () => made,
    'reservations patch': () => ({ ...made, version: 2 }),
  })
  await press('button', 'Book at 20:00: 0 booked, 8 left')
  await fill('textbox', 'Phone', '5123 4567')
  await fill('textbox', 'Name', 'Wong')
  await press('button', 'Book')
  await press('button', 'Keep 1 + 2')
  expect(sent('reservations patch')).toEqual([['n', { tables: ['table1', 'table2'] }]])
})

test('RES-6.7: the day counts who has come and left, as the week does, without those who cancelled or did not come', async () => {
  const statuses = ['booked', 'completed', 'seated', 'cancelled', 'noShow'] as const
  const { text } = await open(
    {},
    statuses.map((status, at) => booking({ _id: `r${at}`, status, adults: 2, children: 0 })),
  )
  expect(text()).toContain('3 bookings, 6 guests')
})

test('DEP-1.5: staff ask a deposit that they type of a booking without one; the field says what is wrong', async () => {
  const { press, fill, get, names, sent, text } = await open({
    'reservations/askDeposit create': (data: { readonly amount: number }) => {
      if (data.amount > 1000)
        throw Object.assign(new Error('gone'), { code: 409, data: { code: 'illegalTransition' } })
      return booking({ version: 2, deposit: { amount: data.amount, status: 'toPay' } })
    },
    'reservations/day create': () => ({ ...day, deposits: [{ amount: 50, per: 'head' }] }),
  })
  await press('button', names('button').find((name) => name.includes('Chan Mei')) ?? '')
  await press('button', 'Ask for a deposit')
  const field = () => get('textbox', 'Deposit (HKD)')
  expect(field()).toHaveProperty('value', '400')
  for (const wrong of ['', '0', '-5', '12.345', 'ten']) {
    await fill('textbox', 'Deposit (HKD)', wrong)
    await press('button', 'Ask for it')
    expect(field().getAttribute('aria-invalid')).toBe('true')
  }
  await fill('textbox', 'Deposit (HKD)', '2000')
  await press('button', 'Ask for it')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await fill('textbox', 'Deposit (HKD)', '88,50')
  await press('button', 'Ask for it')
  expect(sent('reservations/askDeposit create').map(([data]) => data)).toMatchObject([
    { reservation: 'r', amount: 2000 },
    { reservation: 'r', amount: 88.5 },
  ])
  expect(text()).toContain('Deposit: to be paid')
})
