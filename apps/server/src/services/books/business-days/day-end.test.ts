import type { BusinessDay, DayPreview, Shop, TableSession } from '@comanda/contract'
import { businessDayBegins, businessDayOf, clockTime, withDayEnd } from '@comanda/engine/time'
import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../../../tables/orders.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import { shops } from '../../../tables/shops.ts'
import { makeMemberShop } from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

/** 23:00 in Hong Kong. */
const start = Date.parse('2026-03-03T15:00:00Z')
const HOUR = 3_600_000
let now = start
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: () => now, config: { staffSignInHours: 24 * 365 } })
})
afterAll(() => server.stop())

const newShop = async () => {
  const shop = await makeMemberShop(server)
  const manager = await server.client(shop.staff)
  const change = (changes: object) =>
    manager.service('shops').patch(shop.shop, changes) as Promise<Shop>
  return { shop, manager, change, diner: orderingCalls(await server.client(), shop) }
}

/** What an order, its number, its payment and the screen say. */
const row = (day: string, number: number) => [day, number, day, day]

describe('the end of a shop’s business day', () => {
  it('TIME-5.2: a bar that says 06:00 at 23:00 ends this day at 04:00, the next at 06:00: numbers, money, figures and Z', async () => {
    const { shop, manager, change, diner } = await newShop()
    expect(await change({ dayEnd: '06:00' })).toMatchObject({
      dayEnd: '06:00',
      dayEnds: [{ from: '2026-03-04', time: '06:00' }],
    })
    const days: unknown[] = []
    for (const at of ['03T19:59', '03T20:00', '04T20:30', '04T21:59', '04T22:00']) {
      now = Date.parse(`2026-03-${at}:00Z`)
      const { session } = await diner.scan(shop.table, { date: new Date(now).toISOString() })
      await diner.order(session._id, { cart: [lineOf(shop.noodles)] })
      await (manager.service('tableSessions/pay').create({
        session: session._id,
        paymentMethod: shop.cash,
        idempotencyKey: idempotencyKey(),
      }) as Promise<TableSession>)
      const [order] = await server.runtime.database
        .select()
        .from(orders)
        .where(eq(orders.session, session._id))
      const [payment] = await server.runtime.database
        .select()
        .from(sessionPayments)
        .where(eq(sessionPayments.session, session._id))
      const shown = (await manager
        .service('businessDays/preview')
        .create({ shop: shop.shop })) as DayPreview
      days.push([order?.businessDay, order?.number, payment?.day, shown.day])
    }
    expect(days).toEqual([
      row('2026-03-03', 1),
      row('2026-03-04', 1),
      row('2026-03-04', 2),
      row('2026-03-04', 3),
      row('2026-03-05', 1),
    ])
    const z = (await manager
      .service('businessDays/close')
      .create({ shop: shop.shop, day: '2026-03-04' })) as BusinessDay
    expect(z.figures?.bills.count).toBe(3)
    now = start
  })

  it('TIME-5.4: promotions on Fridays and of a date hold until 06:00 of the next day in a bar that says so, not in a shop that says nothing', async () => {
    const takes = { startTime: '00:00', endTime: '24:00' }
    const totals = async (dayEnd: string | undefined) => {
      now = Date.parse('2026-03-04T04:00:00Z')
      const { shop, change, diner } = await newShop()
      await change({ onlineOpeningHours: [takes], ...(dayEnd === undefined ? {} : { dayEnd }) })
      const { app } = server
      const { _id: friday } = (await app.service('timeConditions').create({
        timeType: 'range',
        weekdays: [5],
      })) as { _id: string }
      const off = { source: 'automatic', discountType: 'amount', shops: [shop.shop] }
      await app.service('orderDiscounts').create({
        ...off,
        name: [{ lang: 'en', value: 'Friday' }],
        discount: 5,
        timeConditions: [friday],
      })
      await app.service('orderDiscounts').create({
        ...off,
        name: [{ lang: 'en', value: 'The sixth' }],
        discount: 1,
        startDate: '2026-03-06',
        endDate: '2026-03-06',
      })
      const charged: unknown[] = []
      // 05:59 and 06:00 on Friday, 02:00 and 06:00 on Saturday.
      for (const at of ['05T21:59', '05T22:00', '06T18:00', '06T22:00']) {
        now = Date.parse(`2026-03-${at}:00Z`)
        const { session } = await diner.scan(shop.table, { date: new Date(now).toISOString() })
        const { order } = await diner.order(session._id, { cart: [lineOf(shop.noodles)] })
        charged.push(order.total)
      }
      now = start
      return charged
    }
    expect(await totals('06:00')).toEqual([38.5, 32.5, 32.5, 38.5])
    expect(await totals(undefined)).toEqual([32.5, 32.5, 38.5, 38.5])
  })

  it('TIME-5.2: only the server says which days ended when; an end is from midnight to noon', async () => {
    const { change } = await newShop()
    const own = [{ from: '2020-01-01', time: '12:00' }]
    await expect(change({ dayEnds: own })).rejects.toMatchObject({ code: 400 })
    for (const dayEnd of ['12:15', '24:00', '06:07'])
      await expect(change({ dayEnd })).rejects.toMatchObject({ code: 400 })
    await change({ dayEnd: '00:00' })
    expect(await change({ dayEnd: null })).toMatchObject({ dayEnds: [] })
    expect(await change({ dayEnd: '04:00' })).toMatchObject({
      dayEnds: [{ from: '2026-03-04', time: '04:00' }],
    })
  })

  it('TIME-5.1: is the same in the database, for any end, zone and change of clocks', async () => {
    const { shop } = await newShop()
    const { database } = server.runtime
    const zones = ['Asia/Hong_Kong', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago']
    const end = fc.option(
      fc.integer({ min: 0, max: 48 }).map((quarters) => clockTime(quarters * 15)),
      { nil: undefined },
    )
    const shopClock = fc.record({
      timeZone: fc.constantFrom(...zones),
      ends: fc.array(fc.record({ time: end, days: fc.integer({ min: 0, max: 200 }) }), {
        maxLength: 3,
      }),
    })
    await fc.assert(
      fc.asyncProperty(
        shopClock,
        fc.array(fc.integer({ min: 0, max: 365 * 24 * 4 }), { minLength: 30, maxLength: 30 }),
        async ({ timeZone, ends }, quarters) => {
          let clock = { timeZone, dayEnds: withDayEnd({ timeZone }, '04:00', start) }
          for (const { time, days } of ends.toSorted((one, other) => one.days - other.days))
            clock = { timeZone, dayEnds: withDayEnd(clock, time, start + days * 24 * HOUR) }
          await database
            .update(shops)
            .set({ timeZone, dayEnds: [...clock.dayEnds] })
            .where(eq(shops._id, shop.shop))
          const moments = quarters.map((quarter) => start + (quarter * HOUR) / 4)
          const { rows } = await database.execute<{ day: string; begins: string }>(sql`
            select business_day_of(${shop.shop}, m::timestamptz)::text as day,
              extract(epoch from business_day_begins(${shop.shop}, (m::timestamptz at time zone ${timeZone})::date)) as begins
            from unnest(${sql.param(moments.map((at) => new Date(at).toISOString()))}::text[]) with ordinality as t(m, o) order by o`)
          expect(rows.map(({ day }) => day)).toEqual(moments.map((at) => businessDayOf(at, clock)))
        },
      ),
      { numRuns: 20 },
    )
  })

  it('TIME-5.1: comes once if clocks go back over it, in the database as on the phone', async () => {
    const { shop } = await newShop()
    const { database } = server.runtime
    const clock = {
      timeZone: 'Europe/Berlin',
      dayEnds: [{ from: '1970-01-01', time: '02:30' }],
    }
    await database.update(shops).set(clock).where(eq(shops._id, shop.shop))
    for (const day of ['2026-03-29', '2026-10-25', '2026-07-01']) {
      const { rows } = await database.execute<{ at: string }>(
        sql`select extract(epoch from business_day_begins(${shop.shop}, ${day}::date)) as at`,
      )
      expect(Number(rows[0]?.at) * 1000).toBe(businessDayBegins(day, clock))
    }
  })
})
