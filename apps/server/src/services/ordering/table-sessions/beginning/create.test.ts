import type { CreateSessionResult, OrderResult, TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let client: TestClient
let calls: ReturnType<typeof orderingCalls>
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  client = await server.client()
  calls = orderingCalls(client, shop)
})
afterAll(() => server.stop())

const idsOf = (sessions: readonly { _id: string }[]) => sessions.map(({ _id }) => _id).toSorted()

const undated = ({ products }: Pick<TableSession, 'products'>) =>
  products.map(({ date: _date, ...line }) => line)

const takenAwayBy = (licensePlate?: string) =>
  calls.create({ type: 'takeAway', contactName: 'Mei', ...(licensePlate && { licensePlate }) })

describe('take-away, delivery, dine-in without a table', () => {
  it.each(['takeAway', 'dineInNoTable', 'delivery'] as const)(
    '%s: a session with its order (SESS-2.3, CALL-2.3)',
    async (type) => {
      const pickupTime = new Date(Date.now() + 3_600_000).toISOString()
      const placed = await calls.create({
        type,
        contactName: 'Mei',
        phone: '+852 9123 4567',
        pickupTime,
        expectedTotal: 38.5,
      })
      expect(placed.session).toMatchObject({ type, contactName: 'Mei', pickupTime, version: 1 })
      expect(placed.order).toMatchObject({ type, contactName: 'Mei', pickupTime, total: 38.5 })
      expect(placed.session.result.totals.total).toBe(38.5)
      expect(await calls.session(placed.session._id)).toEqual(placed.session)
    },
  )

  it('ORDER-1.16: a drive-through asks for the licence plate of the car, and staff read it', async () => {
    const shops = server.app.service('shops')
    await shops.patch(shop.shop, { driveThrough: true })
    await expect(takenAwayBy()).rejects.toMatchObject({
      code: 400,
      message: 'Please enter the license plate number',
      data: { code: 'licensePlateRequired', field: 'licensePlate' },
    })
    await expect(takenAwayBy(' - ')).rejects.toMatchObject({
      data: { code: 'licensePlateRequired' },
    })
    const placed = await takenAwayBy(' ab  123 ')
    expect(placed.session.licensePlate).toBe('AB 123')
    expect(placed.order.licensePlate).toBe('AB 123')
    await shops.patch(shop.shop, { driveThrough: null })
    await takenAwayBy()
  })

  it('ORDER-5.1: the response is the session itself, with its key, and the order beside its fields', async () => {
    const created = await client.service('tableSessions/create').create({
      shop: shop.shop,
      type: 'takeAway',
      cart: [lineOf(shop.noodles)],
      idempotencyKey: idempotencyKey(),
    })
    const { order, restoreKey, restoreKeys, ...session } = created as CreateSessionResult
    expect(session).toEqual(await calls.session(session._id))
    expect(restoreKeys).toEqual([restoreKey])
    expect(order).toMatchObject({ session: session._id, seq: 1 })
    const table = await calls.scan()
    const added = await client.service('tableSessions/order').create({
      session: table.session._id,
      cart: [lineOf(shop.noodles)],
      idempotencyKey: idempotencyKey(),
    })
    const { order: round, ...after } = added as OrderResult
    expect(after).toEqual(await calls.session(table.session._id))
    expect(round).toMatchObject({ session: table.session._id, seq: 1 })
  })

  it('ORDER-5.3: the lines of a session, sent again as they are, order the same', async () => {
    const ice = [{ option: shop.ice, selections: [{ _id: shop.lessIce }] }]
    const cart = [
      lineOf(shop.set, {
        id: 'set',
        quantity: 2,
        options: [{ option: shop.drink, selections: [{ _id: shop.withTea }] }],
      }),
      lineOf(shop.tea, {
        quantity: 2,
        quantityRatio: 1,
        fromProduct: 'set',
        fromOption: shop.drink,
        fromChoice: shop.withTea,
        options: ice,
      }),
      lineOf(shop.tea, { options: ice, customRemark: 'warm', takeAway: true }),
    ]
    const { session } = await calls.create({ cart })
    const products: unknown = JSON.parse(JSON.stringify(session.products))
    const again = (await client.service('tableSessions/create').create({
      shop: shop.shop,
      type: 'takeAway',
      products,
    })) as CreateSessionResult
    expect(undated(again)).toEqual(undated(session))
    expect(again.result).toEqual(session.result)
  })

  it('a mode that the shop does not offer, and a closed shop, each by its code', async () => {
    const cases = [
      ['takeAway', { openTakeAway: false }, 'shopNotEnabledForOnline'],
      ['dineInNoTable', { openDineInNoTable: false }, 'shopNotEnabledForOnline'],
      ['takeAway', { onlineOpeningHours: [] }, 'shopClosed'],
    ] as const
    for (const [type, fields, code] of cases) {
      const own = await makeOrderingShop(server, { ...fields } as object)
      const attempt = orderingCalls(client, own).create({ type })
      await expect(attempt).rejects.toMatchObject({ code: 409, data: { code } })
    }
  })

  it('a pickup time that is past, or at which the shop is closed, is refused (ORDER-1.7)', async () => {
    const own = await makeOrderingShop(server)
    const here = orderingCalls(client, own)
    const pickAt = (ms: number) =>
      here.create({ pickupTime: new Date(Date.now() + ms).toISOString() })
    await expect(pickAt(-600_000)).rejects.toMatchObject({
      code: 409,
      data: { code: 'timeSlotNotFound', field: 'pickupTime' },
    })
    const now = new Date()
    const today = [now.getUTCDay(), new Date(now.getTime() + 8 * 3_600_000).getUTCDay()]
    const onlineOpeningHours = [{ weekdays: today, startTime: '00:00', endTime: '24:00' }]
    await server.app.service('shops').patch(own.shop, { onlineOpeningHours })
    await expect(pickAt(3 * 86_400_000)).rejects.toMatchObject({
      data: { code: 'timeSlotNotFound' },
    })
  })

  it('a Taiwan invoice is stored, and refused if it cannot be issued (INV-1.6)', async () => {
    const twInvoice = { twTaxType: 'electronic', twTaxVehicle: '/ABC+123' }
    const { session } = await calls.create({ twInvoice })
    expect(session).toMatchObject({ ...twInvoice, twTaxComp: null })
    const wrong = { twTaxType: 'company', twTaxComp: '11111111' }
    await expect(calls.create({ twInvoice: wrong })).rejects.toMatchObject({
      code: 400,
      data: { code: 'dataInvalid', field: 'twInvoice.twTaxComp', reason: 'invalidTaxId' },
    })
  })

  it('dine-in without a table in a shop that requires a code: only with a table of that shop (SESS-4.2)', async () => {
    const own = await makeOrderingShop(server, { onlineDineInNoTableEnabledFixedCode: true })
    const here = orderingCalls(client, own)
    for (const code of [{}, { qrCodeViewItem: shop.table }])
      await expect(here.create({ type: 'dineInNoTable', ...code })).rejects.toMatchObject({
        data: { code: 'fixedCodeTableInvalid' },
      })
    const placed = await here.create({ type: 'dineInNoTable', qrCodeViewItem: own.table })
    expect(placed.session.qrCodeViewItem).toBe(own.table)
  })

  it('such a session takes no second order (SESS-2.5)', async () => {
    const { session } = await calls.create()
    await expect(calls.order(session._id)).rejects.toMatchObject({
      data: { code: 'sessionClosed' },
    })
  })

  it('products sold only for take-away or only for dine-in: the menu of the order type applies (ORDER-1.9)', async () => {
    await server.app.service('products').patch(shop.bun, { eatInOnly: true })
    await expect(calls.create({ cart: [lineOf(shop.bun)] })).rejects.toMatchObject({
      data: { code: 'productNotAvailable', reason: 'eatInOnly' },
    })
  })
})

