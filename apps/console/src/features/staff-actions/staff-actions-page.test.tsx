import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { StaffAction, StaffAlert, User } from '@comanda/contract'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { changeWords, pathWords } from './action-words.ts'
import { StaffActionsPage } from './staff-actions-page.tsx'

const { shop } = sampleMenu
const session = 'f'.repeat(24)
const at = '2026-03-03T04:00:00.000Z'
const entry = (own: Partial<StaffAction>): StaffAction => ({
  _id: 1,
  time: at,
  user: 'a'.repeat(24),
  path: 'products',
  method: 'patch',
  shop: shop._id,
  ...own,
})

const open = async (entries: readonly StaffAction[], alerts: readonly StaffAlert[]) => {
  const user: User = { _id: 'u', staff: [{ role: 'accountant', shop: shop._id }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'staffActions find': () => ({ total: entries.length, data: entries }),
    'staffActions/alerts create': () => ({ alerts }),
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  const filtered: object[] = []
  const page = (
    <StaffActionsPage
      filter={{ from: '2026-03-03', to: '2026-03-03' }}
      onFilter={(filter) => filtered.push(filter)}
    />
  )
  return { ...(await renderForStaff(page, staff)), server, filtered }
}

test('STAFF-9.3: entries are words, with the value before, who approved and the device', async () => {
  const { text, server } = await open(
    [
      entry({
        record: 'b'.repeat(24),
        changes: { price: 12, secret: {} },
        before: { price: 10 },
        name: 'Ada',
        approver: 'c'.repeat(24),
        approverName: 'Bo',
        device: 'd'.repeat(24),
        deviceName: 'Front till',
      }),
    ],
    [],
  )
  await expect.poll(text).toContain('Changed a dish on the menu')
  expect(text()).toContain('Price 10 → 12 · 1 other field')
  expect(text()).toContain('Ada')
  expect(text()).toContain('Bo')
  expect(text()).toContain('Front till')
  const [query] = server.calls.find(({ name }) => name === 'staffActions find')?.args ?? []
  expect(query).toMatchObject({ shop: shop._id, $sort: { time: -1 } })
})

test('STAFF-9.3: an entry of a bill leads to it, and its record and device can be filtered by', async () => {
  const { text, all, press, filtered } = await open(
    [entry({ path: 'tableSessions/voidLines', method: 'create', record: session })],
    [],
  )
  await expect.poll(text).toContain('Took dishes off')
  expect(all('link').map((link) => link.getAttribute('href'))).toContain(
    `/${shop._id}/bills/${session}`,
  )
  await press('button', 'Only this record')
  expect(filtered).toEqual([{ from: '2026-03-03', to: '2026-03-03', record: session }])
})

test('STAFF-9.4: alerts stand on top, each with its bill', async () => {
  const { text, all } = await open(
    [],
    [
      { kind: 'reopened', time: at, session, name: 'Ada', note: 'wrong table' },
      { kind: 'manyVoids', time: at, session, name: 'Ada', count: 7 },
    ],
  )
  await expect.poll(text).toContain('Bill opened again')
  expect(text()).toContain('One person took dishes off 7 times')
  expect(text()).toContain('wrong table')
  expect(all('link')).toHaveLength(2)
})

const t = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`

test('STAFF-9.3: a call without words of its own is named, and ids are no values', () => {
  expect(pathWords('news', t as never)).toContain('news')
  expect(changeWords({ changes: { status: 'b'.repeat(24), shop: 'x' } }, t as never)).toEqual([])
})
