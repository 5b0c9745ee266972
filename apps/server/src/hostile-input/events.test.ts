import { type ServiceMethod, services } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policies } from '../startup/services.ts'
import { type BusyGroup, startBusyGroup } from '../testing/busy-group.ts'
import { lineOf } from '../testing/ordering-shop.ts'
import { orderingCalls } from '../testing/ordering-calls.ts'
import type { TestClient } from '../testing/test-server.ts'

let group: BusyGroup
const heard = new Map<string, string[]>()

/** Records every event that the client receives. */
const listen = (name: string, client: TestClient): TestClient => {
  const events: string[] = []
  heard.set(name, events)
  const { io } = client as unknown as {
    io: { onAny(hear: (event: string, data: unknown) => void): void }
  }
  io.onAny((event, data) => events.push(`${event} ${JSON.stringify(data)}`))
  return client
}
const subscribe = (client: TestClient, item: string) =>
  client.service('shops/subscribe').create({ item })

beforeAll(async () => {
  group = await startBusyGroup()
  const { server, shop, clients } = group
  listen('a passer-by', await server.client())
  listen('another member', clients.otherMember)
  const guest = listen('a guest of the shop', await server.client())
  await subscribe(guest, shop.shop)
  const otherTable = listen('a diner of another table', await server.client())
  const { session } = await orderingCalls(otherTable, shop).scan(shop.otherTable)
  await orderingCalls(otherTable, shop).subscribe(session._id)
  const stranger = listen('staff of another shop', clients.stranger)
  await subscribe(stranger, shop.shop)
  const diner = listen('its diner', await server.client())
  await orderingCalls(diner, shop).subscribe(group.atTable.session._id)
  const cashier = listen('its cashier', clients.cashier)
  await subscribe(cashier, shop.shop)
})
afterAll(() => group.server.stop())

const outsiders = [
  'a passer-by',
  'another member',
  'a guest of the shop',
  'a diner of another table',
  'staff of another shop',
]

const forgetAll = (): void => {
  for (const events of heard.values()) events.length = 0
}

let price = 20

/**
 * Waits for a final change of the menu to arrive at all subscribers of the shop: everything before it has arrived then.
 */
const allIsTold = async (): Promise<void> => {
  price += 1
  await group.server.app.service('products').patch(group.shop.tea, { price })
  const isLast = (event: string) => event.startsWith('products ') && event.includes(`:${price},`)
  for (const name of [...outsiders.slice(2), 'its cashier', 'its diner'])
    await expect.poll(() => heard.get(name)?.some(isLast)).toBe(true)
}

describe('events of one table', () => {
  it('reach its diner and the shop’s staff, and no outsider', async () => {
    forgetAll()
    const { clients, shop, atTable } = group
    const diner = orderingCalls(clients.member, shop)
    const staff = orderingCalls(clients.cashier, shop)
    const placed = await diner.order(atTable.session._id, { cart: [lineOf(shop.bun)] })
    await staff.setStatus(placed.order._id, 'received')
    await clients.member.service('users').patch(atTable.session.user ?? '', { name: 'New name' })
    await clients.manager.service('tableViewItems').patch(shop.table, { name: 'A9' })
    const closed = await diner.create({ contactName: 'Somebody Else' })
    await staff.closePaidElsewhere(atTable.session._id)
    await allIsTold()
    const secret = [atTable.session._id, placed.order._id, closed.session._id, shop.table]
    if (atTable.session.user) secret.push(atTable.session.user)
    for (const name of outsiders)
      expect([
        name,
        heard.get(name)?.filter((event) => secret.some((one) => event.includes(one))),
      ]).toEqual([name, []])
    expect(heard.get('a passer-by')).toEqual([])
    expect(heard.get('another member')).toEqual([])
    expect(heard.get('its diner')?.join(' ')).toContain(placed.order._id)
    expect(heard.get('its cashier')?.join(' ')).toContain(closed.session._id)
  })
})

/**
 * Returns whether anonymous visitors may list the records of a shop: only events of such services go to all its guests.
 */
const isListedForAll = (path: string, shop: string): boolean => {
  const policy = new Map(Object.entries(policies)).get(path)
  const call = { method: 'find' as ServiceMethod, id: undefined, query: { shop }, data: {} }
  return policy?.find?.(call) !== undefined
}

const markOf = (path: string): string => `a secret of ${path};`

describe('an event of any service', () => {
  it('reaches no outsider, and guests only if anybody may list its records (EVENT-1.1)', async () => {
    forgetAll()
    const { server, shop, atTable } = group
    const paths = Object.keys(services)
    for (const path of paths)
      for (const event of ['created', 'patched', 'removed']) {
        const data = {
          _id: 'c'.repeat(24),
          shop: shop.shop,
          shops: [shop.shop],
          session: atTable.session._id,
          user: 'd'.repeat(24),
          mark: markOf(path),
        }
        server.runtime.bus.publish({ path, event, data })
      }
    await allIsTold()
    const heardBy = (name: string): string[] =>
      paths.filter((path) => heard.get(name)?.some((event) => event.includes(markOf(path))))
    expect([...heardBy('a passer-by'), ...heardBy('another member')]).toEqual([])
    for (const name of outsiders)
      expect(heardBy(name).filter((path) => !isListedForAll(path, shop.shop))).toEqual([])
    expect(heardBy('its cashier')).toContain('orders')
  })
})
