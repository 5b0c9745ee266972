import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { ShopRank, User, VipLevel } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { MemberLevels } from './member-levels.tsx'

const gold: ShopRank = {
  _id: 'a'.repeat(24),
  name: [{ lang: 'en', value: 'Gold' }],
  color: '#FFD700',
  expenditure: 3000,
  periodMonths: 12,
}
const friends: VipLevel = {
  _id: 'b'.repeat(24),
  name: [{ lang: 'en', value: 'Friends' }],
  status: 'active',
  orderDiscount: 0.9,
  discountLists: [{ discounts: ['c'.repeat(24)] }],
}

const open = async () => {
  const user: User = { _id: 'u', staff: [{ role: 'owner' }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shopRanks find': () => [gold],
    'shopRanks patch': () => gold,
    'vipLevels find': () => [friends],
    'vipLevels patch': () => friends,
    'vipLevels create': () => friends,
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  const screen = await renderForStaff(<MemberLevels />, staff)
  const sent = (name: string) => server.calls.findLast((call) => call.name === name)?.args
  return { ...screen, sent }
}

test('STAFF-10.10: an owner changes what a rank takes; its colour stays', async () => {
  const { press, get, sent, text } = await open()
  expect(text()).toContain('within 12 months')
  await press('button', 'Edit Gold')
  const sheet = within(get('dialog'))
  await sheet.fill('spinbutton', 'Months optional', '')
  await sheet.press('button', 'Save')
  expect(sent('shopRanks patch')?.slice(0, 2)).toEqual([gold._id, { periodMonths: null }])
})

test('STAFF-10.10: percents off a bill are exact, and discounts by shop stay', async () => {
  const { press, get, sent, text } = await open()
  expect(text()).toContain('10 % off each bill')
  await press('button', 'Edit Friends')
  const sheet = within(get('dialog'))
  await sheet.fill('spinbutton', 'Off each bill, in percent optional', '12.5')
  await sheet.press('button', 'Save')
  expect(sent('vipLevels patch')?.slice(0, 2)).toEqual([friends._id, { orderDiscount: 0.875 }])
})
