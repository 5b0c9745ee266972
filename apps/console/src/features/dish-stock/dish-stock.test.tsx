import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Menu, Product } from '@comanda/contract'
import { textOf } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { DishStock } from './dish-stock.tsx'

const anyKey = expect.any(String) as string

const dish = (name: string, rest: Partial<Product> = {}): Product => ({
  _id: name,
  shop: sampleMenu.shop._id,
  name: [{ lang: 'en', value: name }],
  price: 10,
  ...rest,
})
const menu: Menu = {
  ...sampleMenu,
  categories: [{ _id: 'c', shop: sampleMenu.shop._id, name: [{ lang: 'en', value: 'Mains' }] }],
  products: [
    dish('Noodles', { category: 'c', stock: { mode: 'manual', quantity: 3 } }),
    dish('Congee', { category: 'c', stock: { mode: 'paused', quantity: 2 } }),
    dish('Tea'),
  ],
}

const open = async (served: Menu | undefined = menu) => {
  const server = scriptedConnection({ 'productStocks/adjust create': () => ({}) })
  const staff = staffClientOver(server.connection, served)
  const screen = await renderForStaff(<DishStock />, staff)
  return { ...screen, ...staff, server }
}

test('each dish has a switch that is off if it is sold out, by category', async () => {
  const { all, names } = await open()
  expect(names('heading')).toEqual(['Sold out', 'Mains', 'Other'])
  expect(names('switch')).toEqual([
    'Noodles is available',
    'Congee is available',
    'Tea is available',
  ])
  expect(all('switch').map((one) => one.matches(':checked'))).toEqual([true, false, true])
})

test('SCREEN-3.3: a dish shows that it is sold out, or how many are left', async () => {
  const { all } = await open()
  expect(all('listitem').map(textOf)).toEqual([
    'Noodles 3 left One more: Noodles Noodles is available',
    'Congee Sold out Congee is available',
    'Tea Tea is available',
  ])
})

test('a switch takes a dish off the menu and offers it again, with its count', async () => {
  const { press, server } = await open()
  await press('switch', 'Noodles is available')
  await press('switch', 'Congee is available')
  expect(server.calls.map(({ args: [data] }) => data)).toEqual([
    { shop: sampleMenu.shop._id, product: 'Noodles', mode: 'paused', idempotencyKey: anyKey },
    { shop: sampleMenu.shop._id, product: 'Congee', mode: 'offered', idempotencyKey: anyKey },
  ])
})

test('STAFF-1.11: one more of a dish that is counted; at 0 it is offered by that', async () => {
  const noodles = dish('Noodles', { stock: { mode: 'auto', quantity: 0 } })
  const { press, get, server } = await open({ ...menu, products: [noodles] })
  expect(get('switch', 'Noodles is available').matches(':disabled')).toBe(true)
  await press('button', 'One more: Noodles')
  expect(server.calls.map(({ args: [data] }) => data)).toEqual([
    { shop: sampleMenu.shop._id, product: 'Noodles', add: 1, idempotencyKey: anyKey },
  ])
})

test('CAT-4.3: a stock event moves the switch at once', async () => {
  const { catalogue, settle, get } = await open()
  const products = menu.products.map((product) => ({ ...product, stock: { mode: 'paused' } }))
  await settle(() => catalogue.set({ ...catalogue.get(), menu: { ...menu, products } as Menu }))
  expect(get('switch', 'Tea is available').matches(':checked')).toBe(false)
})

test('without a connection nothing changes, and a toast says so', async () => {
  const { press, server, settle, text } = await open()
  await settle(() => server.status.set('offline'))
  await press('switch', 'Tea is available')
  expect(text()).toContain('Tea was not changed:')
  expect(server.calls).toEqual([])
})

test('the search finds dishes by name, the filter those that are sold out', async () => {
  const { fill, press, names, get, text } = await open()
  await fill('searchbox', 'Search dishes', 'con')
  expect(names('switch')).toEqual(['Congee is available'])
  await fill('searchbox', 'Search dishes', '')
  await press('button', 'Only sold out')
  expect(get('button', 'Only sold out').getAttribute('aria-pressed')).toBe('true')
  expect(names('switch')).toEqual(['Congee is available'])
  await fill('searchbox', 'Search dishes', 'tea')
  expect(names('switch')).toEqual([])
  expect(text()).toContain('No dish fits')
})

test('the screen loads the menu of its shop, and again if that failed', async () => {
  const server = scriptedConnection({})
  const staff = staffClientOver(server.connection)
  const { press, settle } = await renderForStaff(<DishStock />, staff)
  expect(staff.loads).toEqual([sampleMenu.shop._id])
  await settle(() => staff.catalogue.set({ status: 'failed', isFresh: false, now: 0 }))
  await press('button', 'Try again')
  expect(staff.loads).toEqual([sampleMenu.shop._id, 'reload'])
})
