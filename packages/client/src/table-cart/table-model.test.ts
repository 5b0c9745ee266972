import type { TableGuest } from '@comanda/contract'
import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/key-storage.ts'
import { createTableModel, editsOf } from './table-model.ts'

const now = Date.parse('2026-03-03T12:10:00.000Z')

const guest = (_id: string, seenTime: string, status: TableGuest['status'] = 'admitted') => ({
  _id,
  shop: 'shop',
  status,
  seat: _id,
  animal: 'fox' as const,
  colour: 0,
  isHost: false,
  isReady: false,
  joinTime: '2026-03-03T12:00:00.000Z',
  seenTime,
  version: 1,
})

it('TABLE-6.1: who has not been heard of for 2 minutes is away, not who waits or has left; this device is there', () => {
  const model = createTableModel(memoryStorage(), () => now)
  model.begin({ key: 'key', shop: 'shop', viewItem: 'code', at: now, guest: '1' })
  const [late, recent] = ['2026-03-03T12:07:59.000Z', '2026-03-03T12:08:01.000Z']
  const guests = [guest('1', late), guest('2', late), guest('3', recent), guest('4', late, 'left')]
  model.showGuests([...guests, guest('5', late, 'waiting')])
  model.stopTimers()
  expect(model.state.get().away).toEqual(['2'])
  model.showGuests([...guests.slice(0, 1), guest('2', recent)])
  expect(model.state.get().away).toEqual([])
})

const dish = (id: string, product: string) => ({
  id,
  guest: '2',
  revision: 1,
  position: 1,
  by: '2',
  lines: [{ id, product, quantity: 1 }],
})

it('TABLE-6.4: what others add, change and remove is known with the dish, of whatever it was', () => {
  const model = createTableModel(memoryStorage(), () => now)
  model.base = { version: 1, dishes: [dish('first', 'noodles'), dish('second', 'tea')] }
  const edits = editsOf(model, {
    _id: 'session',
    shop: 'shop',
    from: 1,
    version: 2,
    dishes: [dish('second', 'coffee'), dish('third', 'tarts')],
    gone: [{ id: 'first', by: '2' }],
  })
  expect(edits.map(({ kind, product }) => [kind, product])).toEqual([
    ['changed', 'coffee'],
    ['added', 'tarts'],
    ['removed', 'noodles'],
  ])
})
