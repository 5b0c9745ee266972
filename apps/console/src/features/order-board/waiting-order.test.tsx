import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Order } from '@comanda/contract'
import { textOf, within } from '@comanda/ui/testing'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../testing/fake-audio.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { OrderBoard } from './order-board.tsx'

beforeEach(() => {
  fakeAudio()
})

const acceptUntil = '2026-03-03T12:40:00.000Z'
const waiting = sampleOrder('7', 'received', { acceptUntil, type: 'takeAway' })
const other = sampleOrder('1', 'received')

const open = async (orders: readonly Order[] = [other, waiting]) => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({}),
    'orders find': (query: { status: unknown }) => ({
      total: 0,
      limit: 100,
      data: typeof query.status === 'string' ? [] : orders,
    }),
    'tableSessions find': () => ({ total: 0, limit: 100, data: [] }),
    'orders/accept create': () => waiting,
    'orders/decline create': () => waiting,
    'orders/estimate create': () => other,
  })
  const { client } = staffClientOver(server.connection)
  const screen = await renderForStaff(<OrderBoard />, { client })
  await vi.waitFor(() => screen.get('article', 'Order 7'))
  const sent = (name: string) =>
    server.calls.filter((call) => call.name === `orders/${name} create`).map(({ args }) => args[0])
  return { ...screen, sent, card: () => within(screen.get('article', 'Order 7')) }
}

test('ORDER-7.6: an order that waits is first in its column, says until when, and is accepted with minutes', async () => {
  const { all, card, press, get, sent, text } = await open()
  expect(all('article').map(textOf)[0]).toContain('Waits for you until 20:40')
  expect(card().names('button')).toEqual(['Accept order 7', 'Decline order 7', 'Details: Order 7'])
  await press('button', 'Accept order 7')
  const sheet = within(get('dialog'))
  await sheet.press('button', '30 min')
  await sheet.press('button', '+5 min')
  await sheet.press('button', 'Accept: ready in 35 min')
  expect(sent('accept')).toEqual([{ shop: waiting.shop, order: waiting._id, minutes: 35 }])
  await vi.waitFor(() => expect(text()).toContain('Order 7 accepted: ready in 35 min'))
})

test('ORDER-7.4: it is declined with a reason and a word to the diner', async () => {
  const { press, get, fill, sent } = await open()
  await press('button', 'Decline order 7')
  const sheet = within(get('dialog'))
  await sheet.press('radio', 'Sold out')
  await fill('textbox', 'A word to the diner (optional)', ' no buns ')
  await sheet.press('button', 'Decline')
  const key = { shop: waiting.shop, order: waiting._id }
  expect(sent('decline')).toEqual([{ ...key, reason: 'soldOut', note: 'no buns' }])
})

test('KITCHEN-6.5: staff make an order later, and see what its diner read first', async () => {
  const ready = new Date(Date.now() + 10.5 * 60_000).toISOString()
  const late = { estimatedTime: ready, firstEstimatedTime: '2026-03-03T12:00:00.000Z' }
  const { press, sent, text } = await open([waiting, sampleOrder('1', 'received', late)])
  await press('button', 'Details: Order 1')
  expect(text()).toContain('first 20:00')
  await press('button', '+10 min')
  expect(sent('estimate')).toMatchObject([{ minutes: 21 }])
})
