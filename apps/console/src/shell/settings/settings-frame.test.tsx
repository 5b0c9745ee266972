import {
  sampleMenu,
  type Script,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import type { StaffRole, User } from '@comanda/contract'
import { locales } from '@comanda/locales'
import { loadConsoleMessages } from '@comanda/locales/console'
import { within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { SettingsOverview } from './settings-overview.tsx'

await Promise.all(locales.map(loadConsoleMessages))

const open = async (role: StaffRole, script: Script = {}) => {
  const user: User = { _id: 'u', staff: [{ role, shop: sampleMenu.shop._id }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => [sampleMenu.shop],
    ...script,
  })
  const { client } = staffClientOver(server.connection)
  await client.authentication.signIn('ada@eat.example', 'Secret123')
  return renderForStaff(
    <SettingsFrame>
      <SettingsOverview />
    </SettingsFrame>,
    { client },
  )
}

test('STAFF-10.21: five groups lead to the settings that an account may see, each a card', async () => {
  const { get, names } = await open('manager')
  const groups = ['Shop', 'Menu and prices', 'Money', 'Guests', 'Team and devices']
  expect(names('region').slice(0, groups.length)).toEqual(groups)
  const money = within(get('region', 'Money'))
  expect(money.names('link')).toEqual(['Taxes, surcharges and rounding', 'Ways to pay'])
  expect(money.get('link', 'Ways to pay').getAttribute('href')).toBe(
    `/${sampleMenu.shop._id}/settings/methods`,
  )
})

test('STAFF-10.22: what is searched stands in place of the groups, and stays if nothing is found', async () => {
  const { fill, get, text } = await open('owner')
  const found = within(get('navigation', 'Settings'))
  await fill('searchbox', 'Search settings', '打印機')
  await vi.waitFor(() => expect(found.text()).toContain('Printers'))
  expect(found.names('link')).not.toContain('Promotions')
  await fill('searchbox', 'Search settings', 'zzz')
  await vi.waitFor(() => expect(text()).toContain('Nothing is called “zzz”.'))
  expect((get('searchbox', 'Search settings') as HTMLInputElement).value).toBe('zzz')
})

const named = (value: string) => [{ lang: 'en', value }]

test('STAFF-10.23: the card of a page says what is set there and used in the shop', async () => {
  const { get } = await open('manager', {
    'surchargeSettings find': () => [
      { _id: 'a', name: named('Service charge'), percent: 5, status: 'active' },
      { _id: 'b', name: named('Seat charge'), amountPerPerson: 2, shops: ['elsewhere'] },
      { _id: 'c', name: named('Paused'), percent: 1, status: 'disabled' },
    ],
    'taxSettings find': () => [{ _id: 'd', name: named('VAT'), percent: 8 }],
  })
  const bill = within(get('region', 'Money'))
  await vi.waitFor(() => expect(bill.text()).toMatch(/Service charge 5 % *VAT 8 %/))
  expect(bill.text()).not.toMatch(/Seat|Paused/)
})

test('STAFF-10.23: what no list is of says on its card what is set, or that nothing is', async () => {
  const { get } = await open('manager', {
    'reservationSettings find': () => [
      {
        _id: 'r',
        enabled: true,
        sessions: [{ _id: 's', name: named('Dinner'), from: '18:00', to: '21:00' }],
      },
    ],
    'tableViewItems find': () => [],
    'waitingSettings find': () => [],
  })
  const guests = within(get('region', 'Guests'))
  await vi.waitFor(() =>
    expect(guests.text()).toMatch(/Reservations *Dinner *Waiting list *Not set/),
  )
  expect(within(get('region', 'Shop')).text()).toMatch(/Cart at a table: Each their own/)
})
