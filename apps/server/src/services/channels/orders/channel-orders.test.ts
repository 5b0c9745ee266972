import type {
  Channel,
  ChannelOrder,
  DayFigures,
  DayPreview,
  IssuedApiKey,
  Order,
  TableSession,
} from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetChannelGuests } from './forget-guests.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let owner: TestClient
let staff: TestClient
let channel: Channel
let program: TestClient
let counted = 0
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, {}, { mode: 'auto', quantity: 3 })
  owner = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
  staff = await server.client(shop.staff)
  const { key, secret } = (await owner
    .service('apiKeys/make')
    .create({ shop: shop.shop, name: 'Panda', rights: ['placeOrders'] })) as IssuedApiKey
  channel = (await owner.service('channels').create({
    shop: shop.shop,
    name: 'Panda',
    adapter: 'plain',
    key: key._id,
    prices: { percent: 10, items: [{ item: shop.bun, price: 15 }] },
    commission: { percent: 30, fixed: 2 },
  })) as Channel
  program = await server.client()
  await program.authenticate({ strategy: 'jwt', accessToken: secret })
})
afterAll(() => server.stop())

const number = (): string => `P-${(counted += 1)}`
const noodles = (own: object = {}) => ({
  product: shop.noodles,
  name: 'Noodles',
  quantity: 1,
  price: 42.35,
  ...own,
})
const place = (own: object = {}, by: TestClient = program): Promise<ChannelOrder> =>
  by.service('channelOrders/place').create({
    shop: shop.shop,
    channel: channel._id,
    number: number(),
    type: 'delivery',
    lines: [noodles()],
    ...own,
  }) as Promise<ChannelOrder>
const cancel = (named: string): Promise<ChannelOrder> =>
  program
    .service('channelOrders/cancel')
    .create({ shop: shop.shop, channel: channel._id, number: named }) as Promise<ChannelOrder>
const bill = (id: string | undefined): Promise<TableSession> =>
  staff.service('tableSessions').get(id ?? '') as Promise<TableSession>
const order = (id: string | undefined): Promise<Order> =>
  staff.service('orders').get(id ?? '') as Promise<Order>
const figures = async (): Promise<DayFigures> => {
  const preview = await staff.service('businessDays/preview').create({ shop: shop.shop })
  return (preview as DayPreview).figures
}
const ofChannel = ({ channels = [] }: DayFigures) =>
  channels.find((one) => one.channel === channel._id)
const codeOf = (code: string, own: object = {}) => ({ data: { code, ...own } })

