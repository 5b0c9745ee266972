import { sampleIds, sampleMenu, sampleTable } from '@comanda/client/testing'
import { textOf } from '@comanda/ui/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { noon, renderForDiner } from '../testing/render-for-diner.tsx'
import { Header } from './header.tsx'
import { notices } from '../notices/notice.ts'

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
it('SHELL-1.8: leads to the menu, and from there home', async () => {
  const cart = await renderForDiner(<Header />, { path: '/cart' })
  expect(cart.get('link', 'Menu').getAttribute('href')).toBe('/browse')
  await cart.close()
  const { get } = await renderForDiner(<Header />, { path: '/browse' })
  expect(get('link', 'Home').getAttribute('href')).toBe('/')
})
it('SHELL-1.4: at a table, first a badge with the table and the session name', async () => {
  const { get, text } = await renderForDiner(<Header />, { path: '/browse', ...atTable() })
  expect(textOf(get('banner'))).toMatch(/^Table 5 B/)
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
  await act(async () => {
    await import('./seating-time.tsx')
  })
  expect(text()).toContain('seated 30 min')
  await act(() => vi.advanceTimersByTime(59_000))
  expect(text()).toContain('seated 30 min')
  await act(() => vi.advanceTimersByTime(1000))
  expect(text()).toContain('seated 31 min')
})
it('SHELL-1.4: the session name is shown in the language of the screen, if the shop has it', async () => {
  const localizedSessionName = [
    { lang: 'cht' as const, value: '午市' },
    { lang: 'en' as const, value: 'Lunch sitting' },
  ]
  const { get } = await renderForDiner(<Header />, {
    path: '/cart',
    ...atTable({ localizedSessionName }),
  })
  expect(textOf(get('banner'))).toContain('Table 5 Lunch sitting')
})
it('SHELL-1.6: a table with a cut-off shows the minutes to the last order, then that it is over', async () => {
  const orderCutoffTime = '2026-03-03T12:30:00+08:00'
  const { act, text } = await renderForDiner(<Header />, atTable({ orderCutoffTime }))
  expect(text()).not.toContain('seated')
  expect(text()).toContain('Last order in 30 min')
  await act(() => vi.advanceTimersByTime(30 * 60_000))
  expect(text()).toContain('Last orders are over')
})
it('SHELL-1.6: a table with a leave time shows the minutes that are left, then until when it was', async () => {
  const orderLeaveTime = '2026-03-03T13:00:00+08:00'
  const { act, text } = await renderForDiner(<Header />, atTable({ orderLeaveTime }))
  expect(text()).toContain('60 min left')
  await act(() => vi.advanceTimersByTime(60 * 60_000))
  expect(text()).toContain('Table until 13:00')
})
it('SHELL-1.6: after the last order the minutes to leave are shown', async () => {
  const [orderCutoffTime, orderLeaveTime] = [
    '2026-03-03T12:30:00+08:00',
    '2026-03-03T13:00:00+08:00',
  ]
  const session = { orderCutoffTime, orderLeaveTime }
  const { act, text } = await renderForDiner(<Header />, atTable(session))
  expect(text()).toContain('Last order in 30 min')
  await act(() => vi.advanceTimersByTime(31 * 60_000))
  expect(text()).toContain('29 min left')
})
it('SHELL-1.7: ten minutes before the last order a toast says so, once', async () => {
  const orderCutoffTime = '2026-03-03T12:30:00+08:00'
  const { act } = await renderForDiner(<Header />, atTable({ orderCutoffTime }))
  const shown: string[] = []
  onTestFinished(notices.subscribe(() => shown.push(...notices.get().map(({ text }) => text))))
  await act(() => vi.advanceTimersByTime(19 * 60_000))
  expect(shown).toEqual([])
  await act(() => vi.advanceTimersByTime(2 * 60_000))
  await act(() => vi.advanceTimersByTime(5 * 60_000))
  expect(shown).toEqual(['Last order is at 12:30.'])
})
it('SHELL-1.3: the back arrow is hidden on browse', async () => {
  const { names } = await renderForDiner(<Header />, { path: '/browse' })
  expect(names('button')).not.toContain('Back')
})
it('SHELL-1.3: on a record the back arrow leads to the records', async () => {
  const { press, place } = await renderForDiner(<Header />, { path: '/record/1' })
  await press('button', 'Back')
  expect(place().pathname).toBe('/record')
})
