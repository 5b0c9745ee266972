import {
  sampleMenu,
  sampleResult,
  sampleTable,
  type Script,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import type { PaymentMethod, TableSession, Till } from '@comanda/contract'
import { textOf, within } from '@comanda/ui/testing'
import { expect, it, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { CounterPaymentPage } from './counter-payment-page.tsx'

const method = (_id: string, name: string, type: PaymentMethod['type']): PaymentMethod => ({
  _id,
  name: [{ lang: 'en', value: name }],
  type,
})
const methods = [
  method('cash', 'Cash', 'counter'),
  method('card', 'Card', 'card'),
  method('balance', 'Stored balance', 'balance'),
]

const open = async (script: Script = {}) => {
  const session = sampleTable({ result: sampleResult(68), outstanding: 68 })
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: sampleMenu.shop._id }),
    'tableSessions get': () => session,
    'paymentMethods find': () => methods,
    'tableSessions/pay create': (sent): TableSession => ({
      ...session,
      outstanding: 0,
      version: session.version + 1,
      payments: [
        {
          _id: 'paid',
          type: 'counter',
          amount: 68,
          tips: 0,
          surcharge: 0,
          surchargeWithoutTax: 0,
          ...((sent as { tendered?: number }).tendered === undefined
            ? {}
            : { tendered: 100, change: 32 }),
          time: '2026-03-03T12:00:00+08:00',
        },
      ],
    }),
    ...script,
  })
  const { client } = staffClientOver(server.connection)
  const screen = await renderForStaff(<CounterPaymentPage session={session._id} />, { client })
  const sent = () =>
    server.calls
      .filter(({ name }) => name === 'tableSessions/pay create')
      .map(({ args }) => args[0])
  return { ...screen, sent, session }
}

