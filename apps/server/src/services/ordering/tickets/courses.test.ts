import type { OrderLine, Station, Ticket, WaitingDishes } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  anyNumber,
  idempotencyKey,
  lineOf,
  makeOrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const named = (value: string) => [{ lang: 'en' as const, value }]

/** A shop whose tea is a drink at once, its bun a starter, its noodles a main and its set a dessert. */
const open = async () => {
  const courses = ['Drinks', 'Starters', 'Mains', 'Desserts'].map((name, at) => ({
    _id: newRecordId(),
    name: named(name),
    ...(at === 0 ? { atOnce: true as const } : {}),
  }))
  const shop = await makeOrderingShop(server, { ...anyNumber, courses })
  const of = [shop.tea, shop.bun, shop.noodles, shop.set]
  for (const [at, course] of courses.entries()) {
    const own = { shop: shop.shop, name: course.name, course: course._id }
    const { _id } = (await server.app.service('categories').create(own)) as { _id: string }
    await server.app.service('products').patch(of[at] ?? '', { category: _id })
  }
  const client = await server.client(shop.staff)
  const guest = await server.client()
  const tea = lineOf(shop.tea, {
    options: [{ option: shop.ice, selections: [{ _id: shop.lessIce, quantity: 1 }] }],
  })
  const tickets = async (): Promise<readonly (readonly string[])[]> => {
    const query = { shop: shop.shop, $sort: { createTime: 1 as const } }
    const { data } = (await client.service('tickets').find({ query })) as { data: Ticket[] }
    return data.map(({ lines }) => lines.map(({ name }) => name[0]?.value ?? ''))
  }
  const waiting = async (station?: string) => {
    const asked = { shop: shop.shop, ...(station ? { station } : {}) }
    const { tables } = (await client.service('tickets/waiting').create(asked)) as WaitingDishes
    return tables.map(({ tableName, courses: of }) => [
      tableName,
      ...of.map(({ name, dishes }) => [
        name?.[0]?.value,
        ...dishes.map((dish) => `${dish.quantity} ${dish.name[0]?.value}`),
      ]),
    ])
  }
  const staff = orderingCalls(client, shop)
  const { session } = await staff.scan()
  const fire = (lines?: readonly string[]) =>
    client.service('tableSessions/fire').create({
      session: session._id,
      ...(lines ? { lines } : {}),
      idempotencyKey: idempotencyKey(),
    })
  return {
    shop,
    courses: courses.map(({ _id }) => _id),
    client,
    tea,
    staff,
    guest: orderingCalls(guest, shop),
    session: session._id,
    tickets,
    waiting,
    fire,
  }
}

const statuses = (lines: readonly { readonly name: OrderName; readonly status: string }[]) =>
  Object.fromEntries(lines.map(({ name, status }) => [name[0]?.value, status]))
type OrderName = readonly { readonly value: string }[]

