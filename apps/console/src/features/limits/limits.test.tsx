import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { SystemSetting, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { Limits } from './limits.tsx'

const { shop } = sampleMenu
const owner: User = { _id: 'u', staff: [{ role: 'owner' }] }
const manager: User = { _id: 'u', staff: [{ role: 'manager', shop: shop._id }] }
const settings: SystemSetting = {
  _id: 's',
  onlineMemberSystem: true,
  onlineOrderingSystem: true,
  allowChooseShop: true,
  refundLimits: [
    { unit: 'USD', bill: 100 },
    { unit: 'HKD', bill: 900 },
  ],
  creditLimits: [{ unit: 'points', each: 100, daily: 300 }],
}

const open = async (user: User, stored: readonly SystemSetting[] = [settings]) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [shop],
    'systemSettings find': () => stored,
    'systemSettings patch': () => settings,
    'systemSettings create': () => settings,
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  const screen = await renderForStaff(<Limits />, staff)
  const sent = (method: 'patch' | 'create') =>
    server.calls.find(({ name }) => name === `systemSettings ${method}`)?.args.slice(0, 2)
  return { ...screen, sent }
}
const refund = 'Refunded of one bill, in HKD optional'
const [each, daily] = ['At once optional', 'In a day optional']

test('PAY-9.18: an owner sets what staff may refund and credit; limits of other currencies stay', async () => {
  const { fill, press, all, get, sent } = await open(owner)
  await vi.waitFor(() => expect(all('spinbutton')).toHaveLength(5))
  expect((get('spinbutton', refund) as HTMLInputElement).value).toBe('900')
  await fill('spinbutton', refund, '1200.50')
  await press('button', 'Save')
  expect(sent('patch')).toEqual([
    's',
    {
      refundLimits: [
        { unit: 'USD', bill: 100 },
        { unit: 'HKD', bill: 1200.5 },
      ],
      creditLimits: [{ unit: 'points', each: 100, daily: 300 }],
    },
  ])
})

test('PAY-9.18: what is emptied has its default again, and two sums are set together', async () => {
  const { fill, press, all, get, text, sent } = await open(owner)
  await vi.waitFor(() => expect(all('spinbutton')).toHaveLength(5))
  await fill('spinbutton', refund, '')
  const [, , , pointsEach, pointsDaily] = all('spinbutton') as HTMLInputElement[]
  expect([pointsEach?.value, pointsDaily?.value]).toEqual(['100', '300'])
  const credit = within(get('group', 'Credited to members’ balances by managers, in HKD'))
  await credit.fill('spinbutton', each, '50')
  expect(text()).toContain('Enter both sums, or neither.')
  await press('button', 'Save')
  expect(sent('patch')).toBeUndefined()
  await credit.fill('spinbutton', daily, '200')
  await press('button', 'Save')
  expect(sent('patch')?.[1]).toEqual({
    refundLimits: [{ unit: 'USD', bill: 100 }],
    creditLimits: [
      { unit: 'HKD', each: 50, daily: 200 },
      { unit: 'points', each: 100, daily: 300 },
    ],
  })
})

test('the settings of an installation are created if they were never saved', async () => {
  const { fill, press, all, sent } = await open(owner, [])
  await vi.waitFor(() => expect(all('spinbutton')).toHaveLength(5))
  await fill('spinbutton', refund, '100')
  await press('button', 'Save')
  expect(sent('create')?.[0]).toMatchObject({ refundLimits: [{ unit: 'HKD', bill: 100 }] })
})

test('managers read that it is for owners', async () => {
  const { text, names } = await open(manager)
  expect(text()).toContain('Only owners see this')
  expect(names('spinbutton')).toEqual([])
})
