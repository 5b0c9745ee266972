import type { TableGuest } from '@comanda/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createAskingGuests } from './asking-guests.ts'

const noon = Date.parse('2026-03-03T12:00:00+08:00')
beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => void vi.useRealTimers())

const guest = (_id: string, changes: Partial<TableGuest> = {}): TableGuest => ({
  _id,
  shop: 'shop',
  session: 'session',
  table: '9',
  status: 'waiting',
  seat: _id,
  animal: 'fox',
  colour: 0,
  isHost: false,
  isReady: false,
  joinTime: new Date(noon).toISOString(),
  seenTime: new Date(noon).toISOString(),
  version: 1,
  ...changes,
})

test('TABLE-1.7: it rings for who has waited for a minute, and not for who was let in before', async () => {
  const early = guest('early', { joinTime: new Date(noon - 90_000).toISOString() })
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: 'shop' }),
    'tableGuests/waiting create': () => ({ guests: [early] }),
    'tableGuests/admit create': () => ({ ...early, status: 'admitted', version: 2 }),
  })
  const asking = createAskingGuests(server.connection, 'shop', Date.now)
  const rang = vi.fn<() => void>()
  asking.onArrival(rang)
  const close = asking.open()
  await vi.waitFor(() => expect(asking.state.get()).toEqual([early]))
  expect(rang).toHaveBeenCalledTimes(1)
  server.dispatch('tableGuests created', guest('quick'))
  server.dispatch('tableGuests created', guest('slow'))
  server.dispatch('tableGuests created', guest('elsewhere', { shop: 'other' }))
  expect(asking.state.get()).toEqual([early])
  server.dispatch('tableGuests patched', guest('quick', { status: 'admitted', version: 2 }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asking.state.get().map(({ _id }) => _id)).toEqual(['early', 'slow'])
  expect(rang).toHaveBeenCalledTimes(2)
  await asking.admit('early')
  expect(asking.state.get().map(({ _id }) => _id)).toEqual(['slow'])
  // An event that comes late does not bring them back.
  close()
})
