import type {
  CreateOrResumeResult,
  EditTableCartResult,
  OrderResult,
  TableCart,
  TableCartChange,
  TableGuest,
} from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { tableGuests } from '../../../tables/table-guests.ts'
import { forgetTables } from '../shared-carts/forget-tables.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const newKey = (): string => randomBytes(24).toString('base64url')
const newId = (): string => randomBytes(9).toString('hex')

let server: TestServer
let shop: OrderingShop
let now = Date.now()
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server.stop())
beforeEach(async () => {
  now = Date.now()
  shop = await makeOrderingShop(server, { tableCart: 'shared' })
})

const phone = async (key = newKey()) => {
  const client: TestClient = await server.client()
  const enter = (own: object = {}) =>
    client.service('tableSessions/createOrResume').create({
      viewItem: shop.table,
      shop: shop.shop,
      date: new Date(now).toISOString(),
      guestKey: key,
      ...own,
    }) as Promise<CreateOrResumeResult>
  const call = <R>(path: string, data: object): Promise<R> =>
    client.service(path).create(data) as Promise<R>
  const subscribe = (session: string) =>
    call<TableCart>('tableCarts/subscribe', { session, guestKey: key })
  const edit = (session: string, ...actions: object[]) =>
    call<EditTableCartResult>('tableCarts/edit', { session, guestKey: key, actions })
  const order = (session: string, own: object) =>
    call<OrderResult>('tableSessions/order', {
      session,
      guestKey: key,
      idempotencyKey: idempotencyKey(),
      ...own,
    })
  return { client, key, enter, call, subscribe, edit, order }
}

const add = (product: string, own: object = {}) => {
  const id = newId()
  return { id: newId(), type: 'add', lines: [{ id, product, quantity: 1 }], ...own }
}

/** A host, and a second guest whom they have let in. */
const two = async () => {
  const host = await phone()
  const { session, guest: first } = await host.enter()
  const ben = await phone()
  const asked = await ben.enter().catch((error: { data: { guest: TableGuest } }) => error)
  if (!('data' in asked)) throw new Error('Ben did not wait')
  const guest = asked.data.guest
  await host.call('tableGuests/admit', { guest: guest._id, guestKey: host.key })
  return { host, ben, session: session._id, first: first as TableGuest, second: guest }
}

