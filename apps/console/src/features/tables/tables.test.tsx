import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { SheetResult, TableViewItem } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { Tables } from './tables.tsx'

const shop = sampleMenu.shop._id
const table = (name: string, rest: Partial<TableViewItem> = {}): TableViewItem => ({
  _id: name.padEnd(24, '0'),
  shop,
  name,
  ...rest,
})

const open = async (answer: SheetResult = { added: 1, problems: [] }) => {
  const server = scriptedConnection({
    'tableViewItems find': () => [
      table('A1', { area: 'Hall', capacity: 4, order: 1 }),
      table('A2', { status: 'disabled' }),
    ],
    'tableViewItems patch': () => table('A1'),
    'tableViewItems/add create': () => answer,
  })
  const screen = await renderForStaff(<Tables />, staffClientOver(server.connection))
  const sent = (name: string) => server.calls.findLast((call) => call.name === name)?.args
  return { ...screen, sent }
}

test('STAFF-10.5: of a table only what was changed is sent; an empty field is cleared', async () => {
  const { press, get, text, sent } = await open()
  expect(text()).toContain('Hall · 4 seats')
  await press('button', 'Edit A1')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', 'Label', 'A7')
  await sheet.fill('textbox', 'Area optional', '')
  await sheet.press('button', 'Save')
  expect(sent('tableViewItems patch')?.slice(0, 2)).toEqual([
    table('A1')._id,
    { name: 'A7', area: null },
  ])
})

test('STAFF-10.5: two tables of one label are refused at the field', async () => {
  const { press, get, text, sent } = await open()
  await press('button', 'Edit A1')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', 'Label', 'A2')
  await sheet.press('button', 'Save')
  expect(text()).toContain('There is a table A2 already')
  expect(sent('tableViewItems patch')).toBeUndefined()
})

test('STAFF-10.5: tables are added by ranges, under a key', async () => {
  const { press, get, text, sent } = await open()
  await press('button', 'Add tables')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', 'Tables', 'Hall 1–3 ×4')
  expect(text()).toContain('1, 2, 3')
  await sheet.press('button', 'Save')
  expect(sent('tableViewItems/add create')?.[0]).toMatchObject({
    shop,
    text: 'Hall 1–3 ×4',
    idempotencyKey: expect.any(String),
  })
})

test('STAFF-10.5: if a label is there already none is added, and the list stays as it was typed', async () => {
  const problems = [{ row: 1, code: 'twice', text: 'A1' }]
  const { press, get, text } = await open({ added: 0, problems })
  await press('button', 'Add tables')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', 'Tables', 'A1')
  await sheet.press('button', 'Save')
  expect(text()).toContain('“A1” is there twice')
})
