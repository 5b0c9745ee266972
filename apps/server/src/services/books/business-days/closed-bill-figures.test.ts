import type { BusinessDay, DayFigures, TableSession } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '../../../tables/products.ts'
import { taxSettings } from '../../../tables/tax-settings.ts'
import { makeMemberShop, type MemberShop } from '../../../testing/member-shop.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { idempotencyKey, lineOf } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const dayLength = 86_400_000
const days = ['2026-03-03', '2026-03-04', '2026-03-05'] as const
const at = (index: number): number => Date.parse('2026-03-03T04:00:00Z') + index * dayLength
let now = at(0)
let server: TestServer
let shop: MemberShop
let manager: TestClient

beforeAll(async () => {
  server = await startTestServer({ now: () => now, config: { staffSignInHours: 24 * 365 } })
  shop = await makeMemberShop(server)
  manager = await server.client(shop.staff)
  const { database } = server.runtime
  const tax = (id: string, percent: number, taxClass?: string) => ({
    _id: id.repeat(24),
    shops: [shop.shop],
    name: [{ lang: 'en' as const, value: `VAT ${percent} %` }],
    percent,
    included: true,
    ...(taxClass === undefined ? {} : { taxClass }),
  })
  await database.insert(taxSettings).values([tax('e', 7), tax('f', 19, 'Drinks')])
  await database.update(products).set({ taxClass: 'Drinks' }).where(eq(products._id, shop.bun))
})
afterAll(() => server.stop())

/** A bill of two noodles at 7 % and two buns at 19 %, paid and ended on the first day. */
const sold = async (): Promise<TableSession> => {
  const cart = [lineOf(shop.noodles, { quantity: 2 }), lineOf(shop.bun, { quantity: 2 })]
  const { session } = await orderingCalls(await server.client(), shop).create({
    type: 'takeAway',
    cart,
  })
  await manager.service('tableSessions/pay').create({
    session: session._id,
    paymentMethod: shop.cash,
    idempotencyKey: idempotencyKey(),
  })
  return (await manager
    .service('tableSessions/close')
    .create({ session: session._id })
    .catch(() => manager.service('tableSessions').get(session._id))) as TableSession
}

/** Returns one of a dish to its guest, and the money with it. */
const refundOne = (bill: TableSession, product: string): Promise<unknown> =>
  manager.service('tableSessions/refund').create({
    session: bill._id,
    payment: bill.payments?.[0]?._id,
    reason: 'cold',
    lines: [{ line: bill.products.find((line) => line.product === product)?.id, quantity: 1 }],
  })

const closeDay = async (day: string): Promise<DayFigures> => {
  const { figures } = (await manager
    .service('businessDays/close')
    .create({ shop: shop.shop, day })) as BusinessDay
  if (!figures) throw new Error('no figures')
  return figures
}
const taxesOf = ({ ofClosed }: DayFigures) =>
  ofClosed?.taxes.map(({ percent, base, amount }) => [percent, base, amount])

describe('what later days change of a bill', () => {
  it('LEDGER-1.6: is at the rates of what each of them changed', async () => {
    now = at(0)
    const bill = await sold()
    await closeDay(days[0])
    now = at(1)
    await refundOne(bill, shop.noodles)
    const second = await closeDay(days[1])
    now = at(2)
    await refundOne(bill, shop.bun)
    const third = await closeDay(days[2])
    expect(taxesOf(second)).toEqual([[7, -38.5, -2.52]])
    expect(taxesOf(third)).toEqual([[19, -12, -1.91]])
  })

  it('LEDGER-1.6: is booked once, in whichever order the days are closed', async () => {
    now = at(3)
    const bill = await sold()
    await closeDay('2026-03-06')
    now = at(4)
    await refundOne(bill, shop.noodles)
    now = at(5)
    await refundOne(bill, shop.bun)
    const later = await closeDay('2026-03-08')
    const earlier = await closeDay('2026-03-07')
    const all = [...taxesOf(later)!, ...taxesOf(earlier)!]
    const sumAt = (rate: number, place: 1 | 2): number =>
      Math.round(all.reduce((sum, tax) => sum + (tax[0] === rate ? 100 * tax[place]! : 0), 0))
    expect([7, 19].map((rate) => [sumAt(rate, 1), sumAt(rate, 2)])).toEqual([
      [-3850, -252],
      [-1200, -191],
    ])
    now = at(6)
    await refundOne(bill, shop.noodles)
    expect(taxesOf(await closeDay('2026-03-09'))).toEqual([[7, -38.5, -2.52]])
  })
})