it('STAFF-5.2: shows what is due, and the ways to pay at the counter', async () => {
  const { text, all } = await open()
  expect(text()).toContain('$ 68.00')
  const ways = all('group', 'Ways to pay')
  expect(ways.map(textOf)).toEqual(['Cash Card'])
})
it('STAFF-5.3: a note and “Take” are enough: two presses, and the change is large', async () => {
  const { press, sent, text, all, session } = await open()
  await press('button', '$ 100.00')
  expect(all('status').map(textOf)).toContain('Change $ 32.00')
  await press('button', 'Take $ 68.00')
  expect(sent()).toMatchObject([{ session: session._id, paymentMethod: 'cash', tendered: 100 }])
  expect(text()).toContain('$ 68.00 received')
  expect(text()).toContain('Change $ 32.00')
  expect(text()).toContain('Nothing is left to pay.')
})
it('STAFF-5.3: too little cash says what is missing, and cannot be taken', async () => {
  const { press, all, sent } = await open()
  await press('button', '5')
  await press('button', '0')
  expect(all('status').map(textOf)).toContain('Still missing $ 18.00')
  await press('button', 'Take $ 68.00')
  expect(sent()).toEqual([])
})
it('STAFF-5.4: a card is taken with the number on its slip', async () => {
  const { press, fill, sent } = await open()
  await press('button', 'Card')
  await fill('textbox', 'Number on the slip', '004711')
  await press('button', 'Take $ 68.00')
  expect(sent()).toMatchObject([{ paymentMethod: 'card', reference: '004711' }])
})
it('STAFF-5.2: a half of the bill', async () => {
  const { press, sent } = await open()
  await press('radio', 'A share')
  await press('button', 'Take $ 34.00')
  expect(sent()).toMatchObject([{ share: { of: 2 } }])
})
it('STAFF-5.9: after a payment there is the receipt to print, with cash and change', async () => {
  const { press, get } = await open()
  await press('button', '$ 100.00')
  await press('button', 'Take $ 68.00')
  expect(get('button', 'Print the receipt')).toBeDefined()
  const receipt = document.querySelector('.receipt')?.textContent ?? ''
  expect(receipt).toContain('Harbour')
  expect(receipt).toContain('$ 100.00')
  expect(receipt).toContain('Change$ 32.00')
})
it('STAFF-5.10: dishes are paid by the unit', async () => {
  const line = {
    id: 'tea',
    name: [{ lang: 'en' as const, value: 'Tea' }],
    quantity: 2,
    actualPrice: 68,
  }
  const products = [
    { ...line, status: 'pending', totalSurcharge: 0, totalTax: 0 },
  ] as unknown as TableSession['products']
  const session = sampleTable({ result: sampleResult(68), outstanding: 68, products })
  const { press, sent } = await open({ 'tableSessions get': () => session })
  await press('radio', 'Dishes')
  await press('button', 'One more of Tea')
  await press('button', 'Take $ 34.00')
  expect(sent()).toMatchObject([{ lines: [{ line: 'tea', quantity: 1 }] }])
})
it('STAFF-5.10: digits enter the cash, and Enter takes it', async () => {
  const { key, sent } = await open()
  for (const digit of ['1', '0', '0']) await key(digit)
  await key('Enter')
  expect(sent()).toMatchObject([{ paymentMethod: 'cash', tendered: 100 }])
})
it('STAFF-5.11: a member is found and attached; only a scanned one pays from the balance', async () => {
  let version = 1
  const table = (change: Partial<TableSession>): TableSession =>
    sampleTable({ result: sampleResult(68), outstanding: 68, version: ++version, ...change })
  const { press, fill, text, all } = await open({
    'users/members/search create': () => [
      { _id: 'ann', name: 'Ann', memberNumber: '00000012', ranks: [], coupons: 1 },
    ],
    'users/members/summary create': () => ({
      _id: 'ann',
      name: 'Ann',
      ranks: [],
      points: 120,
      balance: 40,
      coupons: [],
      visits: 3,
      favourites: [],
    }),
    'users/scan create': () => ({ user: { _id: 'ann' }, pass: 'a pass' }),
    'tableSessions/setUser create': () => table({ user: 'ann' }),
    'tableSessions/payByBalance create': () =>
      table({
        user: 'ann',
        outstanding: 28,
        payments: [
          {
            _id: 'paid',
            type: 'balance',
            amount: 40,
            tips: 0,
            surcharge: 0,
            surchargeWithoutTax: 0,
            time: '2026-03-03T12:00:00+08:00',
          },
        ],
      }),
  })
  await press('button', 'Member and coupon')
  await fill('textbox', 'Name, phone, number or scanned code', 'ann')
  await press('button', 'Find')
  await press('button', 'Ann · No. 00000012')
  expect(text()).toContain('120')
  expect(text()).toContain('Scan the member code to pay from the balance.')
  await fill('textbox', 'Name, phone, number or scanned code', '123456789012')
  await press('button', 'Find')
  expect(text()).toContain('Code scanned')
  await press('button', 'Close')
  expect(all('group', 'Ways to pay').map(textOf)).toEqual(['Cash Card Stored balance'])
  await press('button', 'Stored balance')
  await press('button', 'Take $ 40.00')
  expect(text()).toContain('$ 28.00 left to pay')
})

it('STAFF-5.11: a search that finds nobody keeps its text, so that a letter is mended', async () => {
  const { press, fill, text, get } = await open({ 'users/members/search create': () => [] })
  await press('button', 'Member and coupon')
  await fill('textbox', 'Name, phone, number or scanned code', 'anm')
  await press('button', 'Find')
  expect(text()).toContain('No member is found.')
  const field = get('textbox', 'Name, phone, number or scanned code') as HTMLInputElement
  expect(field.value).toBe('anm')
})

