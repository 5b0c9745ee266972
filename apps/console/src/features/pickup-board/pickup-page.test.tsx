import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Order } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { fakeAudio } from '../../testing/fake-audio.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { PickupPage } from './pickup-page.tsx'

const shop = sampleMenu.shop._id
const order = (number: string, own: Partial<Order> = {}): Order => ({
  _id: number,
  shop,
  session: 's',
  seq: 1,
  number,
  type: 'takeAway',
  status: 'received',
  contactName: 'Wing',
  createTime: `2026-03-03T12:00:00.${number}Z`,
  lines: [],
  ...own,
})

const open = async (orders: readonly Order[] | Error, tables: readonly number[] = []) => {
  const audio = fakeAudio()
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop }),
    'orders find': () => {
      if (orders instanceof Error) throw orders
      return { data: orders }
    },
    'waitingParties/called create': () => ({ numbers: tables }),
    'systemSettings find': () => [],
    'appSettings find': () => [],
  })
  const { client } = staffClientOver(server.connection)
  const screen = await renderForStaff(<PickupPage />, { client })
  const numbers = (title: string) =>
    within(screen.get('region', title))
      .all('listitem')
      .map((item) => item.textContent)
  return { ...screen, server, audio, numbers }
}

test('KITCHEN-4.1: guests read their number in preparation, then as ready, and nobody’s name', async () => {
  const { numbers, server, settle, text } = await open([order('001'), order('002')])
  expect(numbers('Preparing')).toEqual(['001', '002'])
  await settle(() => server.dispatch('orders patched', order('001', { status: 'ready' })))
  expect([numbers('Preparing'), numbers('Ready')]).toEqual([['002'], ['001']])
  expect(text()).not.toContain('Wing')
  await settle(() => server.dispatch('orders patched', order('001', { status: 'completed' })))
  expect(numbers('Ready')).toEqual([])
})

test('KITCHEN-4.3: without orders, and if they cannot be loaded, the board says so', async () => {
  const empty = await open([])
  expect(empty.text()).toContain('Nobody is waiting')
  await empty.close()
  expect((await open(new Error('no'))).text()).toContain('The board could not be loaded')
})

test('KITCHEN-4.3: what has no room is counted', async () => {
  const many = Array.from({ length: 43 }, (_, at) => order(String(at + 100)))
  const { numbers, text } = await open(many)
  expect(numbers('Preparing')).toHaveLength(40)
  expect(text()).toContain('and 3 more')
})

test('WAIT-3.7: called parties are on the board by their numbers, also without any order', async () => {
  const { numbers, text } = await open([], [12, 9])
  expect(numbers('Your table is ready')).toEqual(['12', '9'])
  expect(text()).not.toContain('Nobody is waiting')
})
