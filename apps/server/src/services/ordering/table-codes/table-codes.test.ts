import { setTimeout } from 'node:timers/promises'
import type { ShortLivedCode, TableCode, TableViewItem } from '@comanda/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  makeOrderingShop,
  type OrderingShop,
} from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { tableCodes } from '../../../tables/table-codes.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let server: TestServer
let shop: OrderingShop
let diner: TestClient
let manager: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  diner = await server.client()
  manager = await server.client(shop.staff)
})
afterAll(() => server.stop())

const scanned = (code: string, at = shop): Promise<ShortLivedCode> =>
  diner.service('tableCodes/scan').create({ shop: at.shop, code }) as Promise<ShortLivedCode>
const shown = (own: object = {}, by = manager): Promise<ShortLivedCode> =>
  by
    .service('tableCodes/show')
    .create({ shop: shop.shop, table: shop.table, ...own }) as Promise<ShortLivedCode>
const renewed = (table: string, by = manager, at = shop) =>
  by.service('tableCodes/renew').create({ shop: at.shop, table }) as Promise<{ code: string }>
const enter = (viewItem: string, own: object = {}) => orderingCalls(diner, shop).scan(viewItem, own)
const found = (code: string) =>
  diner
    .service('tableViewItems')
    .find({ query: { _id: code, shop: shop.shop, $limit: 1 } }) as Promise<TableViewItem[]>
const read = (client: TestClient, id: string) => client.service('tableViewItems').get(id)
const end = (code: string) =>
  server.runtime.database
    .update(tableCodes)
    .set({ validUntil: sql`now() - interval '1 second'` })
    .where(eq(tableCodes._id, code))
const minutesOf = ({ validFrom, validUntil }: ShortLivedCode): number =>
  (Date.parse(validUntil) - Date.parse(validFrom)) / MINUTE_MS

const refusal = (code: string) => ({ code: 400, data: { code } })

