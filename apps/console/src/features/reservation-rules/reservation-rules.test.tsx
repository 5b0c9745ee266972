import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { ReservationSetting } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { withoutExpected } from '../../testing/without-expected.ts'
import { ReservationRules } from './reservation-rules.tsx'

const saved: ReservationSetting = {
  _id: 'a'.repeat(24),
  shop: sampleMenu.shop._id,
  enabled: true,
  stayMinutes: 90,
  limits: [{ limitType: 'perOrder', capacity: 12 }, { capacity: 40 }],
  sessions: [
    {
      _id: 'b'.repeat(24),
      name: [{ lang: 'en', value: 'Dinner' }],
      from: '18:00',
      to: '22:00',
      startDate: '2026-01-01',
    },
  ],
}

const tables = [
  { _id: '1'.repeat(24), shop: saved.shop, name: 'A1', capacity: 4 },
  { _id: '2'.repeat(24), shop: saved.shop, name: 'A2', capacity: 4 },
]

const open = async (found: readonly ReservationSetting[]) => {
  const server = scriptedConnection({
    'reservationSettings find': () => found,
    'tableViewItems find': () => tables,
    'reservationSettings create': () => saved,
    'reservationSettings patch': () => saved,
  })
  const screen = await renderForStaff(<ReservationRules />, staffClientOver(server.connection))
  const sent = (name: string) =>
    withoutExpected(server.calls.findLast((call) => call.name === name)?.args)
  return { ...screen, sent }
}

test('STAFF-10.8: a number and a limit are changed; the limit of a party and the dates of a time stay', async () => {
  const { fill, press, sent } = await open([saved])
  await fill('spinbutton', 'Guests at the same time optional', '50')
  await fill('spinbutton', 'Minutes that guests stay optional', '')
  await press('button', 'Save')
  expect(sent('reservationSettings patch')?.slice(0, 2)).toEqual([
    saved._id,
    { stayMinutes: null, limits: [{ limitType: 'perOrder', capacity: 12 }, { capacity: 50 }] },
  ])
})

test('STAFF-10.8: a time of another day of the week keeps its dates', async () => {
  const { get, press, sent } = await open([saved])
  await within(get('group', 'Time 1')).press('checkbox', 'Friday')
  await press('button', 'Save')
  expect(sent('reservationSettings patch')?.[1]).toEqual({
    sessions: [{ ...saved.sessions[0], weekdays: [5] }],
  })
})

test('STAFF-10.8: a shop that never took reservations says that it has no times yet', async () => {
  const { press, text, sent, all, settle } = await open([])
  const [enabled] = all('checkbox')
  await settle(() => enabled?.click())
  expect(text()).toContain('Without a time nobody can book')
  await press('button', 'Save')
  expect(sent('reservationSettings create')?.[0]).toMatchObject({ enabled: true, sessions: [] })
  expect(sent('reservationSettings patch')).toBeUndefined()
})

test('RES-1.7: stays by the number of guests are entered and taken away', async () => {
  const { fill, press, sent } = await open([saved])
  await press('button', 'Another step')
  await fill('spinbutton', 'Up to so many guests optional', '2')
  await fill('spinbutton', 'Minutes optional', '75')
  await press('button', 'Save')
  expect(sent('reservationSettings patch')?.[1]).toEqual({ stays: [{ guests: 2, minutes: 75 }] })
})

test('RES-1.7: the last step is taken away: all stay as long', async () => {
  const { press, sent } = await open([{ ...saved, stays: [{ guests: 4, minutes: 90 }] }])
  await press('button', 'Remove step 1')
  await press('button', 'Save')
  expect(sent('reservationSettings patch')?.[1]).toEqual({ stays: null })
})

test('RES-7.8: tables are put together with the seats of both, or as many as staff say', async () => {
  const { fill, press, sent, text } = await open([saved])
  await press('button', 'Another combination')
  await press('checkbox', 'A1')
  await press('checkbox', 'A2')
  expect(text()).toContain('A1 + A2 · 8 seats')
  await fill('spinbutton', 'Seats together optional', '7')
  await press('button', 'Save')
  const ids = tables.map(({ _id }) => _id)
  expect(sent('reservationSettings patch')?.[1]).toEqual({
    combinations: [{ tables: ids, seats: 7 }],
  })
})
