import { expect, test } from 'vitest'
import { consoleKeys } from '../../storage/console-keys.ts'
import { loadedEngine } from '../../testing/loaded-engine.ts'
import { sampleIds, sampleMenu } from '../../testing/sample-menu.ts'
import { sampleTable } from '../../testing/sample-session.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { staffClientOver } from '../../testing/staff-client-over.ts'
import type { StaffClient } from '../staff-client.ts'
import { orderEntryFor } from './order-entry.ts'
import { createUnsentLines, unsentLinesOf } from './unsent-lines.ts'

const { shop, tea, noodles } = sampleIds
const session = sampleTable({ user: null })

/** Returns the console as it begins, or as it begins again over what `before` has stored. */
const open = (before?: StaffClient, menu = sampleMenu) => {
  const { connection } = scriptedConnection({
    'tableSessions/order create': () => ({
      ...sampleTable(),
      order: { _id: 'o', number: '007' },
    }),
    'authentication remove': () => ({}),
  })
  const { client } = staffClientOver(connection, menu)
  return before ? { ...client, storage: before.storage } : client
}

const entryOf = (client: StaffClient, of: { session?: typeof session } = { session }) =>
  orderEntryFor(client, { shop, ...of, engine: loadedEngine })

const countsOf = (client: StaffClient) => [...unsentLinesOf(client, shop).counts.get()]

test('STAFF-5.21: dishes that were not sent are there after a reload, with seat, course and remark, and counted by session', () => {
  const before = open()
  const { cart } = entryOf(before)
  cart.add({ product: tea, quantity: 2, chairId: '3', customRemark: 'No ice' })
  cart.add({ product: noodles, quantity: 1, status: 'hold' })
  expect(countsOf(before)).toEqual([[session._id, 3]])
  const after = open(before)
  expect(countsOf(after)).toEqual([[session._id, 3]])
  expect(entryOf(after).cart.state.get()).toMatchObject({
    count: 3,
    lines: [
      { product: tea, quantity: 2, chairId: '3', customRemark: 'No ice' },
      { product: noodles, quantity: 1, status: 'hold' },
    ],
  })
  expect(entryOf(after, {}).cart.state.get().count).toBe(0)
})

test('STAFF-5.21: once they are sent, or taken off, nothing is stored', async () => {
  const before = open()
  const entry = entryOf(before)
  entry.cart.add({ product: tea, quantity: 1 })
  await entry.send()
  expect(countsOf(before)).toEqual([])
  const line = entry.cart.add({ product: tea, quantity: 1 }) ?? ''
  expect(countsOf(before)).toEqual([[session._id, 1]])
  entry.cart.remove(line)
  expect(countsOf(open(before))).toEqual([])
})

test('STAFF-5.21: a new order is stored with its type', () => {
  const before = open()
  const entry = entryOf(before, {})
  entry.setType('dineInNoTable')
  entry.cart.add({ product: tea, quantity: 1 })
  const again = entryOf(open(before), {})
  expect(again.newType()).toBe('dineInNoTable')
  expect(again.cart.state.get().count).toBe(1)
})

test('STAFF-5.21: a dish that is no longer offered is taken off, and named as gone', () => {
  const before = open()
  const { cart } = entryOf(before)
  cart.add({ product: tea, quantity: 1 })
  cart.add({ product: noodles, quantity: 1 })
  const menu = { ...sampleMenu, products: sampleMenu.products.filter(({ _id }) => _id !== tea) }
  const { lines, gone } = entryOf(open(before, menu)).cart.state.get()
  expect(lines).toMatchObject([{ product: noodles }])
  expect(gone).toMatchObject([{ line: { product: tea } }])
})

test('STAFF-8.3: who signs in next on a shared till finds none of them', async () => {
  const client = open()
  entryOf(client).cart.add({ product: tea, quantity: 1 })
  await client.authentication.signOut()
  expect(client.storage.read(consoleKeys.staffLines)).toBeNull()
  expect(countsOf(client)).toEqual([])
  expect(entryOf(client).cart.state.get().count).toBe(0)
})

test('STAFF-5.21: what was chosen a day ago is gone', () => {
  const { storage } = open()
  let time = 1_000_000_000
  const opened = () => createUnsentLines({ shop, storage, now: () => time })
  const line = { id: 'a', product: tea, quantity: 1 }
  const cart = JSON.stringify({ cart: [line], coupons: [], shop, mode: 'takeAway' })
  opened().storageOf('old').write('tableCart', cart)
  time += 86_000_000
  opened().storageOf('new').write('tableCart', cart)
  time += 1_000_000
  expect([...opened().counts.get()]).toEqual([['new', 1]])
})
