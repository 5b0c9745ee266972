import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Shop, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { withoutExpected } from '../../testing/without-expected.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { Scales } from './scales.tsx'

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
  const screen = await renderForStaff(<Scales />, { ...staff, shop })
  const sent = () =>
    withoutExpected(server.calls.find(({ name }) => name === 'shops patch')?.args)?.[1]
  return { ...screen, sent }
}

test('CAT-8.1: a manager begins as scales of the country do, and tries a label', async () => {
  const { get, press, fill, text, sent } = await open()
  await press('button', 'Begin as scales here usually do')
  await fill('textbox', 'Try a label', '２１00123003501')
  expect(text()).toContain('Dish 00123: 0.350 kg')
  await fill('textbox', 'Try a label', '2100123003502')
  expect(text()).toContain('A check digit of this label is wrong')
  const second = within(get('group', 'Codes with 23'))
  await second.fill('combobox', 'Digits of the value', '4')
  await second.press(
    'checkbox',
    'The value has a check digit As in Britain, America and Japan: a digit before it.',
  )
  await press('button', 'Save')
  expect(sent()).toEqual({
    scaleCodes: [
      { prefix: '21', carries: 'weight', digits: 5, decimals: 3 },
      { prefix: '23', carries: 'price', digits: 4, decimals: 2, hasCheck: true },
    ],
  })
})

test('CAT-8.1: without any prefix nothing is read', async () => {
  const { press, sent } = await open({
    scaleCodes: [{ prefix: '02', carries: 'price', digits: 4, decimals: 2, hasCheck: true }],
  })
  await press('button', 'Remove 02')
  await press('button', 'Save')
  expect(sent()).toEqual({ scaleCodes: null })
})
