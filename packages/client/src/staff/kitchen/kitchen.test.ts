import type { Station, Ticket } from '@comanda/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { CallError } from '../../errors/call-error.ts'
import { type Script, scriptedConnection } from '../../testing/scripted-connection.ts'
import { until } from '../../testing/until.ts'
import { memoryStorage } from '../../storage/key-storage.ts'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { ConnectionStatus } from '../../connection/connection.ts'
import { createKitchen } from './kitchen.ts'
import { ALL_STATIONS, allDay, ticketsAt } from './station-tickets.ts'

const named = (value: string) => [{ lang: 'en' as const, value }]
const dish = (id: string, own: Partial<Ticket['lines'][number]> = {}) => ({
  id,
  name: named(`dish ${id}`),
  shortName: [],
  quantity: 1,
  options: [],
  ...own,
})
const ticket = (_id: string, own: Partial<Ticket> = {}): Ticket => ({
  _id,
  shop: 'shop',
  session: 's',
  order: 'o',
  seq: 1,
  number: '001',
  type: 'dineIn',
  kind: 'new',
  lines: [dish('1'), dish('2')],
  status: 'open',
  createTime: `2026-03-03T12:00:0${_id}Z`,
  version: 1,
  ...own,
})
const station = (_id: string, own: Partial<Station> = {}): Station => ({
  _id,
  shop: 'shop',
  name: named(_id),
  kind: 'prep',
  ...own,
})

const now = () => Date.parse('2026-03-03T12:30:00Z')

const open = async (
  tickets: readonly Ticket[] = [],
  script: Script = {},
  storage = memoryStorage(),
  status: ConnectionStatus = 'online',
) => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: 'shop' }),
    'stations find': () => [station('wok'), station('gone', { status: 'disabled' })],
    'tickets find': ({ status }: { status: string }) => ({
      data: tickets.filter((one) => one.status === status),
    }),
    ...script,
  })
  server.status.set(status)
  const kitchen = createKitchen(server.connection, 'shop', now, storage)
  kitchen.open()
  await until(kitchen.state, ({ status }) => status !== 'loading')
  const ready = () => {
    const state = kitchen.state.get()
    if (state.status !== 'ready') throw new Error('the kitchen is not loaded')
    return state
  }
  return { server, kitchen, ready, shown: (id: string) => ready().tickets.get(id) }
}

test('KITCHEN-3.1: a display has the open tickets and hears of each change; a late event replaces nothing newer', async () => {
  const { server, kitchen, ready, shown } = await open([ticket('1')])
  const arrived = vi.fn<(one: Ticket) => void>()
  kitchen.onArrival(arrived)
  expect(ready().stations.map(({ _id }) => _id)).toEqual(['wok'])
  server.dispatch('tickets created', ticket('2'))
  server.dispatch('tickets created', ticket('3', { shop: 'elsewhere' }))
  expect([...ready().tickets.keys()]).toEqual(['1', '2'])
  expect(arrived).toHaveBeenCalledTimes(1)
  server.dispatch('tickets patched', ticket('1', { version: 3, status: 'done' }))
  server.dispatch('tickets patched', ticket('1', { version: 2 }))
  expect(shown('1')?.status).toBe('done')
  expect(arrived).toHaveBeenCalledTimes(1)
})

test('KITCHEN-3.1: a ticket that comes while the display loads is on it, at its start and on a later load', async () => {
  let came = 0
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: 'shop' }),
    'stations find': () => [],
    // Read just before the ticket was written, and answered after it was announced.
    'tickets find': ({ status }: { status: string }) => {
      if (status === 'open') server.dispatch('tickets created', ticket(String((came += 1))))
      return { data: [] }
    },
  })
  const kitchen = createKitchen(server.connection, 'shop', now)
  const shown = () => {
    const state = kitchen.state.get()
    return state.status === 'ready' ? [...state.tickets.keys()] : []
  }
  kitchen.open()
  await vi.waitFor(() => expect(shown()).toEqual(['1']))
  await kitchen.reload()
  expect(shown()).toEqual(['2'])
})

test('KITCHEN-3.3: a bump shows at once; one that is refused is taken back', async () => {
  const first = ticket('1')
  let isDown = true
  const { kitchen, shown } = await open([first], {
    'tickets/bump create': () => {
      if (isDown) throw Object.assign(new Error('down'), { code: 409 })
      return { ...first, status: 'done', version: 2 }
    },
  })
  const bumping = kitchen.bump(first)
  expect(shown('1')?.status).toBe('done')
  await expect(bumping).rejects.toMatchObject({ message: 'down' })
  expect(shown('1')).toBe(first)
  const one = kitchen.bump(first, ['2'])
  expect(shown('1')?.lines.map(({ doneTime }) => doneTime !== undefined)).toEqual([false, true])
  expect(shown('1')?.status).toBe('open')
  await expect(one).rejects.toThrow('down')
  isDown = false
  await kitchen.bump(first)
  expect(shown('1')).toMatchObject({ status: 'done', version: 2 })
})

