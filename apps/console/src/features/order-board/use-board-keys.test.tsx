import { keysHelp } from '../../staff/screen/keys-help.ts'
import { ordersConnection, staffClientOver } from '@comanda/client/testing'
import type { OrderStatus } from '@comanda/contract'
import { nameOf, within } from '@comanda/ui/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../testing/fake-audio.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { OrderBoard } from './order-board.tsx'

beforeEach(() => {
  fakeAudio()
})

const at = (minute: number) => ({ createTime: new Date(Date.now() + minute).toISOString() })

/** Opens a board with orders 1, 2, 3 received and 4 ready. */
const open = async () => {
  const server = ordersConnection([
    sampleOrder('1', 'received', at(1)),
    sampleOrder('2', 'received', at(2)),
    sampleOrder('3', 'received', at(3)),
    sampleOrder('4', 'ready', at(4)),
  ])
  const { client } = staffClientOver(server.connection)
  const screen = await renderForStaff(<OrderBoard />, { client })
  const { document, key } = screen
  return {
    ...screen,
    focused: () => nameOf(document.activeElement ?? document.body),
    keys: async (...pressed: readonly string[]) => {
      for (const one of pressed) await key(one)
    },
    statusOf: (number: string): OrderStatus | undefined => server.orders.get(number)?.status,
  }
}

test('an arrow leads from anywhere on the page to the first card', async () => {
  const { keys, focused } = await open()
  await keys('ArrowDown')
  expect(focused()).toBe('Order 1')
})

test('SCREEN-1.6: Tab stops at one card only: the first, then the one that has the focus', async () => {
  const { all, keys } = await open()
  const stops = () =>
    all('article')
      .filter((card) => card.getAttribute('tabindex') === '0')
      .map(nameOf)
  expect(stops()).toEqual(['Order 1'])
  await keys('ArrowDown', 'ArrowDown')
  expect(stops()).toEqual(['Order 2'])
})

test.each([
  [['ArrowDown'], 'Order 2'],
  [['ArrowDown', 'ArrowUp'], 'Order 1'],
  [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'Order 3'],
  [['ArrowRight'], 'Order 4'],
  [['ArrowRight', 'ArrowLeft'], 'Order 1'],
])('from the first card %j leads to %s', async (path, name) => {
  const { keys, focused } = await open()
  await keys('ArrowDown', ...path)
  expect(focused()).toBe(name)
})

test('Enter moves the order on and focuses the one that follows it, so that Enter works a column off', async () => {
  const { keys, focused, statusOf } = await open()
  await keys('ArrowDown', 'Enter')
  expect(focused()).toBe('Order 2')
  await keys('Enter')
  expect(focused()).toBe('Order 3')
  expect(['1', '2', '3'].map(statusOf)).toEqual(['preparing', 'preparing', 'received'])
})

test('the focus follows the last order of a column', async () => {
  const { keys, focused, statusOf } = await open()
  await keys('ArrowDown', 'ArrowRight', 'Backspace')
  expect(statusOf('4')).toBe('preparing')
  expect(focused()).toBe('Order 4')
})

test('Backspace moves an order one step back, a received one nowhere', async () => {
  const { keys, statusOf } = await open()
  await keys('ArrowDown', 'Backspace', 'ArrowRight', 'Backspace')
  expect([statusOf('1'), statusOf('4')]).toEqual(['received', 'preparing'])
})

test('Z undoes the last move, and a toast says so', async () => {
  const { keys, statusOf, text } = await open()
  await keys('ArrowDown', 'Enter', 'z')
  await vi.waitFor(() => expect(text()).toContain('Order 1 is back: Received'))
  expect(statusOf('1')).toBe('received')
})

test('Delete asks whether to cancel the order', async () => {
  const { keys, get, statusOf } = await open()
  await keys('ArrowDown', 'Delete')
  expect(get('alertdialog', 'Cancel order 1?')).toBeDefined()
  expect(statusOf('1')).toBe('received')
})

test('M turns the sound off and on', async () => {
  const { keys, get } = await open()
  await keys('ArrowDown', 'm')
  expect(get('button', 'Sound: off')).toBeDefined()
  await keys('m')
  expect(get('button', 'Sound: on')).toBeDefined()
})

test('STAFF-5.17: the one list of keys has those of the board while it is shown', async () => {
  const { press } = await open()
  await press('button', 'Show these keys')
  const { isOpen, keys: listed } = keysHelp.state.get()
  expect(isOpen).toBe(true)
  expect(listed.map(([, text]) => text)).toContain('keys.next')
})

test('Enter on a button of a card is a press of that button, not a step of the order', async () => {
  const { get, key, statusOf } = await open()
  const card = get('article', 'Order 1')
  await key('Enter', within(card).get('button', 'Details: Order 1'))
  expect(statusOf('1')).toBe('received')
})