describe('who is let in', () => {
  it('TABLE-1.2: the first with a key is the host; the next waits, and learns nothing of the session', async () => {
    const host = await phone()
    const { session, guest } = await host.enter({ guestName: 'Mei' })
    expect(guest).toMatchObject({ status: 'admitted', isHost: true, seat: '1', name: 'Mei' })
    const ben = await phone()
    const asked: unknown = await ben.enter().catch((error: unknown) => error)
    expect(asked).toMatchObject({ code: 409, data: { code: 'guestWaiting' } })
    expect(JSON.stringify(asked)).not.toContain(session._id)
    const again: unknown = await ben.enter().catch((error: unknown) => error)
    expect(Reflect.get(again as object, 'data')).toEqual(Reflect.get(asked as object, 'data'))
    await expect(ben.subscribe(session._id)).rejects.toMatchObject({
      code: 403,
      data: { code: 'guestNotAdmitted' },
    })
    await expect(ben.edit(session._id, add(shop.noodles))).rejects.toMatchObject({ code: 403 })
    const { guests } = await host.subscribe(session._id)
    expect(guests.map(({ status }) => status)).toEqual(['admitted', 'waiting'])
  })

  it('TABLE-1.1: a client without a key enters, orders and never waits', async () => {
    const { host, session } = await two()
    const plain = await server.client()
    const entered = (await plain.service('tableSessions/createOrResume').create({
      viewItem: shop.table,
      shop: shop.shop,
      date: new Date(now).toISOString(),
    })) as CreateOrResumeResult
    expect(entered.session._id).toBe(session)
    const placed = (await plain.service('tableSessions/order').create({
      session,
      cart: [lineOf(shop.noodles)],
      idempotencyKey: idempotencyKey(),
    })) as OrderResult
    expect(placed.order.number).toBe('001')
    const { orders } = (await host.client.service('tableSessions').get(session)) as OrderResult
    expect(orders).toHaveLength(1)
  })

  it('TABLE-1.3: who was let in enters by their key, and hears of it', async () => {
    const host = await phone()
    await host.enter()
    const ben = await phone()
    const asked = (await ben.enter().catch((error: unknown) => error)) as {
      data: { guest: TableGuest }
    }
    const guest = asked.data.guest._id
    const own = { guest, guestKey: ben.key }
    await ben.call('tableGuests/status', own)
    const heard = new Promise((resolve) => ben.client.service('tableGuests').on('patched', resolve))
    await expect(ben.call('tableGuests/enter', own)).rejects.toMatchObject({ code: 403 })
    await host.call('tableGuests/admit', { guest, guestKey: host.key })
    expect(await heard).toMatchObject({ _id: guest, status: 'admitted' })
    const entered = await ben.call<{ session: string; restoreKey: string }>(
      'tableGuests/enter',
      own,
    )
    expect((await ben.subscribe(entered.session)).guests).toHaveLength(2)
  })

  it('TABLE-1.5: others than the host let in after 20 seconds; who was declined is silent', async () => {
    const { host, ben } = await two()
    const carl = await phone()
    const asked = (await carl.enter().catch((error: unknown) => error)) as {
      data: { guest: TableGuest }
    }
    const guest = asked.data.guest._id
    await expect(ben.call('tableGuests/admit', { guest, guestKey: ben.key })).rejects.toMatchObject(
      { data: { code: 'guestNotAdmitted', from: expect.any(String) } },
    )
    now += 20_000
    await ben.call('tableGuests/decline', { guest, guestKey: ben.key })
    await expect(carl.enter()).rejects.toMatchObject({ code: 403, data: { code: 'guestDeclined' } })
    await host.call('tableGuests/admit', { guest, guestKey: host.key })
    await expect(carl.enter()).rejects.toMatchObject({ data: { code: 'guestDeclined' } })
  })
})

describe('a table whose phones are away', () => {
  it('TABLE-1.8: who has waited for a minute enters by itself, but not while somebody is there', async () => {
    const { host, session } = await two()
    const carl = await phone()
    const asked = (await carl.enter().catch((error: unknown) => error)) as {
      data: { guest: TableGuest }
    }
    const own = { guest: asked.data.guest._id, guestKey: carl.key }
    now += 90_000
    await host.call('tableGuests/here', { session, guestKey: host.key })
    expect(await carl.call('tableGuests/status', own)).toMatchObject({ status: 'waiting' })
    now += 121_000
    expect(await carl.call('tableGuests/status', own)).toMatchObject({ status: 'admitted' })
    expect((await carl.enter()).session._id).toBe(session)
  })

  it('TABLE-6.15: who waits at a table that was closed is not let in any more, and reads why', async () => {
    const { session } = await two()
    const carl = await phone()
    const asked = (await carl.enter().catch((error: unknown) => error)) as {
      data: { guest: TableGuest }
    }
    await server.app.service('tableSessions').patch(session, { status: 'void' })
    now += 300_000
    await expect(
      carl.call('tableGuests/status', { guest: asked.data.guest._id, guestKey: carl.key }),
    ).rejects.toMatchObject({ code: 409, data: { code: 'sessionClosed' } })
  })

  it('TABLE-1.6: the present guest who came first acts as host', async () => {
    const { ben, session } = await two()
    now += 121_000
    await ben.call('tableGuests/here', { session, guestKey: ben.key })
    const carl = await phone()
    const asked = (await carl.enter().catch((error: unknown) => error)) as {
      data: { guest: TableGuest }
    }
    await ben.call('tableGuests/admit', { guest: asked.data.guest._id, guestKey: ben.key })
    expect((await carl.enter()).session._id).toBe(session)
  })

  it('TABLE-1.5: a table has 20 guests; those who waited and went do not count', async () => {
    const { session } = await two()
    const from = (key: string, address: string) =>
      server.app.service('tableSessions/createOrResume').create(
        {
          viewItem: shop.table,
          shop: shop.shop,
          date: new Date(now).toISOString(),
          guestKey: key,
        },
        { address },
      )
    for (let count = 0; count < 18; count += 1)
      await expect(from(newKey(), `10.0.0.${count}`)).rejects.toMatchObject({
        data: { code: 'guestWaiting' },
      })
    await expect(from(newKey(), '10.0.1.1')).rejects.toMatchObject({ data: { code: 'tableFull' } })
    now += 121_000
    for (let count = 0; count < 18; count += 1)
      await from(newKey(), '10.0.2.1').catch(() => undefined)
    now += 121_000
    for (let count = 0; count < 2; count += 1)
      await from(newKey(), '10.0.2.1').catch(() => undefined)
    await expect(from(newKey(), '10.0.2.1')).rejects.toMatchObject({
      code: 429,
      data: { code: 'tooManyAttempts' },
    })
    await expect(from(newKey(), '10.0.3.1')).rejects.toMatchObject({
      data: { code: 'guestWaiting' },
    })
    expect(session).toBeDefined()
  })
})