test('KITCHEN-3.7: without a connection the display opens with what it last saw, and bumps wait over a reload until they are sent once', async () => {
  const storage = memoryStorage()
  const first = ticket('1', { contactName: 'Ms Wong' })
  const before = await open([first], {}, storage)
  expect(storage.read(consoleKeys.staffTickets)).not.toContain('Wong')
  before.server.status.set('offline')
  await before.kitchen.bump(before.shown('1') ?? first, ['2'])
  expect(before.shown('1')?.lines[1]?.doneTime).toBeDefined()
  const sent: unknown[] = []
  let isAway = true
  const later = await open(
    [first],
    {
      'shops/subscribe create': () => {
        if (isAway) throw new Error('away')
        return { item: 'shop' }
      },
      'tickets/bump create': (bump: unknown) => {
        sent.push(bump)
        return ticket('1', { version: 2 })
      },
    },
    storage,
    'offline',
  )
  expect(later.ready().staleSince).toBeDefined()
  expect(later.shown('1')?.lines[1]?.doneTime).toBeDefined()
  isAway = false
  later.server.status.set('online')
  later.server.reconnect()
  await until(later.kitchen.state, () => later.ready().staleSince === undefined)
  expect(sent).toEqual([{ shop: 'shop', ticket: '1', lines: ['2'] }])
  expect(later.kitchen.unsent.waiting.get()).toEqual([])
})

test('KITCHEN-3.1: what a device missed without a connection arrives with the next load', async () => {
  const tickets = [ticket('1')]
  const { server, kitchen, ready } = await open([], {
    'tickets find': ({ status }: { status: string }) => ({
      data: tickets.filter((one) => one.status === status),
    }),
  })
  const arrived = vi.fn<(one: Ticket) => void>()
  kitchen.onArrival(arrived)
  server.status.set('offline')
  expect(ready().staleSince).toBeDefined()
  tickets.push(ticket('2'))
  server.status.set('online')
  server.reconnect()
  await until(kitchen.state, () => ready().staleSince === undefined)
  expect(arrived.mock.calls.map(([{ _id }]) => _id)).toEqual(['2'])
})

const ids = (list: readonly Ticket[]) => list.map(({ _id }) => _id)

test('STAFF-8.5: what a device missed arrives although the server was too busy to say it on the connect', async () => {
  const first = ticket('1')
  const tickets = [first]
  let isBusy = false
  const { server, ready, shown } = await open(tickets, {
    'shops/subscribe create': () => {
      if (isBusy)
        throw new CallError({
          name: 'Unavailable',
          message: 'Busy',
          statusCode: 503,
          code: 'unavailable',
        })
      return { item: 'shop' }
    },
  })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  server.status.set('offline')
  tickets.push(ticket('2'))
  isBusy = true
  server.status.set('online')
  server.reconnect()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown('2')).toBeUndefined()
  expect(ready().staleSince).toBeDefined()
  isBusy = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(shown('2')).toBeDefined()
  expect(ready().staleSince).toBeUndefined()
})

test('KITCHEN-3.2: a station shows its own tickets, the oldest first; together they show all but what is put together', () => {
  const stations = [station('wok'), station('bar'), station('pass', { kind: 'expo' })]
  const all = [
    ticket('3', { station: 'wok' }),
    ticket('1', { station: 'wok' }),
    ticket('2', { station: 'bar' }),
    ticket('4', { station: 'pass' }),
    ticket('5', { station: 'wok', status: 'done', doneTime: '2026-03-03T12:00:00Z' }),
    ticket('6', { station: 'wok', status: 'done', doneTime: '2026-03-03T12:01:00Z' }),
  ]
  expect(ids(ticketsAt(all, 'wok', stations).open)).toEqual(['1', '3'])
  expect(ids(ticketsAt(all, 'wok', stations).done)).toEqual(['6', '5'])
  expect(ids(ticketsAt(all, ALL_STATIONS, stations).open)).toEqual(['1', '2', '3'])
  expect(ids(ticketsAt(all, 'pass', stations).open)).toEqual(['4'])
})

test('KITCHEN-3.4: the totals count what is still to make, without what was made or taken off', () => {
  const lines = [
    dish('1', { quantity: 3, gone: 1 }),
    dish('2', { quantity: 2, doneTime: '2026-03-03T12:00:00Z' }),
  ]
  const off = [dish('1', { isOff: true, quantity: 1 })]
  const totals = allDay([
    ticket('1', { lines }),
    ticket('2', { lines: [dish('1')] }),
    ticket('3', { kind: 'cancel', lines: off }),
  ])
  expect(totals.map(({ dish: { id }, count }) => [id, count])).toEqual([['1', 3]])
})

test('CAT-7.3: what was weighed is counted by its weight', () => {
  const lines = [350, 350, 700].map((weight) => dish('1', { weight }))
  const totals = allDay([ticket('1', { lines })])
  expect(totals.map(({ dish: { weight }, count }) => [weight, count])).toEqual([
    [350, 2],
    [700, 1],
  ])
})
