import { expect } from 'vitest'
import { area, check, once } from '../check/check.ts'
import { at, type Fields, fieldsOf, idOf, recordsOf } from '../client/fields.ts'
import { rule as couponRule } from '../restaurant/coupons.ts'
import { fifty, half, lineAt, openShop, totalOf } from '../restaurant/open-bills.ts'
import { orderKey } from '../restaurant/orders.ts'
import { newMember } from '../restaurant/people.ts'
import { restaurant } from '../restaurant/restaurant.ts'

const SECONDS = 8

/** Bills of a window of half the price that has ended. */
const happyHour = once(async () => {
  const shop = await openShop()
  const until = Date.now() + SECONDS * 1000
  const endDate = new Date(until).toISOString()
  await shop.rule({ ...half, endDate })
  const member = await newMember(0)
  const bare = await openShop()
  const coupon = await couponRule({ shops: [bare.shop], ...half, endDate })
  const { owner } = await restaurant()
  const owned = { user: member.id, coupon, idempotencyKey: orderKey() }
  const discounts = [{ coupon: idOf(await owner.create('userCoupons', owned)), source: 'coupon' }]
  const withCoupon = await bare.sit(member.client)
  const couponBill = await withCoupon.order([bare.dish(62), bare.dish(48)], { discounts })
  const two = () => shop.table(62, 48)
  const tables = await Promise.all([two(), two(), two(), two(), two()])
  const three = await shop.table(62, 48, 28)
  expect(Date.now()).toBeLessThan(until)
  expect([couponBill, three.bill, ...tables.map(({ bill }) => bill)].map(totalOf)).toEqual([
    55,
    69,
    ...tables.map(() => 55),
  ])
  await new Promise((resolve) => setTimeout(resolve, until + 250 - Date.now()))
  return { shop, bare, tables, three, withCoupon, discounts }
})

area('what was agreed before a window of half the price ended', () => {
  check('a bill of 55 gets a dish of 45: 100 (PRICE-9.1)', async () => {
    const { shop, tables } = await happyHour()
    const unseen = { expectedTotal: 45, expectedBill: 155 }
    await expect(tables[0].order([shop.dish(45)], unseen)).rejects.toMatchObject({
      data: { code: 'priceChanged', bill: { before: 55, after: 100 } },
    })
    const agreed = { expectedTotal: 45, expectedBill: 100 }
    expect(totalOf(await tables[0].order([shop.dish(45)], agreed))).toBe(100)
  })
  check('a dish of 28 is taken off a bill of 69: 55 (PRICE-9.5)', async () => {
    const { shop, three } = await happyHour()
    await shop.voids(three.session, lineAt(three.bill, 28))
    expect(totalOf(await three.read())).toBe(55)
  })
  check(
    'a guest more where nothing is charged per guest, another table: 55 (PRICE-9.7)',
    async () => {
      const { shop, tables } = await happyHour()
      const { session, read } = tables[1]
      await shop.staff('changeGuests', session, { capacity: 3 })
      expect(totalOf(await read())).toBe(55)
      await shop.staff('move', session, { to: await shop.newTable() })
      expect(totalOf(await read())).toBe(55)
    },
  )
  check('two such bills are merged: 110 (PRICE-9.7)', async () => {
    const { shop, tables } = await happyHour()
    const [, , from, into] = tables
    await shop.staff('merge', from.session, {
      from: from.session,
      into: into.session,
      session: undefined,
    })
    expect(totalOf(await into.read())).toBe(110)
  })
  check('a coupon whose rule has ended stays used, a dish more: 100 (PRICE-9.1)', async () => {
    const { bare, withCoupon, discounts } = await happyHour()
    await withCoupon.order([bare.dish(45)])
    const bill = await withCoupon.read()
    expect(totalOf(bill)).toBe(100)
    const used = recordsOf(bill['discounts']).find(({ id }) => id === discounts[0]?.coupon)
    expect(used).toMatchObject({ amount: -55 })
    expect(used).not.toHaveProperty('error')
  })
})

/** A bill of 150 by "50 off from 200". */
const fiftyOff = async () => {
  const shop = await openShop()
  await shop.rule(fifty)
  const table = await shop.table(62, 62, 48, 28)
  expect(totalOf(table.bill)).toBe(150)
  return { shop, ...table }
}
const paidInFull = once(async () => {
  const { shop, session, read } = await fiftyOff()
  await shop.pay(session)
  return { shop, bill: await read(), read }
})

area('a bill of 150 by 50 off from 200', () => {
  check('is split by dishes: 150 in all (PRICE-9.7)', async () => {
    const { shop, session, bill } = await fiftyOff()
    const lines = [62, 48] as const
    const parts = await shop.staff('split', session, {
      lines: lines.map((price) => ({ id: lineAt(bill, price), quantity: 1 })),
    })
    const totals = ['session', 'split'].map((part) => totalOf(fieldsOf(at(parts, part))))
    expect(totals).toEqual([67.5, 82.5])
  })
  check('gives a dish of 28 back: 21; of 62: 46.50, two: 93 (PRICE-9.8)', async () => {
    const { shop, bill, read } = await paidInFull()
    expect(await shop.previewRefund(bill, 28)).toBe(21)
    expect(await shop.previewRefund(bill, 62)).toBe(46.5)
    await shop.refund(bill, 28)
    const left = await read()
    expect(totalOf(left)).toBe(129)
    expect(await shop.previewRefund(left, 62)).toBe(46.5)
    await shop.refund(left, 62)
    await shop.refund(await read(), 62)
    expect(totalOf(await read())).toBe(150 - 21 - 93)
  })
  check(
    'of which a part is paid, loses a dish of 28: the others owe 82.50 (PRICE-9.8)',
    async () => {
      const { shop, session, bill, read } = await fiftyOff()
      await shop.pay(session, { lines: [{ line: lineAt(bill, 62), quantity: 1 }] })
      await shop.voids(session, lineAt(await read(), 28))
      expect(await read()).toMatchObject({ outstanding: 82.5 })
    },
  )
})

const begun = async (begin: (shop: Awaited<ReturnType<typeof openShop>>) => Promise<unknown>) => {
  const shop = await openShop()
  const { order } = await shop.table(62, 48)
  await begin(shop)
  return totalOf(await order([shop.dish(28)]))
}

area('what begins after an order', () => {
  check('a rule is for what is ordered then: 110 + 14 (PRICE-9.1)', async () => {
    expect(await begun(({ rule }) => rule(half))).toBe(124)
  })
  check('a surcharge of 10 % too: 110 + 30.80 (PRICE-9.4)', async () => {
    expect(await begun(({ charge }) => charge({ percent: 10 }))).toBe(140.8)
  })
})

area('a drink free with two dishes', () => {
  check('each dish goes back at what it cost, in all what was paid (PRICE-9.8)', async () => {
    const shop = await openShop()
    const drink = shop.dishOf(12)
    const free = { freeProducts: [{ product: drink }], automaticAddFreeProduct: true }
    const rule = await shop.rule({ ...free, conditions: [{ for: 'order', minQty: 2 }] })
    const { order, session, read } = await shop.sit()
    const dishes: Fields[] = [shop.dish(62), shop.dish(62), shop.dish(12, { fromCoupon: rule })]
    expect(totalOf(await order(dishes))).toBe(124)
    await shop.pay(session)
    for (const left of [62, 0]) {
      const bill = await read()
      expect(await shop.previewRefund(bill, 62)).toBe(62)
      await shop.refund(bill, 62)
      expect(totalOf(await read())).toBe(left)
    }
  })
})