describe('the cart', () => {
  it('TABLE-2.1: an edit is seen by the others, by whom, once however often it is sent', async () => {
    const { host, ben, session, first, second } = await two()
    await host.subscribe(session)
    await ben.subscribe(session)
    const heard = new Promise<TableCartChange>((resolve) =>
      host.client.service('tableCarts').on('patched', resolve),
    )
    const action = add(shop.noodles)
    const done = await ben.edit(session, action)
    const line = action.lines[0]?.id
    expect(done).toEqual({ version: 1, results: [{ id: action.id, line, revision: 0 }] })
    expect(await heard).toMatchObject({
      from: 0,
      version: 1,
      dishes: [{ id: line, guest: second._id, by: second._id, lines: [{ chairId: '2' }] }],
    })
    expect(await ben.edit(session, action)).toEqual(done)
    // Equal dishes of another guest stay apart (TABLE-2.3).
    await host.edit(session, add(shop.noodles))
    const { dishes } = await host.subscribe(session)
    expect(dishes.map(({ guest, lines }) => [guest, lines[0]?.quantity])).toEqual([
      [second._id, 1],
      [first._id, 1],
    ])
    await ben.edit(session, add(shop.noodles))
    expect((await host.subscribe(session)).dishes[0]?.lines[0]?.quantity).toBe(2)
  })

  it('TABLE-2.5: what is another guest’s, gone, changed or ordered is refused by name', async () => {
    const { host, ben, session, first } = await two()
    const dish = add(shop.tea, {
      lines: [
        {
          id: 'tea',
          product: shop.tea,
          quantity: 1,
          options: [{ option: shop.ice, selections: [{ _id: shop.lessIce, quantity: 1 }] }],
        },
      ],
    })
    await host.edit(session, dish)
    const quantity = (by: number) => ({ id: newId(), type: 'quantity', line: 'tea', by })
    expect((await ben.edit(session, quantity(1))).results[0]?.error).toBe('lineNotYours')
    const changed = [{ ...dish.lines[0], customRemark: 'hot' }]
    const replace = (revision: number) => ({
      id: newId(),
      type: 'replace',
      line: 'tea',
      revision,
      lines: changed,
    })
    const { results } = await host.edit(session, replace(0), replace(0), quantity(2))
    expect(results.map(({ error, revision }) => [error, revision])).toEqual([
      [undefined, 1],
      ['lineChanged', 1],
      [undefined, 1],
    ])
    const seen = { lines: [{ id: 'tea', revision: 1, quantity: 2 }], expectedTotal: 40 }
    const { order } = await ben.order(session, seen)
    expect(order.lines.map(({ quantity: count, chairId }) => [count, chairId])).toEqual([[2, '1']])
    expect((await host.edit(session, quantity(1))).results[0]).toMatchObject({
      error: 'lineOrdered',
      order: order.number,
    })
    const rest = (await host.subscribe(session)).dishes
    expect(rest.map(({ guest, lines }) => [guest, lines[0]?.quantity])).toEqual([[first._id, 1]])
    const left = rest[0]?.id ?? ''
    await host.edit(session, { id: newId(), type: 'remove', line: left })
    const late = await host.edit(session, { id: newId(), type: 'quantity', line: left, by: 1 })
    expect(late.results[0]).toMatchObject({ error: 'lineGone', by: first._id })
  })

  it('TABLE-3.2: of two orders of the same dishes the first wins, the second learns its number', async () => {
    const { host, ben, session } = await two()
    const dish = add(shop.noodles)
    await host.edit(session, dish)
    const lines = [{ id: dish.lines[0]?.id, revision: 0, quantity: 1 }]
    const [one, other] = await Promise.allSettled([
      host.order(session, { lines }),
      ben.order(session, { lines }),
    ])
    const [placed] = [one, other].flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
    const [refusal] = [one, other].flatMap((each): unknown[] =>
      each.status === 'rejected' ? [each.reason] : [],
    )
    expect(refusal).toMatchObject({
      code: 409,
      data: {
        code: 'cartChanged',
        changes: [{ line: lines[0]?.id, kind: 'ordered', order: placed?.order.number }],
      },
    })
  })

  it('TABLE-3.3: a retried order gets the first response, also without its dishes in the cart', async () => {
    const { host, session } = await two()
    const dish = add(shop.noodles)
    await host.edit(session, dish)
    const data = {
      lines: [{ id: dish.lines[0]?.id, revision: 0, quantity: 1 }],
      idempotencyKey: idempotencyKey(),
    }
    const first = await host.order(session, data)
    expect((await host.order(session, data)).order._id).toBe(first.order._id)
  })
})

