import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Section } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { withoutExpected } from '../../testing/without-expected.ts'
import { Sections } from './sections.tsx'

const lunch: Section = {
  _id: 'a'.repeat(24),
  shop: sampleMenu.shop._id,
  name: [{ lang: 'en', value: 'Lunch' }],
  timeRange: [{ weekdays: [1, 2], from: '11:00', to: '15:00', startDate: '2026-01-01' }],
  showOrder: 3,
}

const open = async () => {
  const server = scriptedConnection({
    'sections find': () => [lunch],
    'sections create': () => lunch,
    'sections patch': () => lunch,
  })
  const screen = await renderForStaff(<Sections />, staffClientOver(server.connection))
  const sent = (name: string) =>
    withoutExpected(server.calls.findLast((call) => call.name === name)?.args)
  return { ...screen, sent }
}

test('STAFF-10.7: a section is shown with its times; what was changed of it is sent, its dates stay', async () => {
  const { press, get, text, sent } = await open()
  expect(text()).toContain('11:00–15:00')
  await press('button', 'Edit Lunch')
  const sheet = within(get('dialog'))
  await sheet.press('button', 'Add a time')
  await within(sheet.get('group', 'Time 2')).press('checkbox', 'Saturday')
  await sheet.press('button', 'Save')
  expect(sent('sections patch')?.slice(0, 2)).toEqual([
    lunch._id,
    {
      timeRange: [
        { startDate: '2026-01-01', weekdays: [1, 2], from: '11:00', to: '15:00' },
        { weekdays: [6] },
      ],
    },
  ])
})

test('STAFF-10.7: a new section comes after the others', async () => {
  const { press, get, sent } = await open()
  await press('button', 'New menu of the day')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', 'Name in English', 'Supper')
  await sheet.press('button', 'Save')
  expect(sent('sections create')?.[0]).toMatchObject({
    shop: sampleMenu.shop._id,
    name: [{ lang: 'en', value: 'Supper' }],
    timeRange: [],
    showOrder: 4,
  })
})

test('STAFF-10.7: a time that was removed leaves nothing to a new one', async () => {
  const { press, get, sent } = await open()
  await press('button', 'Edit Lunch')
  const sheet = within(get('dialog'))
  await sheet.press('button', 'Remove time 1')
  await sheet.press('button', 'Add a time')
  await within(sheet.get('group', 'Time 1')).press('checkbox', 'Saturday')
  await sheet.press('button', 'Save')
  expect(sent('sections patch')?.[1]).toEqual({ timeRange: [{ weekdays: [6] }] })
})
