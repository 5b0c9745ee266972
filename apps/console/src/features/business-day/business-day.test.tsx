import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { DayPreview, Till, User } from '@comanda/contract'
import { displayMoney } from '@comanda/engine/money'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { BusinessDayPage } from './business-day-page.tsx'

const { shop } = sampleMenu
const none = { count: 0, amount: 0 }
const preview: DayPreview = {
  shop: shop._id,
  day: '2026-03-02',
  status: 'open',
  tills: [{ _id: 't1', name: 'Till 1', status: 'open' }],
  pending: 0,
  toCome: 2,
  figures: {
    version: 1,
    bills: {
      count: 2,
      guests: 4,
      products: 200,
      surcharges: 20,
      taxIncluded: 0,
      taxExcluded: 0,
      taxRelief: 0,
      discounts: -10,
      adjusts: 0,
      rounding: 0,
      tips: 0,
      total: 210,
      void: none,
      topUps: none,
    },
    categories: [],
    discounts: [],
    payments: [],
    closings: { paidElsewhere: none, onTheHouse: none, walkout: none },
    prepaid: 0,
    paidBefore: 0,
    ofEarlier: 0,
    open: { count: 1, outstanding: 36 },
    cash: {
      float: 500,
      sales: 0,
      refunds: 0,
      payIn: 0,
      payOut: 0,
      drops: 0,
      expected: 500,
      counted: 0,
      difference: 0,
      uncounted: 1,
    },
  },
}
const drawer: Till = {
  _id: 't1',
  shop: shop._id,
  name: 'Till 1',
  status: 'open',
  float: 500,
  openedBy: 'u',
  openTime: '2026-03-02T01:00:00.000Z',
}
const user = (role: 'cashier' | 'manager'): User => ({
  _id: 'u',
  staff: [{ role, shop: shop._id }],
})

const open = async (role: 'cashier' | 'manager', drawers: readonly Till[] = [drawer]) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user: user(role) }),
    'shops find': () => [shop],
    'businessDays/preview create': () => ({
      ...preview,
      tills: drawers.map(({ _id, name }) => ({ _id, name, status: 'open' })),
    }),
    'businessDays find': () => ({ data: [], limit: 20, skip: 0, total: 0 }),
    'businessDays/close create': () => ({ ...preview, _id: 'd', status: 'closed', number: 7 }),
    'tills find': ({ status }: { status: unknown }) => ({
      data: status === 'closed' ? [] : drawers,
      limit: 20,
      skip: 0,
    }),
    'tills/open create': () => drawer,
    'tills/count create': () => drawer,
    'reasons find': () => [],
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  const screen = await renderForStaff(<BusinessDayPage />, staff)
  const sent = (name: string) => server.calls.findLast((one) => one.name === name)?.args[0]
  const made = (name: string) => server.calls.some((one) => one.name === name)
  return { ...screen, sent, made }
}

test('STAFF-6.10: a cashier opens a drawer with its float, and reads no figures of the day', async () => {
  const { press, fill, text, sent, made } = await open('cashier', [])
  await vi.waitFor(() => expect(text()).toContain('No drawer is open'))
  expect(made('businessDays/preview create')).toBe(false)
  await fill('textbox', `Float in ${shop.currency}`, '500')
  await press('button', 'Open')
  await vi.waitFor(() => expect(text()).toContain('Till 1 is open'))
  expect(sent('tills/open create')).toMatchObject({ shop: shop._id, name: 'Till 1', float: 500 })
})

test('STAFF-6.10: another drawer is opened in a sheet', async () => {
  const { press, all, get, text, sent } = await open('cashier')
  await vi.waitFor(() => get('article', 'Till 1'))
  expect(all('textbox')).toEqual([])
  await press('button', 'Open a drawer')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', `Float in ${shop.currency}`, '500')
  await sheet.press('button', 'Open')
  await vi.waitFor(() => expect(text()).toContain('Till 1 is open'))
  expect(sent('tills/open create')).toMatchObject({ shop: shop._id, float: 500 })
})

test('STAFF-6.5: a drawer is counted by notes without what should be in it', async () => {
  const { press, get, text, sent } = await open('cashier')
  await vi.waitFor(() => get('article', 'Till 1'))
  await press('button', 'Count')
  const sheet = within(get('dialog'))
  expect(sheet.text()).not.toContain('Should be there')
  await sheet.fill('textbox', displayMoney(100, shop.currency), '4')
  await sheet.fill('textbox', displayMoney(20, shop.currency), '5')
  await sheet.press('button', 'Save the count')
  await vi.waitFor(() => expect(text()).toContain('Till 1 is counted'))
  expect(sent('tills/count create')).toMatchObject({
    till: 't1',
    counts: [
      { value: 100, count: 4 },
      { value: 20, count: 5 },
    ],
  })
})

test('STAFF-6.3: a day is not closed while a drawer is in use', async () => {
  const { press, get, text } = await open('manager')
  await vi.waitFor(() => expect(text()).toContain('1 drawer is not closed'))
  await press('button', 'Close the day')
  const dialog = within(get('alertdialog'))
  expect(dialog.text()).toContain('Close every drawer first.')
  expect(dialog.get('button', 'Close the day').hasAttribute('disabled')).toBe(true)
})

test('STAFF-6.10: a manager reads the figures and closes the day, once it is confirmed what is open and to come', async () => {
  const { press, get, text, sent } = await open('manager', [])
  await vi.waitFor(() => expect(text()).toContain('All drawers are closed'))
  expect(get('region', 'Bills').textContent).toContain('210')
  await press('button', 'Close the day')
  const dialog = within(get('alertdialog'))
  expect(dialog.text()).toContain('1 bill is open · $ 36.00')
  expect(dialog.text()).toContain('2 bookings are still to come')
  expect(dialog.get('button', 'Close the day').hasAttribute('disabled')).toBe(true)
  await dialog.press('checkbox', 'Close the day all the same')
  await dialog.press('button', 'Close the day')
  await vi.waitFor(() => expect(text()).toContain('The day is closed: Z 7'))
  expect(sent('businessDays/close create')).toMatchObject({ shop: shop._id, day: '2026-03-02' })
})