describe('the fixed code of a table', () => {
  it('SESS-9.1: is its id at first, and enters it', async () => {
    const { session } = await enter(shop.table)
    expect(session.tables).toMatchObject([{ item: shop.table, name: 'A1' }])
  })

  it('SESS-9.3: is exchanged for a code that is valid for the shop’s minutes', async () => {
    const scan = await scanned(shop.table)
    expect(scan.code).not.toBe(shop.table)
    expect(minutesOf(scan)).toBe(5)
    const { session } = await enter(scan.code)
    expect(session.tables).toMatchObject([{ item: shop.table }])
    await end(scan.code)
    await expect(enter(scan.code)).rejects.toMatchObject(refusal('fixedCodeTimeout'))
    await expect(scanned(scan.code)).rejects.toMatchObject(refusal('fixedCodeTimeout'))
  })

  it.each([-DAY_MS, DAY_MS])(
    'SESS-9.3: a phone whose clock is off by %i ms enters by what it got for the code',
    async (off) => {
      const date = new Date(Date.now() + off).toISOString()
      await expect(enter(shop.table, { date })).rejects.toMatchObject(refusal('fixedCodeTimeout'))
      const { code } = await scanned(shop.table)
      await expect(enter(code, { date })).resolves.toMatchObject({ created: false })
    },
  )

  it('SESS-9.3: scans get one code, however many, until less than half of its time is left', async () => {
    const own = await makeOrderingShop(server)
    const codes = async () => {
      const scans = await Promise.all(Array.from({ length: 12 }, () => scanned(own.table, own)))
      return [...new Set(scans.map(({ code }) => code))]
    }
    const scan = await scanned(own.table, own)
    expect(minutesOf(scan)).toBe(5)
    const [first = '', ...more] = await codes()
    expect(more).toEqual([])
    expect(await scanned(own.table, own)).toEqual(scan)
    const { validUntil, _id } = tableCodes
    const age = (minutes: number) =>
      server.runtime.database
        .update(tableCodes)
        .set({ validUntil: sql`${validUntil} - ${minutes} * interval '1 minute'` })
        .where(eq(_id, first))
    await age(2)
    expect(await codes()).toEqual([first])
    await age(1)
    expect(await codes()).not.toContain(first)
    expect((await scanned(own.otherTable, own)).code).not.toBe((await codes())[0])
  })

  it('SESS-9.3: a scan is refused as entering would be', async () => {
    const off = await makeOrderingShop(server, { onlineEnabledFixedCode: false })
    await expect(scanned(off.table, off)).rejects.toMatchObject(refusal('fixedCodeNotEnabled'))
    await expect(scanned(shop.shop)).rejects.toMatchObject(refusal('fixedCodeTableInvalid'))
    await expect(scanned(off.table)).rejects.toMatchObject(refusal('fixedCodeTableInvalid'))
    await expect(scanned(shop.table, { ...shop, shop: 'a'.repeat(24) })).rejects.toMatchObject({
      data: { code: 'shopNotFound' },
    })
  })

  it('SESS-9.5: is replaced by a manager; the earlier one and its scans enter no more', async () => {
    const own = await makeOrderingShop(server)
    const by = await server.client(own.staff)
    const scan = await scanned(own.table, own)
    const seated = await enter(own.table, { shop: own.shop })
    const { code } = await renewed(own.table, by, own)
    for (const old of [own.table, scan.code])
      await expect(enter(old, { shop: own.shop })).rejects.toMatchObject(
        refusal('fixedCodeTimeout'),
      )
    const again = await enter(code, { shop: own.shop })
    expect(again.session._id).toBe(seated.session._id)
    expect(again.session.tables).toMatchObject([{ item: own.table }])
    const known = (await by
      .service('tableCodes')
      .find({ query: { shop: own.shop, validUntil: null } })) as TableCode[]
    expect(known.find(({ table }) => table === own.table)).toMatchObject({ _id: code })
  })

  it('SESS-9.5: of two managers who renew a code at once, each gets a code, and one enters', async () => {
    const own = await makeOrderingShop(server)
    const by = await server.client(own.staff)
    const codes = await Promise.all([renewed(own.table, by, own), renewed(own.table, by, own)])
    const entered = await Promise.allSettled(
      codes.map(({ code }) => enter(code, { shop: own.shop })),
    )
    expect(entered.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('SESS-9.5: is replaced once by a renewal that is sent again', async () => {
    const own = await makeOrderingShop(server)
    const by = await server.client(own.staff)
    const renewal = { shop: own.shop, table: own.table, idempotencyKey: idempotencyKey() }
    const renew = () => by.service('tableCodes/renew').create(renewal) as Promise<{ code: string }>
    const first = await renew()
    expect(await renew()).toEqual(first)
    expect((await enter(first.code, { shop: own.shop })).session.tables).toHaveLength(1)
    expect((await renewed(own.table, by, own)).code).not.toBe(first.code)
  })

  it('SESS-9.5: that ends while a diner scans or enters by it is refused', async () => {
    const own = await makeOrderingShop(server)
    const under = await inTransaction(server.runtime.database, async (transaction) => {
      const isFixed = eq(tableCodes._id, own.table)
      await transaction.select().from(tableCodes).where(isFixed).for('update')
      const calls = [scanned(own.table, own), enter(own.table, { shop: own.shop })]
      const settled = Promise.allSettled(calls)
      await setTimeout(300)
      await transaction
        .update(tableCodes)
        .set({ validUntil: sql`clock_timestamp()` })
        .where(isFixed)
      return { settled }
    })
    for (const one of await under.settled)
      expect(one).toMatchObject({ status: 'rejected', reason: refusal('fixedCodeTimeout') })
  })

  it('SESS-9.5: goes with its table', async () => {
    const { _id } = (await manager
      .service('tableViewItems')
      .create({ shop: shop.shop, name: 'T9' })) as TableViewItem
    const { code } = await shown({ table: _id })
    await manager.service('tableViewItems').remove(_id)
    for (const old of [_id, code])
      await expect(enter(old)).rejects.toMatchObject(refusal('fixedCodeTableInvalid'))
  })
})

describe('a code that is checked', () => {
  it('SESS-9.2: finds its table, with the code for an id, and nothing once it has ended', async () => {
    const { code } = await shown()
    expect(await found(code)).toEqual([{ _id: code, shop: shop.shop, name: 'A1' }])
    expect(await diner.service('tableViewItems').get(code)).toMatchObject({ name: 'A1' })
    await end(code)
    expect(await found(code)).toEqual([])
    await expect(diner.service('tableViewItems').get(code)).rejects.toMatchObject({ code: 404 })
    expect(await found(shop.table)).toMatchObject([{ _id: shop.table }])
  })

  it('SESS-9.2: the id of a table gets it for a diner only while it is a code, for staff always', async () => {
    const own = await makeOrderingShop(server)
    const by = await server.client(own.staff)
    expect(await read(diner, own.table)).toMatchObject({ _id: own.table })
    const { code } = await renewed(own.table, by, own)
    await expect(read(diner, own.table)).rejects.toMatchObject({ code: 404 })
    expect(await read(diner, code)).toMatchObject({ _id: code })
    await by.service('tableViewItems').patch(own.otherTable, { status: 'disabled' })
    await expect(read(diner, own.otherTable)).rejects.toMatchObject({ code: 404 })
    for (const id of [own.table, own.otherTable])
      expect(await read(by, id)).toMatchObject({ _id: id, shop: own.shop })
  })

  it('SESS-9.2: tables are listed to staff only', async () => {
    const query = { shop: shop.shop }
    const list = diner.service('tableViewItems').find({ query })
    await expect(list).rejects.toMatchObject({ code: 401 })
    expect(await manager.service('tableViewItems').find({ query })).toHaveLength(2)
  })

  it('SESS-9.7: guesses are rate limited by address; a code that exists enters beyond the limit', async () => {
    const codes = Array.from({ length: 110 }, (_, at) => String(at).padStart(24, '0'))
    const guesses = await Promise.allSettled(codes.map((code) => found(code)))
    const refusals = guesses.filter(({ status }) => status === 'rejected')
    expect(refusals.length).toBeGreaterThanOrEqual(10)
    expect(refusals[0]).toMatchObject({ reason: { code: 429, data: { code: 'tooManyAttempts' } } })
    await expect(enter('f'.repeat(24))).rejects.toMatchObject({ code: 429 })
    await expect(enter(shop.table)).resolves.toMatchObject({ created: false })
  })
})

describe('a code that staff show', () => {
  it('SESS-9.4: is valid for ten minutes, or as many as they choose', async () => {
    expect(minutesOf(await shown())).toBe(10)
    expect(minutesOf(await shown({ minutes: 120 }))).toBe(120)
    await expect(shown({ minutes: 241 })).rejects.toMatchObject({ code: 400 })
  })

  it('SESS-9.4: is made by staff and terminals of the shop, of its own tables', async () => {
    const other = await makeOrderingShop(server)
    await expect(shown({}, diner)).rejects.toMatchObject({ code: 401 })
    await expect(shown({}, await server.client(other.staff))).rejects.toMatchObject({ code: 403 })
    await expect(shown({ table: other.table })).rejects.toMatchObject(
      refusal('fixedCodeTableInvalid'),
    )
    const cashier = await server.client(
      await makeAccount(server, 'codes', [{ role: 'cashier', shop: shop.shop }]),
    )
    await expect(shown({}, cashier)).resolves.toBeDefined()
    await expect(renewed(shop.table, cashier)).rejects.toMatchObject({ code: 403 })
  })

  it('SESS-9.4: enters the session that is open, and no later one of the table', async () => {
    const own = await enter(shop.otherTable)
    const { code } = await shown({ table: shop.otherTable })
    const { session } = await enter(code)
    expect(session._id).toBe(own.session._id)
    await orderingCalls(manager, shop).closeSession(session._id, 'cancelled')
    await expect(enter(code)).rejects.toMatchObject(refusal('fixedCodeTimeout'))
    await enter(shop.otherTable)
    await expect(enter(code)).rejects.toMatchObject(refusal('fixedCodeTimeout'))
  })

  it('SESS-9.4: of a free table, enters the session that it opens only, from any number of phones', async () => {
    const own = await makeOrderingShop(server)
    const by = await server.client(own.staff)
    const { code } = (await by
      .service('tableCodes/show')
      .create({ shop: own.shop, table: own.table })) as ShortLivedCode
    const party = await Promise.all(
      Array.from({ length: 4 }, () => enter(code, { shop: own.shop })),
    )
    const sessions = new Set(party.map(({ session }) => session._id))
    expect(sessions.size).toBe(1)
    await orderingCalls(by, own).closeSession([...sessions].join(), 'cancelled')
    await expect(enter(code, { shop: own.shop })).rejects.toMatchObject(refusal('fixedCodeTimeout'))
  })
})

/** Makes a shop that requires presence, with a code that staff show for its free table. */
const strictShop = async () => {
  const own = await makeOrderingShop(server, {
    onlineRequiresPresence: true,
    onlineDineInNoTableEnabledFixedCode: true,
  })
  const by = await server.client(own.staff)
  const { code } = await shown({ shop: own.shop, table: own.table }, by)
  const { create } = orderingCalls(diner, own)
  const order = () => create({ type: 'dineInNoTable', qrCodeViewItem: code })
  return { ...own, code, order, closeSession: orderingCalls(by, own).closeSession }
}

describe('a shop that requires presence', () => {
  let strict: OrderingShop
  let staff: TestClient
  beforeAll(async () => {
    strict = await makeOrderingShop(server, {
      onlineRequiresPresence: true,
      onlineDineInNoTableEnabledFixedCode: true,
    })
    staff = await server.client(strict.staff)
  })
  const at = (own: object = {}) => ({ shop: strict.shop, ...own })

  it('SESS-9.6: a photographed code neither opens nor joins a session, and finds no scan', async () => {
    const refused = {
      message: 'Please ask our staff to open your table.',
      ...refusal('presenceRequired'),
    }
    await expect(enter(strict.table, at())).rejects.toMatchObject(refused)
    await orderingCalls(staff, strict).scan(strict.table)
    await expect(enter(strict.table, at())).rejects.toMatchObject(refused)
    await expect(scanned(strict.table, strict)).rejects.toMatchObject(refused)
  })

  it('SESS-9.6: a scan from before presence was required enters no more', async () => {
    const own = await makeOrderingShop(server)
    const { code } = await scanned(own.table, own)
    await server.app.service('shops').patch(own.shop, { onlineRequiresPresence: true })
    await expect(enter(code, { shop: own.shop })).rejects.toMatchObject(refusal('presenceRequired'))
  })

  it('SESS-9.6: a code that staff show enters; who is seated continues', async () => {
    const { code } = (await staff
      .service('tableCodes/show')
      .create({ shop: strict.shop, table: strict.otherTable })) as ShortLivedCode
    expect(await scanned(code, strict)).toMatchObject({ code })
    const { session } = await enter(code, at())
    await end(code)
    const { order } = orderingCalls(diner, strict)
    await expect(order(session._id)).resolves.toMatchObject({ order: { seq: 1 } })
  })

  it('SESS-9.6: dine-in without a table needs a code that was shown, if it needs one', async () => {
    const order = (qrCodeViewItem: string) =>
      orderingCalls(diner, strict).create({ type: 'dineInNoTable', qrCodeViewItem })
    await expect(order(strict.table)).rejects.toMatchObject(refusal('fixedCodeTableInvalid'))
    const { code } = (await staff
      .service('tableCodes/show')
      .create({ shop: strict.shop, table: strict.table })) as ShortLivedCode
    await expect(order(code)).resolves.toMatchObject({
      session: { qrCodeViewItem: strict.table },
    })
  })

  it('SESS-9.4: a code of a sitting that has ended is refused for dine-in without a table', async () => {
    const own = await strictShop()
    const { session } = await enter(own.code, { shop: own.shop })
    await expect(own.order()).resolves.toBeDefined()
    await expect(own.order()).resolves.toBeDefined()
    await own.closeSession(session._id, 'cancelled')
    await expect(own.order()).rejects.toMatchObject(refusal('fixedCodeTableInvalid'))
  })

  it('SESS-9.4: a code of a free table begins one session without a table, also if used twice at once', async () => {
    const own = await strictShop()
    const orders = await Promise.allSettled([own.order(), own.order(), own.order()])
    expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(own.order()).rejects.toMatchObject(refusal('fixedCodeTableInvalid'))
    await expect(enter(own.code, { shop: own.shop })).rejects.toMatchObject(
      refusal('fixedCodeTimeout'),
    )
  })
})

it('SESS-9.7: the audit log has no code', async () => {
  const { code } = await shown({ minutes: 7 })
  await orderingCalls(manager, shop).scan(code)
  const { data } = (await manager
    .service('staffActions')
    .find({ query: { shop: shop.shop, $sort: { _id: -1 }, $limit: 100 } })) as { data: object[] }
  expect(data).not.toEqual([])
  expect(JSON.stringify(data)).not.toContain(code)
})
