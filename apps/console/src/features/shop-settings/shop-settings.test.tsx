import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Shop, User } from '@comanda/contract'
import { expect, test } from 'vitest'
import { LiveShop } from '../../testing/live-shop.tsx'
import { patchedShop } from '../../testing/patched-shop.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { withoutExpected } from '../../testing/without-expected.ts'
import { originsOf, tipsOf } from './shop-draft.ts'
import { ShopSettings } from './shop-settings.tsx'

const user: User = { _id: 'u', staff: [{ role: 'manager', shop: sampleMenu.shop._id }] }

const open = async (changes: Partial<Shop> = {}) => {
  const shop = { ...sampleMenu.shop, ...changes }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [shop],
    'shops patch': patchedShop(shop),
  })
  const staff = staffClientOver(server.connection)
  await staff.client.shops.load(user)
  const screen = await renderForStaff(
    <LiveShop>
      <ShopSettings />
    </LiveShop>,
    { ...staff, shop },
  )
  /** All that was stored, card by card. */
  const sent = () => {
    const calls = server.calls.filter(({ name }) => name === 'shops patch')
    const changes = calls.map(({ args }) => withoutExpected(args.slice(1, 2))?.[0])
    return changes.length === 0 ? undefined : Object.assign({}, ...changes)
  }
  return { ...screen, server, sent }
}

test('PAY-9.14, KITCHEN-6.1, ORDER-7.1: a manager sets which orders are paid or accepted first, until when, minutes, tips and the length of bills', async () => {
  const { fill, press, sent, text } = await open()
  await press('button', 'Paid before it is cooked')
  expect(text()).toContain('As usual: If it is paid online')
  await fill('combobox', 'At a table', 'online')
  await fill('spinbutton', 'Minutes to pay optional', '20')
  await press('button', 'Save')
  await press('button', 'Tips that are offered, in percent')
  await fill('textbox', 'Tips that are offered, in percent optional', '5, 10 15%')
  await press('button', 'Save')
  await press('button', 'Lines on one bill')
  await fill('spinbutton', 'Lines on one bill optional', '800')
  await press('button', 'Save')
  await press('button', 'Minutes that the kitchen usually takes')
  await fill('spinbutton', 'Minutes for takeaway optional', '15')
  await press('button', 'Save')
  await press('button', 'When the kitchen gets an order')
  await fill('combobox', 'Takeaway orders', 'staff')
  await fill('spinbutton', 'Minutes to accept optional', '5')
  await press('button', 'Save')
  await press('button', 'What staff may do without a manager')
  await fill('spinbutton', 'Off a bill, in percent optional', '15')
  await fill('spinbutton', 'Minutes in which a closed bill is opened again optional', '60')
  await press('button', 'Save')
  expect(sent()).toEqual({
    payFirst: { dineIn: 'online' },
    payWithin: 20,
    tipChoices: [5, 10, 15],
    maxSessionLines: 800,
    prepMinutes: { takeAway: 15 },
    acceptance: { takeAway: 'staff' },
    acceptWithin: 5,
    staffLimits: { discountPercent: 15, reopenMinutes: 60 },
  })
  expect(text()).toContain('Takeaway: 15')
  expect(text()).toContain('Saved')
})

test('TABLE-6.10: a manager sets whether the guests of a table share one cart', async () => {
  const { fill, press, sent } = await open()
  await press('button', 'Cart at a table')
  await fill('combobox', 'Cart at a table', 'shared')
  await press('button', 'Save')
  expect(sent()).toEqual({ tableCart: 'shared' })
})

test('what is emptied has its default again', async () => {
  const { fill, press, sent } = await open({
    payFirst: { kiosk: 'no' },
    payWithin: 20,
    tipChoices: [10],
    maxSessionLines: 10,
  })
  await press('button', 'Paid before it is cooked')
  await fill('combobox', 'At a kiosk or terminal', '')
  await fill('spinbutton', 'Minutes to pay optional', '')
  await press('button', 'Save')
  await press('button', 'Tips that are offered, in percent')
  await fill('textbox', 'Tips that are offered, in percent optional', '')
  await press('button', 'Save')
  await press('button', 'Lines on one bill')
  await fill('spinbutton', 'Lines on one bill optional', '')
  await press('button', 'Save')
  expect(sent()).toEqual({
    payFirst: null,
    payWithin: null,
    tipChoices: null,
    maxSessionLines: null,
  })
})

test('tips that are no percents are not sent', async () => {
  const { fill, press, sent, text } = await open()
  await press('button', 'Tips that are offered, in percent')
  await fill('textbox', 'Tips that are offered, in percent optional', 'ten')
  expect(text()).toContain('Up to five numbers from 0 to 100')
  await press('button', 'Save')
  expect(sent()).toBeUndefined()
})

test('PAY-2.19: the origins that payers may be led back to are entered as addresses', async () => {
  const { fill, press, sent, text } = await open()
  const name = 'Pages of others that guests pay from'
  await press('button', name)
  await fill('textbox', `${name} optional`, 'http://menu.example.com')
  expect(text()).toContain('Addresses such as')
  await press('button', 'Save')
  expect(sent()).toBeUndefined()
  await fill('textbox', `${name} optional`, 'Menu.example.com, http://localhost:5173/')
  await press('button', 'Save')
  expect(sent()).toEqual({
    returnOrigins: ['https://menu.example.com', 'http://localhost:5173'],
  })
})

test.each([
  ['', []],
  ['https://a.example:443 https://a.example/', ['https://a.example']],
  ['https://餐.example', ['https://xn--545a.example']],
  ['https://a.example/menu', undefined],
  ['https://user@a.example', undefined],
  ['javascript:alert(1)', undefined],
])('origins: %s', (text, origins) => {
  expect(originsOf(text)).toEqual(origins)
})

test.each([
  ['', []],
  ['5', [5]],
  ['5，10、15', [5, 10, 15]],
  ['1 2 3 4 5 6', undefined],
  ['-5', undefined],
  ['101', undefined],
])('tips: %s', (text, tips) => {
  expect(tipsOf(text)).toEqual(tips)
})

test('only a shop in Taiwan has a tax id', async () => {
  const { names, close } = await open()
  expect(names('button')).not.toContain('Tax ID for invoices')
  await close()
  expect((await open({ currency: 'TWD' })).names('button')).toContain('Tax ID for invoices')
})

test('STAFF-10.23: a card says what is set, and its form begins with what it is now', async () => {
  const { get, press, text, server, settle } = await open({ tipChoices: [5, 10] })
  expect(get('button', 'Tips that are offered, in percent').textContent).toContain('5, 10')
  expect(get('button', 'Lines on one bill').textContent).toContain('Not set')
  await settle(() => server.dispatch('shops patched', { ...sampleMenu.shop, tipChoices: [15] }))
  expect(get('button', 'Tips that are offered, in percent').textContent).toContain('15')
  await press('button', 'Tips that are offered, in percent')
  expect((get('textbox') as HTMLInputElement).value).toBe('15')
  expect(text()).toContain('No tip is ever chosen beforehand.')
})
