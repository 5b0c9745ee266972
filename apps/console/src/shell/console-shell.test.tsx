import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Shop, User } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../testing/render-for-staff.tsx'
import { ConsoleShell } from './console-shell.tsx'

const owner: User = { _id: 'u', name: 'Ada', staff: [{ role: 'owner' }] }

const open = async (shops: readonly Shop[] = [sampleMenu.shop]) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user: owner }),
    'authentication remove': () => ({}),
    'shops find': () => shops,
  })
  const { client } = staffClientOver(server.connection)
  await client.authentication.signIn('ada@eat.example', 'Secret123')
  await client.shops.load(owner)
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
  })
  const screen = await renderForStaff(
    <RouterContextProvider router={router}>
      <ConsoleShell>The orders</ConsoleShell>
    </RouterContextProvider>,
    { client },
  )
  return { ...screen, server, client }
}

test('the header names the shop and leads to its screens', async () => {
  const { get, text } = await open()
  const main = within(get('navigation', 'Main'))
  expect(main.names('link')).toEqual(['Orders', 'Sold out', 'Floor and codes', 'Approvals'])
  expect(main.get('link', 'Sold out').getAttribute('href')).toBe(`/${sampleMenu.shop._id}/dishes`)
  expect(text()).toContain('Harbour')
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