describe('what is stored', () => {
  it('TABLE-5.1: a bill that is merged brings its cart and guests along, under free seats', async () => {
    const { host, ben, session, second } = await two()
    const dish = add(shop.noodles)
    await ben.edit(session, dish)
    const other = await phone()
    const into = (await other.enter({ viewItem: shop.otherTable })).session._id
    await other.edit(into, add(shop.noodles))
    const staff = await server.client(shop.staff)
    await staff.service('tableSessions/merge').create({ from: session, into })
    await expect(ben.subscribe(session)).rejects.toMatchObject({ code: 403 })
    const { guests, dishes } = await ben.subscribe(into)
    expect(new Set(guests.map(({ seat }) => seat)).size).toBe(3)
    expect(new Set(guests.map(({ animal }) => animal)).size).toBe(3)
    expect(guests.filter(({ isHost }) => isHost)).toHaveLength(1)
    const own = dishes.find(({ guest }) => guest === second._id)
    const { seat } = guests.find(({ _id }) => _id === second._id) ?? {}
    expect(own?.lines[0]).toMatchObject({ product: shop.noodles, chairId: seat })
    const more = { id: newId(), type: 'quantity', line: own?.id, by: 1 }
    expect((await ben.edit(into, more)).results[0]?.error).toBeUndefined()
    // What was done before is done, at the new table, too.
    expect((await ben.edit(into, dish)).results[0]?.line).toBe(dish.lines[0]?.id)
    await host.subscribe(into)
  })

  it('TABLE-5.2: names go when the session closes, all of it a day later', async () => {
    const host = await phone()
    const { session } = await host.enter({ guestName: 'Mei' })
    const staff = await server.client(shop.staff)
    await staff.service('tableSessions/close').create({ session: session._id })
    const { database } = server.runtime
    await forgetTables(database, now)
    const named = () =>
      database
        .select({ name: tableGuests.name })
        .from(tableGuests)
        .where(and(eq(tableGuests.shop, shop.shop), eq(tableGuests.session, session._id)))
    expect(await named()).toEqual([{ name: null }])
    await forgetTables(database, now + 86_400_000 + 60_000)
    expect(await named()).toEqual([])
  })
})