const withKey = (session: TableSession, restoreKey: string): TableSession => ({
  ...session,
  restoreKey,
  restoreKeys: [restoreKey],
})

describe('previous orders, by restore keys', () => {
  it('finds the sessions of these keys with their keys, not those that were claimed, and never a list (SESS-5.2, SESS-5.5, CALL-2.2)', async () => {
    const first = await calls.create()
    const second = await calls.create()
    const table = await calls.scan()
    const keys = [first, second, table].map(({ restoreKey }) => restoreKey)
    expect(new Set(keys).size).toBe(3)
    const query = {
      restoreKeys: { $in: [...keys, 'nobody-has-this-key-at-all'] },
      type: { $in: ['dineInNoTable', 'takeAway', 'dineIn'] },
      tvStatus: { $ne: 'taken' },
      $limit: 100,
    }
    const found = await calls.sessions(query)
    expect(idsOf(found.data)).toEqual(idsOf([first.session, second.session, table.session]))
    expect(found.data.find(({ _id }) => _id === first.session._id)).toEqual(
      withKey(first.session, first.restoreKey),
    )
    const staff = orderingCalls(await server.client(shop.staff), shop)
    await staff.closePaidElsewhere(first.session._id)
    expect(idsOf((await calls.sessions(query)).data)).toEqual(
      idsOf([second.session, table.session]),
    )
  })

  it('a session is read with its own key or without any, never with another (SESS-5.3, SESS-5.5)', async () => {
    const { session, restoreKey } = await calls.create()
    const other = await calls.create()
    const get = (key: string) =>
      client.service('tableSessions').get(session._id, { query: { restoreKey: key } })
    expect(await get(restoreKey)).toEqual(withKey(session, restoreKey))
    expect(await calls.session(session._id)).toEqual(session)
    await expect(get(other.restoreKey)).rejects.toMatchObject({
      code: 404,
      data: { code: 'sessionNotFound' },
    })
  })

  it('a member finds the own sessions, and never those of others by naming them', async () => {
    const member = orderingCalls(await server.client(await makeAccount(server, 'diner-one')), shop)
    const other = orderingCalls(await server.client(await makeAccount(server, 'diner-two')), shop)
    const { session } = await member.create()
    const { user } = session
    expect(idsOf((await member.sessions({ user })).data)).toEqual([session._id])
    expect((await other.sessions({ user })).data).toEqual([])
    expect((await other.sessions({})).data).toEqual([])
  })

  it.each([
    {},
    { shop: '0'.repeat(24) },
    { restoreKeys: { $ne: 'x' } },
    { restoreKeys: { $gt: '' } },
    { restoreKeys: { $nin: ['x'] } },
    { restoreKeys: { $in: ['x'], $gt: '' } },
    { $or: [{ restoreKeys: 'x' }, { status: 'ongoing' }] },
  ])('a visitor who asks for %j is refused', async (query) => {
    await expect(calls.sessions(query)).rejects.toMatchObject({ code: 401 })
  })

  it('keys combined with other conditions still find only their own (SESS-5.4)', async () => {
    const { restoreKey, session } = await calls.create()
    const found = await calls.sessions({
      restoreKeys: restoreKey,
      $or: [{ status: 'ongoing' }, { restoreKeys: { $gt: '' } }],
    })
    expect(found.data.map(({ _id }) => _id)).toEqual([session._id])
  })
})