describe('an order of a channel (CHANNEL-2)', () => {
  it('CHANNEL-2.1: is placed once by its number, however often and at the same time it is sent', async () => {
    const named = number()
    const all = await Promise.all([1, 2, 3].map(() => place({ number: named })))
    const again = await place({ number: named, lines: [noodles({ price: 1 })] })
    expect(new Set([...all, again].map((one) => one.order)).size).toBe(1)
    expect(await bill(again.session)).toMatchObject({ orders: [{ seq: 1 }] })
  })

  it('CHANNEL-2.1: is placed once also if it is sent with other content at the same time', async () => {
    const named = number()
    const all = await Promise.all(
      [42.35, 40, 39].map((price) => place({ number: named, lines: [noodles({ price })] })),
    )
    expect(new Set(all.map((one) => one.order)).size).toBe(1)
  })

  it('CHANNEL-2.1: its number is that of no other channel, and no key of a guest', async () => {
    const { _id: other } = (await owner
      .service('channels')
      .create({ shop: shop.shop, name: 'Heron', adapter: 'plain' })) as Channel
    const named = idempotencyKey()
    await orderingCalls(await server.client(), shop).create({ idempotencyKey: named })
    const [one, another] = [
      await place({ number: named }),
      await place({ number: named, channel: other }, staff),
    ]
    expect(one.order).toBeDefined()
    expect(another.order).toBeDefined()
    expect(another.order).not.toBe(one.order)
  })

  it('CHANNEL-2.2: is paid there: nothing is left to pay, and the kitchen has it at once', async () => {
    const { session, order: id, commission, total } = await place({ number: 'P-paid' })
    expect([total, commission]).toEqual([42.35, 14.71])
    expect(await bill(session)).toMatchObject({
      type: 'delivery',
      outstanding: 0,
      payments: [{ type: 'channel', method: channel._id, amount: 42.35 }],
    })
    expect(await order(id)).toMatchObject({ status: 'received', paid: true, total: 42.35 })
    for (const status of ['preparing', 'ready', 'completed'])
      await staff.service('orders').patch(id ?? '', { status })
    expect((await bill(session)).status).toBe('done')
  })

  it('CHANNEL-2.2: one that is paid to the courier stays to be paid', async () => {
    const { session } = await place({ paidThere: false })
    expect(await bill(session)).toMatchObject({ outstanding: 42.35, payments: [] })
  })

  it('CHANNEL-2.3: costs what its guest has paid, whatever the shop’s rules and hours say', async () => {
    await owner.service('shops').patch(shop.shop, {
      onlineOpeningHours: [],
      paused: [{ orderType: 'delivery' }],
    })
    const placed = await place({ lines: [noodles({ price: 40, quantity: 2 })], total: 72.5 })
    expect(await bill(placed.session)).toMatchObject({
      outstanding: 0,
      adjusts: [{ name: 'Panda', amount: -7.5 }],
      result: { totals: { total: 72.5 } },
    })
    expect(placed.differences).toEqual([
      { kind: 'price', name: 'Noodles', ours: 42.35, theirs: 40 },
      { kind: 'total', ours: 80, theirs: 72.5 },
    ])
  })

  it('CHANNEL-3.3: comes to what was paid there also where the shop rounds its bills', async () => {
    await owner.service('shops').patch(shop.shop, {
      priceRoundFactor: 0.02,
      priceRoundMethod: 'round',
    })
    for (const price of [42.2, 42.35]) {
      const { session, order: id } = await place({ lines: [noodles({ price })] })
      expect(await bill(session)).toMatchObject({
        outstanding: 0,
        result: { totals: { total: price } },
      })
      for (const status of ['preparing', 'ready', 'completed'])
        await staff.service('orders').patch(id ?? '', { status })
      expect((await bill(session)).status).toBe('done')
    }
    await owner.service('shops').patch(shop.shop, {
      priceRoundFactor: null,
      priceRoundMethod: null,
    })
  })

  it('CHANNEL-2.4: takes a dish and a choice that the menu does not have in words', async () => {
    const { order: id, differences } = await place({
      lines: [
        { product: 'gone', name: 'Old special', quantity: 2, price: 9, remark: 'hot' },
        noodles({ options: [{ choice: 'x', name: 'No onions' }], remark: 'quick' }),
      ],
    })
    expect((await order(id)).lines).toMatchObject([
      { name: expect.anything(), quantity: 2, customRemark: 'hot' },
      { quantity: 1, customRemark: 'No onions, quick' },
    ])
    expect(differences).toEqual([
      { kind: 'unknownItem', name: 'Old special', theirs: 9 },
      { kind: 'unknownChoice', name: 'No onions' },
    ])
  })

  it('CHANNEL-2.4: takes sets with what was chosen in them, at the price of the whole', async () => {
    const drink = {
      choice: shop.withTea,
      name: 'Tea',
      options: [{ choice: shop.lessIce, name: 'Less' }],
    }
    const { session, differences } = await place({
      lines: [{ product: shop.set, name: 'Set', quantity: 2, price: 66, options: [drink] }],
    })
    expect(differences).toEqual([])
    const { products, result } = await bill(session)
    expect(products.map(({ quantity }) => quantity)).toEqual([2, 2])
    expect(result.totals.total).toBe(132)
  })

  it('CHANNEL-2.5: marks one whose time was over when it came, and makes it at once', async () => {
    const placed = await place({ pickupTime: '2020-01-01T10:00:00.000Z' })
    expect(placed.differences).toEqual([{ kind: 'late' }])
    expect((await order(placed.order)).pickupTime).toBeUndefined()
  })

  it('CHANNEL-2.6: staff see channel, number, name and words; who fetches it by what came last', async () => {
    const named = number()
    const placed = await place({
      number: named,
      shownNumber: '77',
      remark: 'no cutlery',
      customer: { contactName: 'Ms Lam', phone: '+85291234567' },
    })
    const told = {
      channel: { _id: channel._id, name: 'Panda', number: '77' },
      contactName: 'Ms Lam',
    }
    expect(await order(placed.order)).toMatchObject({ ...told, remark: 'no cutlery' })
    const { data } = (await staff
      .service('tickets')
      .find({ query: { shop: shop.shop, order: placed.order } })) as { data: unknown[] }
    expect(data).toMatchObject([told])
    const courier = (name: string, time: string) =>
      program.service('channelOrders/courier').create({
        shop: shop.shop,
        channel: channel._id,
        number: named,
        courier: { contactName: name },
        time,
      })
    await courier('Ben', '2026-01-01T10:01:00.000Z')
    await courier('Al', '2026-01-01T10:00:00.000Z')
    const query = { shop: shop.shop, session: placed.session }
    expect(await staff.service('channelOrders').find({ query })).toMatchObject({
      data: [
        { number: named, courier: { contactName: 'Ben' }, customer: { phone: '+85291234567' } },
      ],
    })
  })

  it('CHANNEL-2.8: is refused as a whole if a dish of it is sold out', async () => {
    const buns = { product: shop.bun, name: 'Bun', quantity: 9, price: 15 }
    const named = number()
    await expect(place({ number: named, lines: [buns] })).rejects.toMatchObject(
      codeOf('outOfStock'),
    )
    expect((await place({ number: named, lines: [{ ...buns, quantity: 1 }] })).differences).toEqual(
      [],
    )
  })
})

