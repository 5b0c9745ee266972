import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Shop, User } from '@comanda/contract'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { ShopChoice } from './shop-choice.tsx'

const shop = (_id: string, name: string): Shop => ({
  ...sampleMenu.shop,
  _id,
  name: [{ lang: 'en', value: name }],
  address: [{ lang: 'en', value: `${name} Street` }],
})
const owner: User = { _id: 'u', staff: [{ role: 'owner' }] }
const cashier: User = { _id: 'u', staff: [{ role: 'cashier', shop: 'b' }] }

const open = async (user: User, find: () => readonly Shop[]) => {
  const { connection } = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'authentication remove': () => ({}),
    'shops find': find,
    'shops/search create': () => ({ total: 1, shops: [shop('far', 'Far away')] }),
  })
  const { client } = staffClientOver(connection)
  await client.authentication.signIn('owner@eat.example', 'Secret123')
  await client.shops.load(user)
  const selected: string[] = []
  const screen = await renderForStaff(<ShopChoice onSelect={(id) => selected.push(id)} />, {
    client,
  })
  return { ...screen, client, selected }
}
const shops = [shop('a', 'Harbour'), shop('b', 'Peak')]

test('the shops of the account are offered with their addresses, and one is selected', async () => {
  const { names, press, selected } = await open(owner, () => shops)
  expect(names('button')).toEqual(['Harbour Harbour Street', 'Peak Peak Street', 'Sign out'])
  await press('button', 'Peak Peak Street')
  expect(selected).toEqual(['b'])
})

test('ACC-4.2: staff see only the shops in which they work', async () => {
  const { names } = await open(cashier, () => shops)
  expect(names('button')).toEqual(['Peak Peak Street', 'Sign out'])
})

test('an account of no shop sees that, and can sign out', async () => {
  const { text, press, client } = await open(cashier, () => [])
  expect(text()).toContain('No shop is assigned to you')
  await press('button', 'Sign out')
  expect(client.authentication.state.get().status).toBe('signedOut')
})

test('shops that failed to load are loaded again', async () => {
  let isDown = true
  const { text, press, names } = await open(owner, () => {
    if (isDown) throw new Error('The server is down')
    return shops
  })
  expect(text()).toContain('The shops could not be loaded')
  isDown = false
  await press('button', 'Try again')
  expect(names('button')).toHaveLength(3)
})

test('an owner of many shops searches them', async () => {
  const many = Array.from({ length: 50 }, (_, index) => shop(`s${index}`, `Shop ${index}`))
  const { names, fill, press, selected } = await open(owner, () => many)
  expect(names('button')).toHaveLength(51)
  await fill('searchbox', 'Search by name or address', 'far')
  await expect.poll(() => names('button')).toEqual(['Far away Far away Street', 'Sign out'])
  await press('button', 'Far away Far away Street')
  expect(selected).toEqual(['far'])
})
