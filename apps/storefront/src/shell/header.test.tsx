import { sampleIds, sampleMenu } from '@comanda/client/testing'
import { textOf } from '@comanda/ui/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noon, renderForDiner } from '../testing/render-for-diner.tsx'
import { sampleTable } from '../testing/sample-session.ts'
import { Header } from './header.tsx'

const section = 'e00000000000000000000001'
const menu = {
  ...sampleMenu,
  sections: [
    { _id: section, shop: sampleIds.shop, name: [{ lang: 'en' as const, value: 'Lunch' }] },
  ],
}
const atTable = (change: Parameters<typeof sampleTable>[0] = {}) => ({
  menu,
  visit: { mode: 'dineIn' as const },
  session: sampleTable({ section, sessionName: 'B', ...change }),
})

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => vi.useRealTimers())

it('SHELL-1.4: shows the shop and the ordering mode', async () => {
  const { get, text } = await renderForDiner(<Header />, { path: '/cart' })
  expect(textOf(get('link', 'Harbour'))).toBe('Harbour')
  expect(text()).toContain('Takeaway')
})
it('SHELL-1.4: at a table, a badge with the table and the session name', async () => {
  const { get, text } = await renderForDiner(<Header />, { path: '/cart', ...atTable() })
  expect(textOf(get('banner'))).toContain('Table 5 B')
  expect(text()).toContain('Dine in')
})
it('in take-away there is no table, even if a session of before is loaded', async () => {
  const { text } = await renderForDiner(<Header />, { ...atTable(), visit: { mode: 'takeAway' } })
  expect(text()).not.toContain('Table')
})
it('until start-up has ended no mode is shown', async () => {
  const { text } = await renderForDiner(<Header />, { visit: { status: 'starting' } })
  expect(text()).not.toContain('Takeaway')
})
it('SHELL-1.5: at a table the seating time in minutes, updated every second', async () => {
  const { act, text } = await renderForDiner(<Header />, atTable())
  expect(text()).toContain('seated 30 min')
  await act(() => vi.advanceTimersByTime(59_000))
  expect(text()).toContain('seated 30 min')
  await act(() => vi.advanceTimersByTime(1000))
  expect(text()).toContain('seated 31 min')
})
it('SHELL-1.5: a table with a cut-off shows no seating time', async () => {
  const orderCutoffTime = '2026-03-03T13:00:00+08:00'
  const { text } = await renderForDiner(<Header />, atTable({ orderCutoffTime }))
  expect(text()).not.toContain('seated')
})
it('SHELL-1.5: a table with a leave time shows it instead', async () => {
  const orderLeaveTime = '2026-03-03T13:00:00+08:00'
  const { text } = await renderForDiner(<Header />, atTable({ orderLeaveTime }))
  expect(text()).toContain('Table until 13:00')
})
it('SHELL-1.3: the back arrow is hidden on browse', async () => {
  const { names } = await renderForDiner(<Header />, { path: '/browse' })
  expect(names('button')).not.toContain('Back')
})
it('SHELL-1.3: on a record the back arrow leads to the records', async () => {
  const { press, history } = await renderForDiner(<Header />, { path: '/record/1' })
  await press('button', 'Back')
  expect(history.location.pathname).toBe('/record')
})
