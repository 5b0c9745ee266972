import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { User, WaitingParty } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { WaitingPage } from './waiting-page.tsx'

afterEach(() => vi.useRealTimers())

const shop = sampleMenu.shop._id
const manager: User = { _id: 'm', staff: [{ role: 'manager', shop }] }
const waiter: User = { _id: 'w', staff: [{ role: 'waiter', shop }] }

const party = (number: number, own: Partial<WaitingParty> = {}): WaitingParty => ({
  _id: `party${number}`,
  shop,
  number,
  date: '2026-03-07',
  status: 'waiting',
  guests: 2,
  source: 'guest',
  rank: number,
  createTime: new Date().toISOString(),
  calls: 0,
  version: 0,
  ...own,
})

const open = async (
  parties: readonly WaitingParty[],
  user = waiter,
  script: Parameters<typeof scriptedConnection>[0] = {},
) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops/subscribe create': () => ({}),
    'waitingParties/list create': () => ({
      callMinutes: 10,
      parties: parties.map((one) => ({ party: one, minutes: 15, error: 5 })),
    }),
    'waitingSettings find': () => [],
    'waitingSettings create': () => ({ _id: 's', shop, enabled: true }),
    'waitingParties/call create': () => parties[0],
    'waitingParties patch': () => parties[0],
    'waitingPlaces/join create': () => ({ _id: 'p' }),
    ...script,
  })
  const { client } = staffClientOver(server.connection)
  await client.authentication.signIn('a@b.example', 'Secret123')
  const screen = await renderForStaff(<WaitingPage onSeated={vi.fn<() => void>()} />, { client })
  await vi.waitFor(() => expect(screen.text()).toMatch(/15 min|Nobody/))
  const sent = (name: string) =>
    server.calls.filter((call) => call.name === name).map(({ args }) => args)
  const row = (number: number) => {
    const found = screen.all('listitem')[number]
    if (!found) throw new Error(`no row ${number}`)
    return within(found)
  }
  return { ...screen, sent, row }
}

test('WAIT-1.1, WAIT-3.2: staff read who waits, with allergies, and call', async () => {
  const first = party(1, { name: 'Yuen', phone: '91234567', remark: 'Peanut allergy' })
  const { row, sent, names } = await open([first, party(2)])
  expect(row(0).text()).toContain('Yuen')
  expect(row(0).text()).toContain('Peanut allergy')
  await row(0).press('button', 'Call')
  expect(sent('waitingParties/call create')[0]?.[0]).toMatchObject({ party: 'party1' })
  expect(names('checkbox')).toEqual([])
})

test('WAIT-1.3: a party is put before the one above it; the first has nowhere to go', async () => {
  const { row, sent } = await open([party(1), party(2)])
  expect(row(0).names('button')).not.toContain('Number 1 up')
  await row(1).press('button', 'Number 2 up')
  expect(sent('waitingParties patch')).toEqual([['party2', { before: 'party1' }, {}]])
})

test('WAIT-3.3, WAIT-3.4: who was called and is silent is marked; a step is taken back', async () => {
  const now = Date.now()
  const calledTime = new Date(now - 11 * 60_000).toISOString()
  const statusTime = new Date(now - 60_000).toISOString()
  const { row, sent } = await open([
    party(1, { status: 'called', calls: 1, calledTime }),
    party(2, { status: 'gaveUp', statusBefore: 'called', statusTime }),
  ])
  expect(row(0).text()).toContain('10 min')
  expect(row(1).names('button')).toEqual(['Undo'])
  await row(1).press('button', 'Undo')
  expect(sent('waitingParties patch')).toEqual([['party2', { status: 'called' }, {}]])
})

test('WAIT-1.2: staff add a party with as much as it says', async () => {
  const { press, get, sent } = await open([])
  await press('button', 'Add a party')
  const sheet = within(get('dialog'))
  await sheet.press('button', 'More guests')
  await sheet.fill('textbox', 'Name', ' Wong ')
  await sheet.press('button', 'Save')
  const [data] = sent('waitingPlaces/join create')[0] ?? []
  expect(data).toMatchObject({ shop, guests: 3, name: 'Wong' })
  expect(data).not.toHaveProperty('phone')
})

test('WAIT-4.1: a manager lets guests join by themselves', async () => {
  const { names, press, sent } = await open([], manager)
  const [join = ''] = names('checkbox')
  expect(join).toContain('Guests join by themselves')
  await press('checkbox', join)
  expect(sent('waitingSettings create')).toEqual([[{ shop, enabled: true }, {}]])
})

test('WAIT-3.5, RES-7.5: the smallest free table with a seat for each comes first, one that is reserved soon last with the minutes left', async () => {
  // At noon: a booking half an hour ahead is of the same day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T04:00:00Z') })
  const table = (name: string, capacity: number) => ({ _id: name, shop, name, capacity })
  const booking = {
    _id: 'b',
    shop,
    status: 'booked',
    startTime: new Date(Date.now() + 30.4 * 60_000).toISOString(),
    adults: 4,
    children: 0,
    name: 'Mei',
    tables: ['A2'],
  }
  const { press, get } = await open([party(1, { guests: 3 })], waiter, {
    'tableViewItems find': () => [table('A1', 2), table('A2', 4), table('A3', 8), table('A4', 6)],
    'tableSessions find': () => ({ data: [] }),
    'reservationSettings find': () => [],
    'reservations find': () => ({ data: [booking] }),
  })
  await press('button', 'Seat')
  const tables = within(get('group', 'Seat at'))
  await vi.waitFor(() =>
    expect(tables.names('button').map((name) => name.split(' ')[0])).toEqual([
      'A4',
      'A3',
      'A1',
      'A2',
    ]),
  )
  expect(tables.text()).toContain('Kept for Mei: 30 minutes left')
})
