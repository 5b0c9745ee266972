import { sampleMenu } from '@comanda/client/testing'
import type { Menu } from '@comanda/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { sectionAll } from '../../shop/section-all.ts'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { BrowsePage } from './browse-page.tsx'

const id = (digit: string) => digit.repeat(24)
const named = (value: string) => [{ lang: 'en' as const, value }]
const { shop } = sampleMenu
const of = { shop: shop._id }
const dish = (digit: string, name: string, extra: Partial<Menu['products'][number]>) => ({
  _id: id(digit),
  ...of,
  name: named(name),
  price: 10,
  category: id('a'),
  ...extra,
})
const menu: Menu = {
  ...sampleMenu,
  sections: [
    { _id: id('1'), ...of, name: named('All day') },
    { _id: id('2'), ...of, name: named('Dinner') },
  ],
  categories: [
    { _id: id('a'), ...of, name: named('Food') },
    { _id: id('b'), ...of, name: named('Drinks') },
  ],
  subCategories: [
    { _id: id('c'), ...of, category: id('a'), name: named('Rice') },
    { _id: id('d'), ...of, category: id('a'), name: named('Soup') },
  ],
  products: [
    dish('3', 'Curry rice', { subCategory: id('c') }),
    dish('4', 'Wonton soup', { subCategory: id('d') }),
    dish('5', 'Steak', { sections: [id('2')] }),
    dish('6', 'Tea', { category: id('b') }),
  ],
}
const open = () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  return renderForDiner(<BrowsePage onOpen={vi.fn<() => void>()} />, { menu, path: '/browse' })
}
afterEach(() => {
  sectionAll.set(false)
  vi.unstubAllGlobals()
})
const dishes = (names: (role: string) => readonly string[]) =>
  names('heading').filter((name) => menu.products.some((one) => one.name[0]?.value === name))

it('CAT-2.5: the categories begin with an entry for all, which is chosen at first', async () => {
  const { names, get } = await open()
  expect(names('tab').slice(0, 1)).toEqual(['All'])
  expect(names('tab')).toEqual(expect.arrayContaining(['Food', 'Drinks']))
  expect(get('tab', 'Food').getAttribute('aria-selected')).toBe('false')
})
it('CAT-2.5: a category’s sub-categories leave the others out, and All shows them again', async () => {
  const { names, press, document, act } = await open()
  expect(dishes(names)).toEqual(['Curry rice', 'Wonton soup', 'Tea'])
  await press('tab', 'Soup')
  expect(dishes(names)).toEqual(['Wonton soup', 'Tea'])
  await act(() => document.getElementById(`menu-${id('a')}-tab-`)?.click())
  expect(dishes(names)).toEqual(['Curry rice', 'Wonton soup', 'Tea'])
})
it('CAT-2.7: all sections that serve now can be shown; a dish of another one is ordered from its own', async () => {
  const { names, document, act, client, press } = await open()
  const select = document.querySelector('select')
  expect(names('option')).toEqual(['All that serve now', 'All day', 'Dinner'])
  await act(() => {
    if (select) select.value = 'all'
    select?.dispatchEvent(new Event('change', { bubbles: true }))
    return undefined
  })
  expect(dishes(names)).toContain('Steak')
  await press('button', 'Add Steak')
  await vi.waitFor(() => expect(client.cart.state.get().lines).toHaveLength(1))
  expect(client.cart.state.get().lines[0]).toMatchObject({ product: id('5'), section: id('2') })
})

const noonUntilTwo = { _id: id('7'), ...of, timeType: 'range', from: '11:00', to: '14:00' } as const
const evening = { ...noonUntilTwo, _id: id('8'), from: '18:00', to: '20:00' } as const
const happyHour = {
  _id: id('9'),
  name: named('Happy hour'),
  for: 'product',
  discountType: 'percent',
  discount: 0.5,
  timeConditions: [noonUntilTwo._id],
  // The server returns both spellings.
  conditions: [{ for: 'product', category: [id('b')], categories: [id('b')] }],
} as const
const openWith = async (discounts: readonly object[]) => {
  const running = { ...menu, timeConditions: [noonUntilTwo, evening], discounts } as Menu
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const page = <BrowsePage onOpen={vi.fn<() => void>()} />
  return renderForDiner(page, { menu: running, path: '/browse' })
}
it('SCREEN-3.12: a discount that runs for some hours stands above the menu, with its end and what it takes off', async () => {
  const { text } = await openWith([happyHour])
  await vi.waitFor(() => expect(text()).toContain('Happy hour until 14:00 50 % off: Drinks'))
})
it('SCREEN-3.13: a dish that is cheaper now says what one costs, as the engine prices it; others say nothing', async () => {
  const { document } = await openWith([happyHour])
  const off = () =>
    [...document.querySelectorAll('article:has(.dish-off)')].map((dish) => dish.textContent)
  await vi.waitFor(() => expect(off()).toHaveLength(1))
  expect(off()[0]).toMatch(/^Tea.*\d.*Now.*\d/)
})
it('SCREEN-3.13: no dish is marked by a discount that asks for more than one of it', async () => {
  const conditions = [{ for: 'product', categories: [id('b')], minQty: 2 }]
  const { document, text } = await openWith([{ ...happyHour, conditions }])
  await vi.waitFor(() => expect(text()).toContain('Happy hour until 14:00'))
  expect(document.querySelector('.dish-off')).toBeNull()
})
it.each([
  ['its hours are others', { timeConditions: [evening._id] }],
  ['it has no hours', { timeConditions: [] }],
  ['it is for members', { source: 'member' }],
  ['it is for other orders', { orderType: ['dineIn'] }],
  ['it is for another section', { sections: [id('2')] }],
])('SCREEN-3.12: nothing stands there if %s', async (_, change) => {
  const always = { ...happyHour, _id: id('e'), name: named('Lunch') }
  const { text } = await openWith([always, { ...happyHour, ...change }])
  await vi.waitFor(() => expect(text()).toContain('Lunch until 14:00'))
  expect(text()).not.toContain('Happy hour')
})
it('SCREEN-3.12: of a discount that asks for more than the dish only its name and end stand there', async () => {
  const conditions = [{ for: 'product', categories: [id('b')], minQty: 2 }]
  const { text } = await openWith([{ ...happyHour, conditions }])
  await vi.waitFor(() => expect(text()).toContain('Happy hour until 14:00'))
  expect(text()).not.toContain('50 %')
})
