import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAgreedShop, totalOf } from '../../../../testing/agreed-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { proveBill } from '../../replay/bills.ts'

const clock = { at: Date.parse('2030-06-15T04:00:00Z') }
const now = (): number => clock.at

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.stop())

const twenty = { discountType: 'amount', discount: 20, bestOf: 'lunch' }
const tenth = { discountType: 'percent', discount: 0.9, bestOf: 'lunch' }

const isProved = async (session: string): Promise<void> => {
  const bill = await proveBill(server.runtime.database, session)
  expect(bill?.proof).toEqual({ status: 'equal' })
}

describe('of promotions of one group', () => {
  it('a bill has the one that is worth most, and another once that is worth more (DISC-2.7)', async () => {
    const shop = await makeAgreedShop(server, now)
    const rules = [await shop.rule(tenth), await shop.rule(twenty)]
    const { session } = await shop.table(62, 48)
    expect(totalOf(session)).toBe(90)
    expect(session.discounts).toMatchObject([{ rule: rules[1]?._id, amount: -20 }])
    const more = await shop.more(session._id, 62, 48)
    expect(totalOf(more)).toBe(198)
    expect(more.discounts).toMatchObject([{ rule: rules[0]?._id, amount: -22 }])
    await isProved(session._id)
  })

  it('dishes that follow are not given another of the group (DISC-2.7, PRICE-9.6)', async () => {
    const shop = await makeAgreedShop(server, now)
    await shop.rule(twenty)
    await shop.rule(tenth)
    const { session } = await shop.table(62, 48)
    clock.at += 120_000
    expect(totalOf(await shop.more(session._id, 45))).toBe(135)
    await isProved(session._id)
  })

  it('each order keeps the one that was in force then; the next has its own (DISC-2.8, PRICE-9.3)', async () => {
    const shop = await makeAgreedShop(server, now)
    const end = new Date(clock.at + 60_000).toISOString()
    await shop.rule({ ...twenty, endDate: end })
    await shop.rule({ ...tenth, startDate: end })
    const { session } = await shop.table(62, 48)
    expect(totalOf(session)).toBe(90)
    clock.at += 120_000
    expect(totalOf(await shop.more(session._id, 45, 45))).toBe(90 + 81)
    await isProved(session._id)
  })

  it('a coupon that loses is refused with what it would take off, and stays usable (CPN-6.1, DISC-2.7)', async () => {
    const shop = await makeAgreedShop(server, now)
    await shop.rule(twenty)
    const { _id: coupon } = await shop.rule({ ...tenth, source: 'coupon' })
    const code = `C${coupon.toUpperCase()}`
    await server.app.service('couponCodes').create({ code, coupon, quantity: 1 })
    const { session } = await shop.table(62, 48)
    const uses = () => shop.call('tableSessions/useCoupon', { session: session._id, code })
    await expect(uses()).rejects.toMatchObject({
      data: { code: 'couponRefused', error: 'errors.ruleDeny', worth: 11 },
    })
    await shop.more(session._id, 62, 62)
    expect(totalOf(await uses())).toBe(234 * 0.9)
    await isProved(session._id)
  })

  it('a group is stored, read, taken off again, and an empty one is refused', async () => {
    const shop = await makeAgreedShop(server, now)
    const rules = server.app.service('orderDiscounts')
    const { _id } = await shop.rule(twenty)
    expect(await rules.get(_id)).toMatchObject({ bestOf: 'lunch' })
    expect(await rules.patch(_id, { bestOf: null })).not.toHaveProperty('bestOf')
    await expect(shop.rule({ ...twenty, bestOf: '' })).rejects.toMatchObject({ code: 400 })
  })
})