it('STAFF-5.19: the coupons that cost a scanned member least are used by one press, and taken back by undo', async () => {
  let version = 1
  const table = (outstanding: number): TableSession =>
    sampleTable({
      result: sampleResult(outstanding),
      outstanding,
      version: ++version,
      user: 'ann',
    })
  const coupons = ['First', 'Second'].map((value) => ({
    _id: value,
    name: [{ lang: 'en', value }],
  }))
  const { press, fill, text } = await open({
    'users/members/summary create': () => ({
      _id: 'ann',
      name: 'Ann',
      ranks: [],
      points: 0,
      balance: 0,
      coupons: [],
      visits: 0,
      favourites: [],
    }),
    'users/scan create': () => ({ user: { _id: 'ann' }, pass: 'a pass' }),
    'tableSessions/setUser create': () => table(68),
    'tableSessions/adviseCoupons create': () =>
      version % 2 === 0
        ? { count: version === 2 ? 7 : 2, total: 68, payLeast: { coupons, total: 30, saves: 38 } }
        : { count: 5, total: 30 },
    'tableSessions/useCoupon create': () => table(30),
    'tableSessions/returnCoupons create': () => table(68),
  })
  await press('button', 'Member and coupon')
  await fill('textbox', 'Name, phone, number or scanned code', '123456789012')
  await press('button', 'Find')
  await press('button', 'Close')
  expect(text()).toContain('Save $ 38.00 with 2 of 7 coupons')
  await press('button', 'Use First, Second')
  expect(text()).not.toContain('Save $ 38.00')
  expect(text()).toContain('$ 38.00 saved')
  await press('button', 'Undo')
  await vi.waitFor(() => expect(text()).toContain('Save $ 38.00 with all 2 coupons'))
})

const till = (name: string): Till => ({
  _id: name,
  shop: sampleMenu.shop._id,
  name,
  status: 'open',
  float: 500,
  openedBy: 'somebody else',
  openTime: '2026-03-03T01:00:00.000Z',
})
const drawers = (...inUse: readonly Till[]): Script => ({
  'tills find': ({ status }: { status: unknown }) => ({
    data: status === 'closed' ? [till('Till 2')] : inUse,
  }),
})

it('STAFF-6.6: with no drawer open the screen says so before cash is taken, and opens one', async () => {
  const opened: unknown[] = []
  const { text, press, sent, get } = await open({
    ...drawers(),
    'tills/open create': (data: unknown) => {
      opened.push(data)
      return till('Till 2')
    },
  })
  await vi.waitFor(() => expect(text()).toContain('No drawer is open'))
  await press('button', 'Open a drawer')
  await within(get('dialog', 'Open a drawer')).press('button', 'Open')
  expect(opened).toMatchObject([{ name: 'Till 2', float: 500 }])
  await press('button', 'Take $ 68.00')
  expect(sent()).toEqual([expect.not.objectContaining({ till: expect.anything() })])
})

it('STAFF-6.6: of several drawers one is chosen before cash is taken', async () => {
  const { text, press, sent, get } = await open(drawers(till('Front'), till('Back')))
  await vi.waitFor(() => expect(text()).toContain('Into which drawer?'))
  expect(get('button', 'Take $ 68.00').hasAttribute('disabled')).toBe(true)
  await press('radio', 'Back')
  await press('button', 'Take $ 68.00')
  expect(sent()).toMatchObject([{ till: 'Back' }])
})

it('PRICE-8.3: what is received is with its tips', async () => {
  const session = sampleTable({ result: sampleResult(94), outstanding: 94 })
  const time = '2026-03-03T12:00:00+08:00'
  const paid = { amount: 94, tips: 6, surcharge: 0, surchargeWithoutTax: 0, time }
  const { text, press, fill } = await open({
    'tableSessions get': () => session,
    'tableSessions/pay create': () => ({
      ...session,
      outstanding: 0,
      version: session.version + 1,
      payments: [{ _id: 'paid', type: 'counter', ...paid }],
    }),
  })
  await fill('textbox', 'Tips', '6')
  await press('button', 'Take $ 100.00')
  expect(text()).toContain('$ 100.00 received')
  expect(text()).toContain('with $ 6.00 tips')
})
