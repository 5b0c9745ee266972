import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Menu, Product } from '@comanda/contract'
import { textOf, within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { DishStock } from './dish-stock.tsx'

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

const time = '2026-03-01T11:00:00.000Z'
const open = async (served: Menu | undefined = menu) => {
  const server = scriptedConnection({
    'productStocks/adjust create': () => ({}),
    'productOptionStocks/adjust create': () => ({}),
    'productStocks/takenOff create': () => [{ product: 'Congee', time, name: 'May' }],
  })
  const staff = staffClientOver(server.connection, served)
  const screen = await renderForStaff(<DishStock />, staff)
  /** What was changed, without the keys of the calls and their shop. */
  const changes = () =>
    server.calls
      .filter(({ name }) => name.includes('adjust'))
      .map(({ args: [data] }) => {
        const { shop: _shop, idempotencyKey: _key, ...change } = data as Record<string, unknown>
        return change
      })
  return { ...screen, ...staff, server, changes }
}

test('each dish has a switch that is off if it is sold out, by category', async () => {
  const { all, names } = await open()
  expect(names('heading')).toEqual(['Sold out', 'Off now', 'Mains', 'Other'])
  expect(names('switch')).toEqual([
    'Noodles is available',
    'Congee is available',
    'Tea is available',
  ])
  expect(all('switch').map((one) => one.matches(':checked'))).toEqual([true, false, true])
})

test('STAFF-1.13: what is off now includes dishes of which none is left: these are counted, not offered', async () => {
  const none = { mode: 'manual' as const, quantity: 0 }
  const products = menu.products.map((one) => (one._id === 'Tea' ? { ...one, stock: none } : one))
  const { get, names } = await open({ ...menu, products })
  const off = within(get('region', 'Off now'))
  expect(off.text()).toContain('Tea None left')
  await off.press('button', 'Tea: for how long, how many')
  expect(names('dialog')).toEqual(['Tea'])
})

test('SCREEN-3.3: a dish shows that it is sold out, or how many are left', async () => {
  const { all } = await open()
  expect(all('listitem').map(textOf).slice(1)).toEqual([
    'Noodles 3 left One less: Noodles One more: Noodles Noodles is available',
    'Congee Sold out Congee is available',
    'Tea Out until tomorrow Tea is available',
  ])
})

test('a switch takes a dish off the menu and offers it again, with its count', async () => {
  const { press, changes } = await open()
  await press('switch', 'Noodles is available')
  await press('switch', 'Congee is available')
  expect(changes()).toEqual([
    { product: 'Noodles', mode: 'paused' },
    { product: 'Congee', mode: 'offered' },
  ])
})

test('STAFF-1.11: one more of a dish that is counted; at 0 it is offered by that', async () => {
  const noodles = dish('Noodles', { stock: { mode: 'auto', quantity: 0 } })
  const { press, get, changes } = await open({ ...menu, products: [noodles] })
  expect(get('switch', 'Noodles is available').matches(':disabled')).toBe(true)
  await press('button', 'One more: Noodles')
  expect(changes()).toEqual([{ product: 'Noodles', add: 1 }])
})

test('CAT-4.3: a stock event moves the switch at once', async () => {
  const { catalogue, settle, get } = await open()
  const products = menu.products.map((product) => ({ ...product, stock: { mode: 'paused' } }))
  await settle(() => catalogue.set({ ...catalogue.get(), menu: { ...menu, products } as Menu }))
  expect(get('switch', 'Tea is available').matches(':checked')).toBe(false)
})

test('without a connection nothing changes, and a toast says so', async () => {
  const { press, server, settle, text, changes } = await open()
  await settle(() => server.status.set('offline'))
  await press('switch', 'Tea is available')
  expect(text()).toContain('Tea was not changed:')
  expect(changes()).toEqual([])
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

test('STAFF-1.13: two presses sell a dish out until tomorrow; its undo offers it again', async () => {
  const { press, changes } = await open()
  await press('button', 'Noodles: for how long, how many')
  await press('button', 'Until tomorrow')
  await press('button', 'Undo')
  expect(changes()).toEqual([
    { product: 'Noodles', mode: 'paused', until: 'tomorrow' },
    { product: 'Noodles', mode: 'offered' },
  ])
})

test('STAFF-1.13: a whole category is sold out at once, but not what is off already', async () => {
  const { press, changes } = await open({
    ...menu,
    products: [...menu.products, dish('Rice', { category: 'c' })],
  })
  await press('button', 'Sell out all: Mains')
  await press('button', 'Until I say')
  await press('button', 'Undo')
  expect(changes()).toEqual([
    { product: 'Noodles', mode: 'paused' },
    { product: 'Rice', mode: 'paused' },
    { product: 'Noodles', mode: 'offered' },
    { product: 'Rice', mode: 'offered' },
  ])
})

test('STAFF-1.13: the dishes that are off now say who took them off, and are offered by one press', async () => {
  const { press, text, changes } = await open()
  expect(text()).toMatch(/Congee until somebody offers it again May, /)
  await press('button', 'Offer Congee again')
  expect(changes()).toEqual([{ product: 'Congee', mode: 'offered' }])
})

test('STAFF-1.14: how many are left and how many each day are set together, and taken back together', async () => {
  const { press, fill, changes } = await open()
  await press('button', 'Noodles: for how long, how many')
  await fill('textbox', 'How many are left', '9')
  await fill('textbox', 'How many each day', '20')
  await press('button', 'Save')
  await press('button', 'Undo')
  expect(changes()).toEqual([
    { product: 'Noodles', set: 9, daily: 20 },
    { product: 'Noodles', set: 3, daily: null },
  ])
})

test('STAFF-1.14: a choice is switched off for every dish that has it', async () => {
  const shop = sampleMenu.shop._id
  const name = [{ lang: 'en' as const, value: 'Egg' }]
  const extras = { _id: 'g', shop, name, choices: [{ _id: 'egg', name }] }
  const noodles = dish('Noodles', { options: ['g'] })
  const { press, changes } = await open({ ...menu, products: [noodles], productOptions: [extras] })
  await press('button', 'Noodles: for how long, how many')
  await press('switch', 'Egg is available')
  await press('button', 'Undo')
  expect(changes()).toEqual([
    { productOption: 'g', choice: 'egg', set: 0 },
    { productOption: 'g', choice: 'egg', set: null },
  ])
})

test('STAFF-1.13: a dish that is not counted is sold out until tomorrow by one press', async () => {
  const { press, names, changes } = await open()
  expect(names('button').filter((name) => name.startsWith('Out until'))).toEqual([
    'Out until tomorrow: Tea',
  ])
  await press('button', 'Out until tomorrow: Tea')
  expect(changes()).toEqual([{ product: 'Tea', mode: 'paused', until: 'tomorrow' }])
})
