import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Shop, User } from '@comanda/contract'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { withoutExpected } from '../../testing/without-expected.ts'
import { tipsOf } from './shop-draft.ts'
import { ShopSettings } from './shop-settings.tsx'

const user: User = { _id: 'u', staff: [{ role: 'manager', shop: sampleMenu.shop._id }] }

const open = async (changes: Partial<Shop> = {}) => {
  const shop = { ...sampleMenu.shop, ...changes }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [shop],
    'shops patch': () => shop,
  })
  const staff = staffClientOver(server.connection)
  await staff.client.shops.load(user)
  const screen = await renderForStaff(<ShopSettings />, { ...staff, shop })
  const sent = () =>
    withoutExpected(server.calls.find(({ name }) => name === 'shops patch')?.args.slice(0, 2))
  return { ...screen, server, sent }
}

test('PAY-9.14, KITCHEN-6.1, ORDER-7.1: a manager sets which orders are paid or accepted first, until when, minutes, tips and the length of bills', async () => {
  const { fill, press, sent, text } = await open()
  expect(text()).toContain('As usual: If it is paid online')
  await fill('combobox', 'At a table', 'online')
  await fill('spinbutton', 'Minutes to pay optional', '20')
  await fill('textbox', 'Tips that are offered, in percent optional', '5, 10 15%')
  await fill('spinbutton', 'Lines on one bill optional', '800')
  await fill('spinbutton', 'Minutes for takeaway optional', '15')
  await fill('combobox', 'Takeaway orders', 'staff')
  await fill('spinbutton', 'Minutes to accept optional', '5')
  await fill('spinbutton', 'Off a bill, in percent optional', '15')
  await fill('spinbutton', 'Minutes in which a closed bill is opened again optional', '60')
  await press('button', 'Save')
  expect(sent()).toEqual([
    sampleMenu.shop._id,
    {
      payFirst: { dineIn: 'online' },
      payWithin: 20,
      tipChoices: [5, 10, 15],
      maxSessionLines: 800,
      prepMinutes: { takeAway: 15 },
      acceptance: { takeAway: 'staff' },
      acceptWithin: 5,
      staffLimits: { discountPercent: 15, reopenMinutes: 60 },
    },
  ])
  expect(text()).toContain('Saved')
})

test('what is emptied has its default again', async () => {
  const { fill, press, sent } = await open({
    payFirst: { kiosk: 'no' },
    payWithin: 20,
    tipChoices: [10],
    maxSessionLines: 10,
  })
  await fill('combobox', 'At a kiosk or terminal', '')
  await fill('spinbutton', 'Minutes to pay optional', '')
  await fill('textbox', 'Tips that are offered, in percent optional', '')
  await fill('spinbutton', 'Lines on one bill optional', '')
  await press('button', 'Save')
  expect(sent()?.[1]).toEqual({
    payFirst: null,
    payWithin: null,
    tipChoices: null,
    maxSessionLines: null,
  })
})

test('tips that are no percents are not sent', async () => {
  const { fill, press, sent, text } = await open()
  await fill('textbox', 'Tips that are offered, in percent optional', 'ten')
  expect(text()).toContain('Up to five numbers from 0 to 100')
  await press('button', 'Save')
  expect(sent()).toBeUndefined()
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
  expect(names('textbox')).toHaveLength(1)
  await close()
  expect((await open({ currency: 'TWD' })).names('textbox')).toContain(
    'Tax ID for invoices optional',
  )
})
