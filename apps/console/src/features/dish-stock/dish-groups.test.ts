import { isSoldOut } from '@comanda/client/staff'
import type { Menu, Product } from '@comanda/contract'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dishGroups } from './dish-groups.ts'

const text = (value: string) => [{ lang: 'en' as const, value }]
const shop = 's'

const arbitraryDishes = fc.uniqueArray(
  fc.record({
    _id: fc.stringMatching(/^[0-9a-f]{6}$/),
    name: fc.constantFrom('Noodles', 'Congee', 'Tea'),
    category: fc.constantFrom('a', 'b', 'removed', undefined),
    isSoldOut: fc.boolean(),
  }),
  { selector: ({ _id }) => _id },
)
const menuOf = (dishes: readonly Pick<Product, '_id' | 'name' | 'category' | 'stock'>[]) =>
  ({
    categories: ['a', 'b'].map((_id) => ({ _id, shop, name: text(_id) })),
    products: dishes.map((dish) => ({ ...dish, shop, price: 1 })),
  }) satisfies Pick<Menu, 'categories' | 'products'>

test('each dish that fits the filter is in exactly one group, in the order of the menu', () => {
  fc.assert(
    fc.property(arbitraryDishes, fc.boolean(), (drawn, onlySoldOut) => {
      const menu = menuOf(
        drawn.map(({ _id, name, category, isSoldOut: off }) => ({
          _id,
          name: text(name),
          ...(category === undefined ? {} : { category }),
          ...(off ? { stock: { mode: 'paused' as const } } : {}),
        })),
      )
      const groups = dishGroups(menu, { keyword: 'n', onlySoldOut })
      const shown = groups.flatMap(({ dishes }) => dishes)
      const fitting = menu.products.filter(
        (dish) => /n/i.test(dish.name[0]?.value ?? '') && (!onlySoldOut || isSoldOut(dish)),
      )
      expect(new Set(shown)).toEqual(new Set(fitting))
      expect(shown).toHaveLength(fitting.length)
      for (const { dishes } of groups) {
        expect(dishes.length).toBeGreaterThan(0)
        expect(dishes).toEqual(menu.products.filter((dish) => dishes.includes(dish)))
      }
    }),
  )
})

test('dishes without a category, or of one that was removed, are in a last group without a name', () => {
  const menu = menuOf([
    { _id: '1', name: text('Tea') },
    { _id: '2', name: text('Cake'), category: 'removed' },
    { _id: '3', name: text('Rice'), category: 'b' },
  ])
  const groups = dishGroups(menu, { keyword: '', onlySoldOut: false })
  expect(groups.map(({ id, name }) => [id, name])).toEqual([
    ['b', text('b')],
    ['', undefined],
  ])
  expect(groups[1]?.dishes.map(({ _id }) => _id)).toEqual(['1', '2'])
})