describe('what a channel cancels (CHANNEL-4)', () => {
  it('CHANNEL-4.2: goes off kitchen and bill, also if the kitchen has begun', async () => {
    const named = number()
    const { order: id, session } = await place({ number: named })
    await staff.service('orders').patch(id ?? '', { status: 'preparing' })
    const twice = await Promise.all([cancel(named), cancel(named)])
    expect(twice.every(({ cancelledTime }) => cancelledTime !== undefined)).toBe(true)
    expect((await order(id)).status).toBe('cancelled')
    expect(await bill(session)).toMatchObject({ status: 'cancelled', outstanding: 0, paid: 0 })
    const refunds = await staff.service('refunds').find({ query: { shop: shop.shop, session } })
    expect(refunds).toMatchObject({ data: [{ type: 'channel', status: 'done', amount: 42.35 }] })
    expect((await place({ number: named })).cancelledTime).toBeDefined()
  })

  it('CHANNEL-4.2: goes back whole, also what was paid there besides its dishes', async () => {
    const named = number()
    const { session } = await place({ number: named, total: 45 })
    await cancel(named)
    expect(await bill(session)).toMatchObject({ status: 'cancelled', outstanding: 0, paid: 0 })
    const refunds = await staff.service('refunds').find({ query: { shop: shop.shop, session } })
    expect(refunds).toMatchObject({ data: [{ type: 'channel', status: 'done', amount: 45 }] })
  })

  it('CHANNEL-4.2: stays if it was handed over, and is not said to be cancelled', async () => {
    const named = number()
    const { order: id } = await place({ number: named })
    for (const status of ['preparing', 'ready', 'completed'])
      await staff.service('orders').patch(id ?? '', { status })
    for (let times = 0; times < 2; times += 1)
      expect(await cancel(named)).toMatchObject({ order: id })
    expect(await cancel(named)).not.toHaveProperty('cancelledTime')
    expect((await order(id)).status).toBe('completed')
  })

  it('CHANNEL-4.3: before it has come is not placed', async () => {
    const named = number()
    await cancel(named)
    const placed = await place({ number: named })
    expect(placed.cancelledTime).toBeDefined()
    expect(placed.order).toBeUndefined()
  })
})

describe('what a channel keeps (CHANNEL-5)', () => {
  it('CHANNEL-5.2: is in the figures of the day with what was paid there, without cancelled orders', async () => {
    const before = await figures()
    const named = number()
    await place({ number: named })
    await cancel(named)
    await place()
    const after = await figures()
    const change = (of: (day: DayFigures) => number) => Math.round(100 * (of(after) - of(before)))
    expect(change((day) => ofChannel(day)?.count ?? 0)).toBe(100)
    expect(change((day) => ofChannel(day)?.amount ?? 0)).toBe(4235)
    expect(change((day) => ofChannel(day)?.commission ?? 0)).toBe(1471)
    const paid = after.payments.find(({ method }) => method === channel._id)
    expect(paid).toMatchObject({ type: 'channel', name: [{ lang: 'en', value: 'Panda' }] })
  })

  it('CHANNEL-2.9: 30 days later nobody reads who ordered', async () => {
    const { _id } = await place({ customer: { phone: '+85291234567' } })
    const read = async () =>
      ((await staff.service('channelOrders').get(_id)) as ChannelOrder).customer
    await forgetChannelGuests(server.runtime.database, Date.now() + 29 * 86_400_000)
    expect(await read()).toEqual({ phone: '+85291234567' })
    await forgetChannelGuests(server.runtime.database, Date.now() + 31 * 86_400_000)
    expect(await read()).toBeUndefined()
  })
})

describe('who speaks for a channel (CHANNEL-1)', () => {
  it('CHANNEL-1.3: its own key, and managers of the shop', async () => {
    const { secret } = (await owner
      .service('apiKeys/make')
      .create({ shop: shop.shop, name: 'Another', rights: ['placeOrders'] })) as IssuedApiKey
    const other = await server.client()
    await other.authenticate({ strategy: 'jwt', accessToken: secret })
    await expect(place({}, other)).rejects.toMatchObject(codeOf('forbidden'))
    expect((await place({}, staff)).order).toBeDefined()
    await expect(place({ channel: 'f'.repeat(24) })).rejects.toMatchObject(
      codeOf('channelNotFound'),
    )
  })

  it('CHANNEL-2.7: who sends orders reads no guests of other channels', async () => {
    await place({ customer: { phone: '+85291234567' } }, staff)
    await expect(
      program.service('channelOrders').find({ query: { shop: shop.shop } }),
    ).rejects.toMatchObject(codeOf('keyRightMissing', { rights: ['readOrders'] }))
  })

  it('CHANNEL-1.4: one that is off takes no orders, and still takes what concerns those that it sent', async () => {
    const named = number()
    await place({ number: named })
    await owner.service('channels').patch(channel._id, { isOff: true })
    await expect(place()).rejects.toMatchObject(codeOf('channelOff'))
    expect((await cancel(named)).cancelledTime).toBeDefined()
    await owner.service('channels').patch(channel._id, { isOff: null })
  })
})
