import type { Shop, User } from '@comanda/contract'
import { expect, test } from 'vitest'
import { memoryStorage } from '../../storage/key-storage.ts'
import { scriptedConnection } from '../../testing/scripted-connection.ts'
import { createStaffShops, worksIn } from './staff-shops.ts'

const user = (staff: User['staff']): User => ({ _id: 'u', staff }) as User

test('staff work in the shops of their entries, owners in all, members in none', () => {
  expect(worksIn(user([{ role: 'kitchen', shop: 'a' }]), 'a')).toBe(true)
  expect(worksIn(user([{ role: 'kitchen', shop: 'a' }]), 'b')).toBe(false)
  expect(worksIn(user([{ role: 'owner' }]), 'b')).toBe(true)
  expect(worksIn(user(undefined), 'a')).toBe(false)
})

test('STAFF-10.18: shops of an earlier time say so until they are read, and a change is among what the device keeps', async () => {
  const storage = memoryStorage()
  const manager = user([{ role: 'manager', shop: 'a' }])
  const server = scriptedConnection({
    'shops find': () => [{ _id: 'a', phone: '1' }],
    'shops patch': () => ({ _id: 'a', phone: '2' }),
  })
  const first = createStaffShops(server.connection, storage)
  await first.load(manager)
  expect(first.state.get()).toEqual({ status: 'ready', shops: [{ _id: 'a', phone: '1' }] })
  await first.change({ _id: 'a', phone: '1' } as Shop, { phone: '2' })

  const next = createStaffShops(server.connection, storage)
  expect(next.state.get()).toEqual({
    status: 'ready',
    shops: [{ _id: 'a', phone: '2' }],
    isCopy: true,
  })
  await next.load(manager)
  expect(next.state.get().isCopy).toBeUndefined()
})

test('STAFF-10.20: what others change of a shop is in the next form, also what they changed while there was no network', async () => {
  let phone = '1'
  const server = scriptedConnection({ 'shops find': () => [{ _id: 'a', phone }] })
  const shops = createStaffShops(server.connection, memoryStorage())
  await shops.load(user([{ role: 'manager', shop: 'a' }]))
  server.dispatch('shops patched', { _id: 'a', phone: '2' })
  server.dispatch('shops patched', { _id: 'b', phone: '5' })
  expect(shops.state.get().shops).toEqual([{ _id: 'a', phone: '2' }])
  phone = '3'
  server.reconnect()
  await expect.poll(() => shops.state.get().shops).toEqual([{ _id: 'a', phone: '3' }])
})

test('STAFF-10.16, STAFF-10.20: a day with hours counts before the range that a colleague has closed around it in the meantime', async () => {
  const name = [{ lang: 'en' as const, value: 'Christmas' }]
  const range = { name, from: '2099-12-20', to: '2099-12-31' }
  const day = { name, from: '2099-12-25', hours: [{ startTime: '11:00', endTime: '15:00' }] }
  let stored = { _id: 'a', specialDays: [range] } as unknown as Shop
  const server = scriptedConnection({
    'shops get': () => stored,
    'shops patch': (_: unknown, { expected, ...data }: { expected: Partial<Shop> }) => {
      if (expected.specialDays === null)
        throw Object.assign(new Error(), { code: 409, data: { code: 'recordChanged' } })
      stored = { ...stored, ...data }
      return stored
    },
  })
  const shops = createStaffShops(server.connection, memoryStorage())
  await shops.change({ _id: 'a' } as Shop, { specialDays: [day] })
  expect(stored.specialDays).toEqual([day, range])
})
