import { sampleIds, sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type {
  CouponCode,
  OrderDiscount,
  PromotionCase,
  Replay,
  TimeCondition,
  User,
} from '@comanda/contract'
import { locales } from '@comanda/locales'
import { loadConsoleMessages } from '@comanda/locales/console'
import { within } from '@comanda/ui/testing'
import { act } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
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

const noon: TimeCondition = {
  _id: '8'.repeat(24),
  name: 'Noon',
  timeType: 'range',
  weekdays: [1, 2, 3, 4, 5],
  from: '12:00',
  to: '14:00',
}

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

const open = async ({
  menu = sampleMenu,
  first = [lunch, odd, best, welcome],
  cases = [] as readonly PromotionCase[],
} = {}) => {
  const user: User = { _id: 'u', staff: [{ role: 'owner' }] }
  let rules: readonly OrderDiscount[] = first
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [sampleMenu.shop],
    'shopRanks find': () => [],
    'appSettings find': () => [],
    'systemSettings find': () => [],
    'timeConditions create': (data) => data,
    'timeConditions find': () => menu.timeConditions,
    'timeConditions patch': () => menu.timeConditions[0],
    'orderDiscounts find': () => rules,
    'orderDiscounts create': (data) => {
      rules = [...rules, data]
      return data
    },
    'orderDiscounts patch': () => lunch,
    'orderDiscounts/replay create': () => replay,
    'promotionCases find': () => cases,
    'promotionCases create': (data) => data,
    'promotionCases patch': (data) => data,
    'promotionCases remove': (data) => data,
    'couponCodes find': () => [code],
    'couponCodes create': () => code,
    'couponCodes patch': () => code,
  })
  const staff = staffClientOver(server.connection, menu)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(user)
  const screen = await renderForStaff(<Promotions />, staff)
  const sent = (call: string) => server.calls.findLast((one) => one.name === call)?.args
  return { ...screen, sent, sheet: () => within(screen.get('dialog')) }
}

test('STAFF-10.14: a promotion says what it gives; more percents are sent alone, so that what the form does not show stays', async () => {
  const { press, sheet, text, sent } = await open()
  expect(text()).toContain('Every bill · 20 % off')
  expect(text()).toContain('Lunch Runs now')
  await press('button', 'Edit Lunch')
  // It is of some sections alone.
  expect(sheet().text()).toContain('It has further conditions that were set up elsewhere.')
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

// A template is named in all of them.
beforeAll(() => Promise.all(locales.map(loadConsoleMessages)), 60_000)

/** Begins a promotion as a template. */
const begin = async (screen: Awaited<ReturnType<typeof open>>, filter: string) => {
  await screen.press('button', 'New promotion')
  await screen.sheet().fill('searchbox', 'Filter the sentences', filter)
  const [first = ''] = within(screen.sheet().get('list', 'Begin with a sentence')).names('button')
  await screen.sheet().press('button', first)
}

test('STAFF-10.14: a promotion for a dish is tried on it by the engine, and is of this shop', async () => {
  const screen = await open()
  await begin(screen, 'half price')
  const { sheet, sent } = screen
  await sheet().press('button', 'What it is taken off: all dishes')
  await sheet().press('radio', 'Some dishes')
  await sheet().fill('combobox', 'Add a dish', sampleIds.noodles)
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
    status: 'active',
  })
})

test('STAFF-10.26: templates are sentences with amounts of this menu; one that the shop cannot use is not offered', async () => {
  const { press, sheet } = await open()
  await press('button', 'New promotion')
  const names = within(sheet().get('list', 'Begin with a sentence')).names('button')
  expect(names[0]).toMatch(/^Happy hour 20 % off .*, Mon–Fri 17:00–19:00$/)
  expect(names).toContain('Discount by code 10 % off everything, guests with a code')
  // There are no members, and deliveries cost nothing.
  expect(names.filter((name) => /^(Members|Free delivery)/.test(name))).toEqual([])
})

test('STAFF-10.26: a code and its promotion are one page and one press; with a code that is taken nothing is sent', async () => {
  const screen = await open()
  await begin(screen, 'code')
  const { sheet, sent } = screen
  await sheet().fill('textbox', 'Code', 'hello')
  expect(sheet().text()).toContain('There is this code already.')
  await sheet().press('button', 'Save')
  expect(sent('orderDiscounts create')).toBeUndefined()
  await sheet().fill('textbox', 'Code', 'autumn 26')
  await sheet().fill('spinbutton', 'Percents off', '15')
  await sheet().press('button', 'Save')
  const [made] = sent('orderDiscounts create') ?? []
  expect(made).toMatchObject({
    source: 'coupon',
    discount: 0.85,
    status: 'active',
    name: [
      { lang: 'en', value: 'Discount by code' },
      { lang: 'cht', value: '優惠碼折扣' },
      { lang: 'chs', value: '优惠码折扣' },
    ],
  })
  expect(sent('couponCodes create')?.[0]).toMatchObject({
    code: 'AUTUMN26',
    coupon: (made as OrderDiscount)._id,
    status: 'active',
  })
})