describe('courses at a table', () => {
  it('COURSE-2.2, COURSE-2.6, COURSE-3.2: drinks and starters are made at once, mains wait until they are fired; the bill has all of it from the start', async () => {
    const { shop, courses, tea, guest, session, tickets, waiting, fire, staff } = await open()
    const cart = [lineOf(shop.noodles, { quantity: 2 }), lineOf(shop.bun), tea]
    const placed = await guest.order(session, { cart })
    expect(statuses(placed.order.lines)).toEqual({
      Noodles: 'hold',
      Bun: 'pending',
      Tea: 'pending',
    })
    expect(placed.order.lines.map(({ course }) => course)).toEqual([
      courses[2],
      courses[1],
      courses[0],
    ])
    expect(placed.session.result.totals.total).toBe(109)
    expect(await tickets()).toEqual([['Bun', 'Tea']])
    expect(await waiting()).toEqual([['A1', ['Mains', '2 Noodles']]])
    await fire([placed.order.lines[0]?.id ?? ''])
    expect(await tickets()).toEqual([['Bun', 'Tea'], ['Noodles']])
    expect(await waiting()).toEqual([])
    expect((await staff.session(session)).result.totals.total).toBe(109)
  })

  it('COURSE-2.3: what is ordered later waits behind its course, an earlier course does not', async () => {
    const { shop, guest, session, waiting } = await open()
    await guest.order(session, { cart: [lineOf(shop.noodles), lineOf(shop.bun)] })
    const { order } = await guest.order(session, { cart: [lineOf(shop.noodles), lineOf(shop.bun)] })
    expect(statuses(order.lines)).toEqual({ Noodles: 'hold', Bun: 'pending' })
    expect(await waiting()).toEqual([['A1', ['Mains', '1 Noodles', '1 Noodles']]])
  })

  it('COURSE-2.5: guests have everything together if they ask for it', async () => {
    const { shop, guest, session, tickets, waiting } = await open()
    const cart = [lineOf(shop.noodles), lineOf(shop.bun)]
    await guest.order(session, { cart, together: true })
    expect(await tickets()).toEqual([['Noodles', 'Bun']])
    expect(await waiting()).toEqual([])
  })

  it('COURSE-1.3: staff choose another course, or none; what guests say of it is ignored', async () => {
    const { shop, courses, guest, staff, session, waiting } = await open()
    const cart = (own: Partial<OrderLine>) => [lineOf(shop.bun), lineOf(shop.noodles, own)]
    const withStarters = await staff.order(session, { cart: cart({ course: courses[1] ?? '' }) })
    expect(statuses(withStarters.order.lines)).toEqual({ Noodles: 'pending', Bun: 'pending' })
    const now = await staff.order(session, { cart: cart({ course: 'now' }) })
    expect(statuses(now.order.lines)).toEqual({ Noodles: 'pending', Bun: 'pending' })
    const later = await staff.order(session, { cart: [lineOf(shop.bun, { status: 'hold' })] })
    expect(statuses(later.order.lines)).toEqual({ Bun: 'hold' })
    expect(await waiting()).toEqual([['A1', ['Starters', '1 Bun']]])
    const said = await guest.order(session, { cart: cart({ course: 'now' }) })
    expect(statuses(said.order.lines)).toEqual({ Noodles: 'hold', Bun: 'hold' })
  })

  it('COURSE-1.4: a set is served with its own course, whatever is in it', async () => {
    const { shop, courses, guest, session, tea } = await open()
    const set = lineOf(shop.set)
    const drink = { ...tea, fromProduct: set.id, fromOption: shop.drink, fromChoice: shop.withTea }
    const selected = { option: shop.drink, selections: [{ _id: shop.withTea, quantity: 1 }] }
    const cart = [lineOf(shop.bun), { ...set, options: [selected] }, drink]
    const { order } = await guest.order(session, { cart })
    expect(order.lines.map(({ status, course }) => [status, course])).toEqual([
      ['pending', courses[1]],
      ['hold', courses[3]],
      ['hold', courses[3]],
    ])
  })

  it('COURSE-4.1: a station reads what it will make; orders without a table never wait', async () => {
    const { shop, client, guest, session, waiting, tickets } = await open()
    const station = (name: string, products: readonly string[]) =>
      client
        .service('stations')
        .create({ shop: shop.shop, name: named(name), kind: 'prep', products }) as Promise<Station>
    const wok = await station('Wok', [shop.noodles])
    const oven = await station('Oven', [shop.bun])
    await guest.order(session, { cart: [lineOf(shop.noodles), lineOf(shop.bun)] })
    expect(await waiting(wok._id)).toEqual([['A1', ['Mains', '1 Noodles']]])
    expect(await waiting(oven._id)).toEqual([])
    await guest.create({ cart: [lineOf(shop.noodles), lineOf(shop.bun)] })
    expect((await tickets()).flat().toSorted()).toEqual(['Bun', 'Bun', 'Noodles'])
  })
})

it('COURSE-1.1: a shop without courses makes all at once', async () => {
  const shop = await makeOrderingShop(server, anyNumber)
  const staff = orderingCalls(await server.client(shop.staff), shop)
  const { session } = await staff.scan()
  const { order } = await staff.order(session._id, {
    cart: [lineOf(shop.noodles, { course: newRecordId() }), lineOf(shop.bun)],
  })
  expect(statuses(order.lines)).toEqual({ Noodles: 'pending', Bun: 'pending' })
  expect(order.lines[0]?.course).toBeUndefined()
})
