import { sampleIds, sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { CouponCode, OrderDiscount, Replay, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { Promotions } from './promotions.tsx'

const name = (value: string) => [{ lang: 'en' as const, value }]
const lunch: OrderDiscount = {
  _id: 'a'.repeat(24),
  name: name('Lunch'),
  source: 'automatic',
  for: 'order',
  discountType: 'percent',
  discount: 0.8,
  sections: ['b'.repeat(24)],
  status: 'active',
}
const odd: OrderDiscount = {
  ...lunch,
  _id: 'c'.repeat(24),
  name: name('Odd'),
  conditions: [{ for: 'exclude', products: ['d'.repeat(24)] }],
}
const best: OrderDiscount = {
  ...lunch,
  _id: '9'.repeat(24),
  name: name('Best lunch'),
  bestOf: 'lunch',
}
const welcome: OrderDiscount = {
  ...lunch,
  _id: 'e'.repeat(24),
  name: name('Welcome'),
  source: 'coupon',
}
const code: CouponCode = { _id: 'f'.repeat(24), code: 'HELLO', coupon: welcome._id, quantity: 12 }

const sums = { products: 200, surcharges: 0, tax: 0, discounts: 0, other: 0, total: 200 }
const replay: Replay = {
  of: 42,
  bills: 40,
  leftOut: 2,
  total: 8000,
  cost: 84.2,
  squares: 300,
  applied: 12,
  less: 11,
  more: 0,
  near: 0,
  hours: [{ hour: 12, bills: 11, cost: 84.2 }],
  rules: [
    { rule: '9'.repeat(24), name: name('Best lunch'), fell: 3, less: 0, before: -30, after: 0 },
  ],
  most: [
    {
      session: '7'.repeat(24),
      shop: sampleMenu.shop._id,
      time: '2026-03-02T04:30:00.000Z',
      lines: [{ name: name('Noodles'), quantity: 2, amount: 200 }],
      rules: [{ rule: lunch._id, name: name('Lunch'), after: -40 }],
      before: sums,
      after: { ...sums, discounts: -40, total: 160 },
    },
  ],
}

const open = async () => {
  const user: User = { _id: 'u', staff: [{ role: 'owner' }] }
  let rules: readonly OrderDiscount[] = [lunch, odd, best, welcome]
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [sampleMenu.shop],
    'shopRanks find': () => [],
    'orderDiscounts find': () => rules,
    'orderDiscounts create': (data) => {
      rules = [...rules, data]
      return data
    },
    'orderDiscounts patch': () => lunch,
    'orderDiscounts/replay create': () => replay,
    'couponCodes find': () => [code],
    'couponCodes create': () => code,
    'couponCodes patch': () => code,
  })
  const staff = staffClientOver(server.connection, sampleMenu)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(user)
  const screen = await renderForStaff(<Promotions />, staff)
  const sent = (call: string) => server.calls.findLast((one) => one.name === call)?.args
  return { ...screen, sent, sheet: () => within(screen.get('dialog')) }
}

test('STAFF-10.14: a promotion says what it gives; more percents are sent alone, so that what the form does not show stays', async () => {
  const { press, sheet, text, sent } = await open()
  expect(text()).toContain('Every bill · 20 % off')
  await press('button', 'Edit Lunch')
  await sheet().fill('spinbutton', 'Percents off', '30')
  await sheet().press('button', 'Save')
  expect(sent('orderDiscounts patch')?.slice(0, 2)).toEqual([lunch._id, { discount: 0.7 }])
})

test('STAFF-10.14: what the form does not offer stays, and the form says so', async () => {
  const { press, sheet, sent } = await open()
  await press('button', 'Edit Odd')
  expect(sheet().text()).toContain('It stays as it is.')
  await sheet().fill('spinbutton', 'Takes off at most optional', '50')
  await sheet().press('button', 'Save')
  expect(sent('orderDiscounts patch')?.slice(0, 2)).toEqual([odd._id, { maxDiscount: 50 }])
})