test('STAFF-10.26: the hours of a happy hour are stored with it, and its bills are replayed with them before', async () => {
  const screen = await open()
  await begin(screen, 'happy')
  const { sheet, sent } = screen
  await act(() =>
    vi.waitFor(() => expect(sent('orderDiscounts/replay create')).toBeDefined(), 5000),
  )
  const hours = { weekdays: [1, 2, 3, 4, 5], from: '17:00', to: '19:00' }
  expect(sent('orderDiscounts/replay create')?.[0]).toMatchObject({ times: [hours] })
  await sheet().press('button', 'Save')
  const [time] = sent('timeConditions create') ?? []
  expect(time).toMatchObject({ ...hours, name: 'Mon–Fri 17:00–19:00' })
  expect(sent('orderDiscounts create')?.[0]).toMatchObject({
    timeConditions: [(time as { _id: string })._id],
  })
})

test.each([
  ['in their time', []],
  ['as another one if something else has it too', [{ ...best, timeConditions: [noon._id] }]],
])('STAFF-10.26: the hours of a promotion are changed with it: %s', async (_, others) => {
  const first = [{ ...lunch, timeConditions: [noon._id] }, ...others]
  const { press, sheet, sent } = await open({
    menu: { ...sampleMenu, timeConditions: [noon] },
    first,
  })
  await press('button', 'Edit Lunch')
  await sheet().press('button', 'Times: Mon–Fri 12:00–14:00')
  await sheet().press('button', 'Change Mon–Fri 12:00–14:00')
  await sheet().press('checkbox', 'Friday')
  await sheet().press('button', 'Save')
  const [made] = sent('timeConditions create') ?? []
  if (others.length === 0)
    expect(sent('timeConditions patch')?.slice(0, 2)).toMatchObject([
      noon._id,
      { weekdays: [1, 2, 3, 4] },
    ])
  else {
    expect(made).toMatchObject({ weekdays: [1, 2, 3, 4], from: '12:00', to: '14:00' })
    expect(sent('orderDiscounts patch')?.slice(0, 2)).toMatchObject([
      lunch._id,
      { timeConditions: [(made as { _id: string })._id] },
    ])
  }
  expect(made === undefined).toBe(others.length === 0)
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

const { sections: _lunchOnly, ...everywhere } = lunch
const usual: OrderDiscount = { ...everywhere, _id: '5'.repeat(24), name: name('Usual') }
const stored: PromotionCase = {
  _id: '6'.repeat(24),
  shop: sampleMenu.shop._id,
  rule: usual._id,
  name: 'Two noodles',
  lines: [{ product: sampleIds.noodles, quantity: 2, price: 50 }],
  orderType: 'dineIn',
  time: '2026-03-02T04:30:00.000Z',
  off: 20,
}

test('STAFF-10.27: a case is as expected until what is entered changes it; it is saved once staff say that this is right (BOOK-4.3)', async () => {
  const { press, sheet, sent } = await open({ first: [usual], cases: [stored] })
  await press('button', 'Edit Usual')
  expect(sheet().text()).toMatch(/Two noodles As expected/)
  await sheet().fill('spinbutton', 'Percents off', '30')
  expect(sheet().text()).toMatch(
    /Two noodles Otherwise.*20\.00 off was expected, now it is .*30\.00/,
  )
  await sheet().press('button', 'Save')
  expect(sent('orderDiscounts patch')).toBeUndefined()
  await sheet().press('button', 'That is right')
  expect(sheet().text()).toMatch(/Two noodles As expected/)
  await sheet().press('button', 'Save')
  expect(sent('orderDiscounts patch')?.slice(0, 2)).toEqual([usual._id, { discount: 0.7 }])
  expect(sent('promotionCases patch')?.slice(0, 2)).toEqual([stored._id, { off: 30 }])
})

test('STAFF-10.27: what is tried becomes a case by one press, stored with the promotion; another is removed', async () => {
  const { press, sheet, sent } = await open({ first: [usual], cases: [stored] })
  await press('button', 'Edit Usual')
  await sheet().fill('textbox', 'Name of the case', 'A lunch')
  await sheet().press('button', 'Add as a case')
  expect(sheet().text()).toMatch(/A lunch As expected/)
  await sheet().press('button', 'Remove Two noodles')
  await sheet().press('button', 'Save')
  expect(sent('promotionCases remove')?.[0]).toBe(stored._id)
  expect(sent('promotionCases create')?.[0]).toMatchObject({
    shop: sampleMenu.shop._id,
    rule: usual._id,
    name: 'A lunch',
    orderType: 'dineIn',
  })
})
