import type { Order, WaitingTable } from '@comanda/contract'
import { expect, it } from 'vitest'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { until } from '../../testing/until.ts'
import { createWaitingDishes } from './waiting-dishes.ts'

const order = (status: string, session = 's'): Partial<Order> => ({
  shop: 'shop',
  session,
  lines: [{ status } as Order['lines'][number]],
})

it('COURSE-4.2: what waits is read again when something is put on hold or fired, and for nothing else', async () => {
  const table: WaitingTable = { session: 's', tableName: 'A1', courses: [] }
  let tables: readonly WaitingTable[] = []
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: 'shop' }),
    'tickets/waiting create': () => ({ tables }),
  })
  const waiting = createWaitingDishes(server.connection, 'shop', 'wok')
  const close = waiting.open()
  const asked = () => server.calls.filter(({ name }) => name === 'tickets/waiting create')
  await until(waiting.tables, () => asked().length === 1)
  expect(asked()[0]?.args[0]).toEqual({ shop: 'shop', station: 'wok' })
  await Promise.resolve()
  tables = [table]
  server.dispatch('orders created', order('hold'))
  await until(waiting.tables, (shown) => shown.length === 1)
  server.dispatch('orders created', order('pending', 'another'))
  expect(asked()).toHaveLength(2)
  tables = []
  server.dispatch('orders patched', order('pending'))
  await until(waiting.tables, (shown) => shown.length === 0)
  close()
  server.dispatch('orders created', order('hold'))
  expect(asked()).toHaveLength(3)
})
