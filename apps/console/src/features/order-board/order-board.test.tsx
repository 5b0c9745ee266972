import { ordersConnection, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Order } from '@comanda/contract'
import { textOf, within } from '@comanda/ui/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../testing/fake-audio.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { OrderBoard } from './order-board.tsx'

let sound = fakeAudio()
beforeEach(() => {
  sound = fakeAudio()
})

const open = async (orders: readonly Order[]) => {
  const server = ordersConnection(orders)
  const { client } = staffClientOver(server.connection)
  const screen = await renderForStaff(<OrderBoard />, { client })
  const card = (number: string) => screen.get('article', `Order ${number}`)
  return {
    ...screen,
    server,
    card,
    /** Returns the title and count of the column that shows an order. */
    columnOf: (number: string) =>
      textOf(card(number).closest('section')?.querySelector('h2') ?? card(number)),
    pressOn: (number: string, button: string) => within(card(number)).press('button', button),
  }
}

test('ORDER-3.2: each order is in the column of its status; a cancelled one is in none', async () => {
  const { names, columnOf, all } = await open([
    sampleOrder('1', 'received'),
    sampleOrder('2', 'preparing'),
    sampleOrder('3', 'ready'),
    sampleOrder('4', 'completed'),
    sampleOrder('5', 'cancelled'),
  ])
  const columns = ['Received', 'Preparing', 'Ready', 'Completed today']
  expect(names('region')).toEqual([...columns, 'Toasts alt+T'])
  expect(['1', '2', '3', '4'].map(columnOf)).toEqual(columns.map((name) => `${name} 1 order`))
  expect(all('article')).toHaveLength(4)
})

test('PAY-4.1: orders to pay are folded, with the minutes left, and in no column', async () => {
  const payUntil = new Date(Date.now() + 11.5 * 60_000).toISOString()
  const { text, all, names, press } = await open([
    sampleOrder('1', 'received'),
    sampleOrder('7', 'toPay', { payUntil, type: 'takeAway' }),
  ])
  expect(all('article')).toHaveLength(1)
  expect(text()).toContain('Not paid 1')
  expect(text()).toContain('12 min left')
  await press('button', 'Details: Order 7')
  expect(names('button')).toContain('Cancel order')
})

test('the title of the page counts the orders that nobody prepares yet', async () => {
  const { document } = await open([sampleOrder('1', 'received'), sampleOrder('2', 'ready')])
  expect(document.title).toBe('(1) Orders · Staff console')
})

test.each([
  ['received', 'Start preparing', 'Preparing'],
  ['preparing', 'Mark ready', 'Ready'],
  ['ready', 'Complete', 'Completed'],
] as const)('ORDER-3.2: an order that is %s: "%s" moves it', async (status, button, column) => {
  const { pressOn, columnOf, text } = await open([sampleOrder('1', status)])
  await pressOn('1', button)
  expect(columnOf('1')).toContain(column)
  expect(text()).toContain(`Order 1: ${column}`)
})

test('a completed order has no next step', async () => {
  const { card } = await open([sampleOrder('1', 'completed')])
  expect(within(card('1')).names('button')).toEqual(['Details: Order 1'])
})

test('a move is undone from its toast', async () => {
  const { pressOn, columnOf, all } = await open([sampleOrder('9')])
  await pressOn('9', 'Start preparing')
  const toast = all('listitem').find((item) => textOf(item).startsWith('Order 9: Preparing'))
  if (toast) await within(toast).press('button', 'Undo')
  expect(columnOf('9')).toContain('Received')
})

test('ORDER-3.2: a move that the server refuses is reverted, and a toast says why', async () => {
  const { pressOn, columnOf, server, text } = await open([sampleOrder('1')])
  server.refuse('illegalTransition')
  await pressOn('1', 'Start preparing')
  expect(text()).toContain('Order 1 was already changed by somebody else.')
  expect(columnOf('1')).toContain('Received')
})

test('STAFF-8.2: without a connection a step shows and waits', async () => {
  const { pressOn, columnOf, server, text, settle } = await open([sampleOrder('1')])
  await settle(() => server.status.set('offline'))
  await pressOn('1', 'Start preparing')
  expect(text()).toContain('1 step is not sent yet: Order 1: Preparing')
  expect(columnOf('1')).toContain('Preparing')
})

test('ORDER-4.2: an order that arrives rings, is announced, and is marked as new until it is focused', async () => {
  const { server, settle, card, focus, all } = await open([sampleOrder('1')])
  expect(sound.tones).toBe(0)
  await settle(() => server.dispatch('orders created', sampleOrder('7')))
  expect(sound.tones).toBeGreaterThan(0)
  expect(all('status').map(textOf)).toContain('New order 7')
  expect(within(card('7')).text()).toContain('New')
  await focus(card('7'))
  expect(all('status').map(textOf)).not.toContain('New order 7')
  expect(within(card('7')).text()).not.toContain('New')
})

test('a board that is muted does not ring', async () => {
  const { server, settle, press } = await open([])
  await press('button', 'Sound: on')
  await settle(() => server.dispatch('orders created', sampleOrder('7')))
  expect(sound.tones).toBe(0)
})

test('ORDER-4.2: a move on another screen is followed', async () => {
  const { server, settle, columnOf } = await open([sampleOrder('1')])
  await settle(() => server.dispatch('orders patched', sampleOrder('1', 'ready')))
  expect(columnOf('1')).toContain('Ready')
})

test('cancelling an order must be confirmed', async () => {
  const { focus, card, press, get, all, names } = await open([sampleOrder('1')])
  await focus(card('1'))
  await press('button', 'Cancel order')
  const dialog = within(get('alertdialog', 'Cancel order 1?'))
  await dialog.press('button', 'Keep it')
  await vi.waitFor(() => expect(all('alertdialog')).toEqual([]))
  expect(names('article')).toEqual(['Order 1'])
  await press('button', 'Cancel order')
  await within(get('alertdialog', 'Cancel order 1?')).press('button', 'Cancel the order')
  await vi.waitFor(() => expect(all('article')).toEqual([]))
})

test('on a phone one column shows at a time: a tab with its count chooses it', async () => {
  const { get, press } = await open([sampleOrder('1', 'ready')])
  const isShown = (column: string) => get('region', column).hasAttribute('data-shown')
  expect([isShown('Received'), isShown('Ready')]).toEqual([true, false])
  await press('button', 'Ready 1')
  expect([isShown('Received'), isShown('Ready')]).toEqual([false, true])
  expect(get('button', 'Ready 1').getAttribute('aria-pressed')).toBe('true')
})

test('a board that failed to load says why, and loads again', async () => {
  let isDown = true
  const server = scriptedConnection({
    'shops/subscribe create': () => {
      if (isDown) throw new Error('The server is down')
      return {}
    },
    'orders find': () => ({ total: 0, limit: 100, data: [] }),
  })
  const { client } = staffClientOver(server.connection)
  const { text, press, names } = await renderForStaff(<OrderBoard />, { client })
  expect(text()).toContain('The orders could not be loaded')
  expect(text()).toContain('The server is down')
  isDown = false
  await press('button', 'Try again')
  expect(names('region')).toContain('Received')
})
