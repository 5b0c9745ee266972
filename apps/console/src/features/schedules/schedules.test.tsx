import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { TimeCondition } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { withoutExpected } from '../../testing/without-expected.ts'
import { Schedules } from './schedules.tsx'

const shop = sampleMenu.shop._id
const lunch: TimeCondition = {
  _id: 'a'.repeat(24),
  shop,
  name: 'Lunch',
  timeType: 'range',
  weekdays: [1, 2],
  from: '11:00',
  to: '15:00',
  startDate: '2026-01-01T16:00:00.000Z',
  status: 'active',
}

const open = async () => {
  const server = scriptedConnection({
    'timeConditions find': () => [lunch],
    'timeConditions patch': () => lunch,
    'timeConditions create': () => lunch,
  })
  const screen = await renderForStaff(<Schedules />, staffClientOver(server.connection))
  const sent = (name: string) =>
    withoutExpected(server.calls.findLast((call) => call.name === name)?.args)
  return { ...screen, sent }
}

test('STAFF-10.11: of a time only what was changed is sent: a bound to the instant stays', async () => {
  const { press, get, text, sent } = await open()
  expect(text()).toContain('Mon–Tue · 11:00–15:00')
  await press('button', 'Edit Lunch')
  const sheet = within(get('dialog'))
  await sheet.press('checkbox', 'Monday')
  await sheet.press('checkbox', 'Tuesday')
  await sheet.press('button', 'Save')
  expect(sent('timeConditions patch')?.slice(0, 2)).toEqual([lunch._id, { weekdays: null }])
})

test('STAFF-10.11: a new time has the bounds that were entered, and no others', async () => {
  const { press, get, sent } = await open()
  await press('button', 'New time')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', 'Name', 'Weekend')
  await sheet.press('checkbox', 'Saturday')
  await sheet.press('button', 'Save')
  expect(sent('timeConditions create')?.[0]).toEqual({
    _id: expect.any(String),
    shop,
    name: 'Weekend',
    timeType: 'range',
    weekdays: [6],
    status: 'active',
  })
})