test('STAFF-10.14: a promotion for a dish is tried on it by the engine, is of this shop, and is a draft at first', async () => {
  const { press, sheet, sent } = await open()
  await press('button', 'New promotion')
  await sheet().fill('textbox', 'Name in English', 'Second half price')
  await sheet().press('radio', 'Some dishes')
  await sheet().fill('combobox', 'Add a dish', sampleIds.noodles)
  await sheet().fill('spinbutton', 'Percents off', '50')
  await sheet().fill('spinbutton', 'Of every so many optional', '2')
  await sheet().fill('spinbutton', 'so many, the cheapest optional', '1')
  const price = sampleMenu.products.find(({ _id }) => _id === sampleIds.noodles)?.price ?? 0
  expect(sheet().text()).toContain(`${(price / 2).toFixed(2)} off`)
  await sheet().press('button', 'Save')
  expect(sent('orderDiscounts create')?.[0]).toMatchObject({
    source: 'automatic',
    for: 'product',
    discount: 0.5,
    conditions: [{ for: 'product', products: [sampleIds.noodles] }],
    discountRules: [{ minQty: 2, maxQty: 1 }],
    repeat: true,
    shops: [sampleMenu.shop._id],
    status: 'draft',
  })
})

test('STAFF-10.14: a promotion names the group of which only the best applies, and leaves it again (DISC-2.7)', async () => {
  const { press, sheet, sent, text } = await open()
  expect(text()).toContain('Best of “lunch”')
  await press('button', 'Edit Lunch')
  const offered = [...document.querySelectorAll('datalist option')]
  expect(offered.map((option) => option.textContent)).toEqual(['lunch'])
  await sheet().fill('combobox', 'Best of optional', ' lunch ')
  await sheet().press('button', 'Save')
  expect(sent('orderDiscounts patch')?.slice(0, 2)).toEqual([lunch._id, { bestOf: 'lunch' }])
  await press('button', 'Edit Best lunch')
  await sheet().fill('combobox', 'Best of optional', '')
  await sheet().press('button', 'Save')
  expect(sent('orderDiscounts patch')?.slice(0, 2)).toEqual([best._id, { bestOf: null }])
})

test('STAFF-10.14: a code gives a coupon of a promotion; how many are left is not sent back', async () => {
  const { press, sheet, text, sent } = await open()
  expect(text()).toContain('Welcome · 12 left')
  await press('button', 'Edit HELLO')
  await sheet().fill('spinbutton', 'Days that a coupon is valid optional', '14')
  await sheet().press('button', 'Save')
  expect(sent('couponCodes patch')?.slice(0, 2)).toEqual([code._id, { days: 14 }])
  await press('button', 'New code')
  await sheet().fill('textbox', 'Code', ' autumn 26 ')
  await sheet().press('button', 'Save')
  // Without a limit for each member, guests who are not signed in take it too.
  expect(sent('couponCodes create')?.[0]).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown,
    code: 'AUTUMN26',
    coupon: welcome._id,
    status: 'active',
  })
})

test('STAFF-10.14: the coupon of a code is made beside it, and the code gives it', async () => {
  const { press, get, sent } = await open()
  await press('button', 'New code')
  const code = within(get('dialog', 'New code'))
  await code.press('button', 'New coupon')
  const coupon = within(get('dialog', 'New coupon'))
  await coupon.fill('textbox', 'Name in English', 'Ten off')
  await coupon.fill('spinbutton', 'Percents off', '10')
  await coupon.press('button', 'Save')
  const [made] = sent('orderDiscounts create') ?? []
  expect(made).toMatchObject({ source: 'coupon', discount: 0.9 })
  await code.fill('textbox', 'Code', 'TENOFF')
  await code.press('button', 'Save')
  expect(sent('couponCodes create')?.[0]).toMatchObject({
    coupon: (made as OrderDiscount)._id,
  })
})

test('STAFF-10.25: the form says what a promotion would have done to the bills of 30 days, with what it does not show', async () => {
  const { press, sheet, sent } = await open()
  await press('button', 'Edit Lunch')
  expect(sheet().text()).toContain('Working it out')
  await act(() =>
    vi.waitFor(() => expect(sent('orderDiscounts/replay create')).toBeDefined(), 5000),
  )
  expect(sheet().text()).toContain('11 of 40 bills would have paid less')
  expect(sent('orderDiscounts/replay create')?.[0]).toMatchObject({
    shops: [sampleMenu.shop._id],
    draft: { _id: lunch._id, discount: 0.8, sections: lunch.sections },
  })
  const text = sheet().text()
  expect(text).toMatch(/84\.20 given away, 1\.1 % of/)
  expect(text).toContain('2 bills are left out')
  expect(text).toContain('Best lunch · falls away on 3 bills')
  expect(text).toMatch(/2 × Noodles.*Lunch.*Total/s)
})
