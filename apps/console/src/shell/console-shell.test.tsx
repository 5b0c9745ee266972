import {
  sampleMenu,
  type Script,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import type { Shop, StaffRole, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../testing/render-for-staff.tsx'
import { ConsoleShell } from './console-shell.tsx'

const working = (role: StaffRole): User => ({
  _id: 'w',
  staff: [{ role, shop: sampleMenu.shop._id }],
})
const owner: User = { _id: 'u', name: 'Ada', staff: [{ role: 'owner' }] }

const failed = { _id: 'r', status: 'failed', session: 's', actor: { role: 'server' } }
const named = (value: string) => [{ lang: 'en', value }]

const open = async (
  shops: readonly Shop[] = [sampleMenu.shop],
  script: Script = {},
  user: User = owner,
) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'authentication remove': () => ({}),
    'shops find': () => shops,
    ...script,
  })
  const { client } = staffClientOver(server.connection)
  await client.authentication.signIn('ada@eat.example', 'Secret123')
  await client.shops.load(user)
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
  })
  const screen = await renderForStaff(
    <RouterContextProvider router={router}>
      <ConsoleShell>The orders</ConsoleShell>
    </RouterContextProvider>,
    { client, ...(shops[0] ? { shop: shops[0] } : {}) },
  )
  return { ...screen, server, client }
}

test('the header names the shop, the rail leads to its screens', async () => {
  const { get, text } = await open()
  const main = within(get('navigation', 'Main'))
  expect(main.names('link')).toEqual([
    'Floor',
    'Orders',
    'Book',
    'Kitchen',
    'Sold out',
    'Guests',
    'Waiting list',
    'Refunds',
    'Table codes',
    'Pickup',
    'Day',
    'Reports',
    'Shops',
    'History',
    'Menu',
    'Approvals',
    'Settings',
  ])
  expect(main.get('link', 'Sold out').getAttribute('href')).toBe(`/${sampleMenu.shop._id}/dishes`)
  expect(text()).toContain('Harbour')
})

test('STAFF-4.6: a waiter and the kitchen see the screens that they work at, and no others', async () => {
  const waiter = await open([sampleMenu.shop], {}, working('waiter'))
  expect(within(waiter.get('navigation', 'Main')).names('link')).toEqual([
    'Floor',
    'Orders',
    'Book',
    'Sold out',
    'Guests',
    'Waiting list',
    'Table codes',
    'Pickup',
  ])
  await waiter.close()
  const kitchen = await open([sampleMenu.shop], {}, working('kitchen'))
  expect(within(kitchen.get('navigation', 'Main')).names('link')).toEqual([
    'Orders',
    'Kitchen',
    'Sold out',
    'Table codes',
    'Pickup',
  ])
})

test('STAFF-4.6: what has no room in the bar of a phone is behind “More”', async () => {
  const { press, get } = await open()
  await press('button', 'More')
  expect(within(get('navigation', 'More')).names('link')).toEqual([
    'Guests',
    'Waiting list',
    'Refunds',
    'Table codes',
    'Pickup',
    'Day',
    'Reports',
    'Shops',
    'History',
    'Menu',
    'Approvals',
    'Settings',
  ])
})

test('SCREEN-1.6: the first link skips the header to the main area', async () => {
  const { all, get } = await open()
  expect(all('link')[0]?.getAttribute('href')).toBe('#content')
  expect(get('main').getAttribute('id')).toBe('content')
  expect(within(get('main')).text()).toBe('The orders')
})

test('only an account of several shops can change the shop', async () => {
  const { names, close } = await open()
  expect(names('link')).not.toContain('Change shop')
  await close()
  const other = { ...sampleMenu.shop, _id: 'b' }
  expect((await open([sampleMenu.shop, other])).names('link')).toContain('Change shop')
})

test('a lost connection is shown until it is back', async () => {
  const { get, text, settle, server } = await open()
  expect(within(get('banner')).text()).toContain('Live')
  await settle(() => server.status.set('offline'))
  expect(text()).toContain('New orders cannot arrive here until the connection is back.')
  await settle(() => server.status.set('online'))
  expect(text()).not.toContain('New orders cannot arrive here')
})

test('ACC-2.3: signing out ends the sign-in', async () => {
  const { get, press, client, server } = await open()
  expect(get('button', 'Sign out').getAttribute('title')).toBe('Signed in as Ada')
  await press('button', 'Sign out')
  expect(client.authentication.state.get().status).toBe('signedOut')
  expect(server.count('authentication remove')).toBe(1)
})

test('LANG-1.2: the language is changed at once and stored in its cookie', async () => {
  const { fill, document, names } = await open()
  await fill('combobox', 'Language', 'zh-hk')
  await vi.waitFor(() => expect(names('button')).not.toContain('Sign out'))
  expect(document.cookie).toContain('i18n_redirected=zh-hk')
})

test('PAY-9.17, SETUP-1.6: each screen says in one line by which ways to pay no real money is paid, and that accounts are public; a press says more', async () => {
  const { text, press, client } = await open([sampleMenu.shop], {
    'paymentMethods find': () => [
      { _id: 'a', name: named('Card'), type: 'card', sandbox: true },
      { _id: 'b', name: named('Cash'), type: 'counter' },
      { _id: 'c', name: named('Far'), type: 'card', sandbox: true, shops: ['elsewhere'] },
      { _id: 'd', name: named('Paused'), type: 'card', sandbox: true, status: 'disabled' },
    ],
    'setup find': () => [{ needed: 'demo' }],
  })
  await act(client.setup.find)
  expect(text()).toContain('Public accounts. No real money: Card.')
  expect(text()).not.toContain('anybody can sign in')
  await press('button', 'Public accounts. No real money: Card.')
  expect(text()).toContain('anybody can sign in with the passwords of the demo')
})

test('PAY-9.16: an owner of a shop whose invoices run out of numbers is warned on each screen', async () => {
  const shop: Shop = { ...sampleMenu.shop, taxId: '53212539', currency: 'TWD' }
  const seller = { _id: 's', taxId: '53212539', name: 'Lane', warning: 'nextPeriod' }
  const { text, get } = await open([shop], { 'invoiceSellers find': () => [seller] })
  expect(text()).toContain('The next period has no invoice numbers yet (Lane).')
  expect(get('link', 'Add numbers').getAttribute('href')).toBe(`/${shop._id}/settings/invoices`)
})

const failedRefunds: Script = {
  'shops/subscribe create': () => ({ item: sampleMenu.shop._id }),
  'refunds find': ({ status }: { status: unknown }) => ({
    data: status === 'done' ? [] : [failed, failed],
  }),
  'tableSessions find': () => ({ data: [] }),
  'users find': () => ({ data: [] }),
}

test('PAY-9.6: the number of refunds that wait for staff stands in the header', async () => {
  const { names } = await open([sampleMenu.shop], failedRefunds)
  await vi.waitFor(() => expect(names('link')).toContain('Refunds 2 wait for you'))
})

test('PAY-9.6: the kitchen sees no refunds, and loads none', async () => {
  const kitchen: User = { _id: 'k', staff: [{ role: 'kitchen', shop: sampleMenu.shop._id }] }
  const { names, server } = await open([sampleMenu.shop], failedRefunds, kitchen)
  expect(names('link')).not.toContain('Refunds')
  expect(server.count('refunds find')).toBe(0)
})
