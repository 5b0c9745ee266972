import { expect, test } from 'vitest'
import { CallError } from '../../errors/call-error.ts'
import { memoryStorage } from '../../storage/key-storage.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createUnsentOrders } from './unsent-orders.ts'

const order = { session: 's', table: '5', dishes: 2, data: { session: 's', cart: [] } }
const offline = new CallError({
  name: 'Error',
  message: 'offline',
  statusCode: 0,
  reason: 'offline',
  sent: false,
})
const refused = new CallError({
  name: 'Conflict',
  message: 'This bill is closed.',
  statusCode: 409,
  code: 'sessionClosed',
  sent: true,
})

const open = (failures: CallError[] = []) => {
  const server = scriptedConnection({
    'tableSessions/order create': () => {
      const failure = failures.shift()
      if (failure) throw failure
      return {}
    },
  })
  const storage = memoryStorage()
  let time = 1_000_000_000
  const options = { shop: 'shop', storage, now: () => time }
  const orders = createUnsentOrders(server.connection, options)
  const keys = () =>
    server.calls.map(({ args: [data] }) => (data as { idempotencyKey: string }).idempotencyKey)
  return {
    server,
    orders,
    keys,
    again: () => createUnsentOrders(server.connection, options),
    pass: (ms: number) => {
      time += ms
    },
  }
}

test('STAFF-8.4: an order waits over a reload, and is sent once with its key when there is a connection', async () => {
  const { server, orders, again, keys } = open([offline])
  orders.add(order)
  const close = orders.open()
  await expect.poll(() => server.calls).toHaveLength(1)
  expect(orders.state.get()).toHaveLength(1)
  close()
  const reloaded = again()
  expect(reloaded.state.get()).toMatchObject([{ table: '5', dishes: 2 }])
  reloaded.open()
  await expect.poll(() => reloaded.state.get()).toEqual([])
  expect(new Set(keys()).size).toBe(1)
  expect(keys()).toHaveLength(2)
})

test('STAFF-8.4: one that is ten minutes old waits for staff, who send or discard it', async () => {
  const { server, orders, pass } = open()
  orders.add(order)
  orders.add({ ...order, table: '6' })
  pass(10 * 60_000 + 1)
  orders.open()
  await expect.poll(() => orders.state.get().map(({ isLate }) => isLate)).toEqual([true, true])
  expect(server.calls).toEqual([])
  const [first, second] = orders.state.get()
  await orders.sendNow(first?.idempotencyKey ?? '')
  orders.remove(second?.idempotencyKey ?? '')
  expect(orders.state.get()).toEqual([])
  expect(server.calls).toHaveLength(1)
})

test('STAFF-8.4: one that the server does not take is shown with why, and the others are sent', async () => {
  const { orders } = open([refused])
  orders.add(order)
  orders.add({ ...order, table: '6' })
  orders.open()
  await expect
    .poll(() => orders.state.get())
    .toMatchObject([{ table: '5', problem: 'This bill is closed.' }])
})
