import { sampleIds, sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Gift, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { Gifts } from './gifts.tsx'

const rule = { _id: 'd'.repeat(24), name: [{ lang: 'en', value: 'Free tea' }], source: 'gift' }
const tea: Gift = {
  _id: 'a'.repeat(24),
  name: [{ lang: 'en', value: 'Tea' }],
  coupon: rule._id,
  point: 80,
  order: 4,
  endDate: '2026-12-31',
  status: 'active',
}

const open = async () => {
  const user: User = { _id: 'u', staff: [{ role: 'owner' }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [sampleMenu.shop],
    'gifts find': () => [tea],
    'gifts create': () => tea,
    'gifts patch': () => tea,
    'orderDiscounts find': ({ source }: { source: unknown }) => (source === 'member' ? [] : [rule]),
    'orderDiscounts create': () => rule,
  })
  const staff = staffClientOver(server.connection, sampleMenu)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  await staff.client.shops.load(user)
  const screen = await renderForStaff(<Gifts />, staff)
  const sent = (name: string) => server.calls.findLast((call) => call.name === name)?.args
  return { ...screen, sent }
}

test('STAFF-10.10: an owner changes how many points a reward costs; its dates stay', async () => {
  const { press, get, sent } = await open()
  await press('button', 'Edit Tea')
  const sheet = within(get('dialog'))
  await sheet.fill('spinbutton', 'Points', '120')
  await sheet.press('button', 'Save')
  expect(sent('gifts patch')?.slice(0, 2)).toEqual([tea._id, { point: 120 }])
})

test('STAFF-10.10: a new reward gives a coupon of a rule, and is a draft', async () => {
  const { press, get, sent } = await open()
  await press('button', 'New reward')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', 'Name in English', 'Coffee')
  await sheet.fill('combobox', 'What it gives', rule._id)
  await sheet.fill('spinbutton', 'Points', '90')
  await sheet.press('button', 'Save')
  expect(sent('gifts create')?.[0]).toMatchObject({
    name: [{ lang: 'en', value: 'Coffee' }],
    coupon: rule._id,
    point: 90,
    order: 5,
    status: 'draft',
  })
})

test('STAFF-10.10: a new owner gives a dish for free, by a rule that the reward brings along', async () => {
  const { press, get, sent } = await open()
  await press('button', 'New reward')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', 'Name in English', 'Noodles on us')
  await sheet.fill('combobox', 'What it gives', 'dish')
  await sheet.fill('combobox', 'Dish', sampleIds.noodles)
  await sheet.fill('spinbutton', 'Points', '200')
  await sheet.press('button', 'Save')
  const made = sent('orderDiscounts create')?.[0] as { _id: string }
  expect(made).toMatchObject({
    source: 'gift',
    shops: [sampleIds.shop],
    freeProducts: [{ product: sampleIds.noodles }],
    automaticAddFreeProduct: true,
  })
  expect(sent('gifts create')?.[0]).toMatchObject({ coupon: made._id, shops: [sampleIds.shop] })
})

test('STAFF-10.10: percents off are the part of the price that is left', async () => {
  const { press, get, sent } = await open()
  await press('button', 'New reward')
  const sheet = within(get('dialog'))
  await sheet.fill('textbox', 'Name in English', '15 off')
  await sheet.fill('combobox', 'What it gives', 'percent')
  await sheet.fill('spinbutton', 'Percents off the bill', '15')
  await sheet.fill('spinbutton', 'Points', '200')
  await sheet.press('button', 'Save')
  expect(sent('orderDiscounts create')?.[0]).toMatchObject({
    discountType: 'percent',
    discount: 0.85,
  })
})

test('STAFF-10.10: members earn points by a rule for all bills', async () => {
  const { get, sent } = await open()
  const form = within(get('form', 'How points are earned'))
  await form.fill('spinbutton', 'Points for each unit of money spent optional', '0.5')
  await form.press('button', 'Save')
  expect(sent('orderDiscounts create')?.[0]).toMatchObject({
    source: 'member',
    type: 'point',
    for: 'order',
    percentagePoint: 0.5,
    status: 'active',
  })
})
