import { expect, it } from 'vitest'
import { orderedIn, withOrdered } from '../../drafts/ordered-dishes.ts'
import { firstDishes } from './dishes-by-use.ts'
import type { Dish } from './dish.ts'
import type { MenuPart } from './menu-parts.ts'

const dish = (_id: string, state: Partial<Dish> = {}): Dish =>
  ({ product: { _id }, isSoldOut: false, isHalted: false, isAsked: false, ...state }) as Dish

const partsOf = (...dishes: readonly Dish[]): readonly MenuPart[] =>
  [{ category: { _id: 'c' }, groups: [{ dishes }], count: dishes.length }] as unknown as MenuPart[]

const menuWith = (popular?: readonly string[]) =>
  ({ shop: { _id: 's' }, popular }) as unknown as Parameters<typeof firstDishes>[0]

const idsOf = (dishes: readonly Dish[]) => dishes.map(({ product }) => product._id)

it('the row has what this phone ordered here, the last first, and then what is popular, each once (SCREEN-3.11)', () => {
  const parts = partsOf(...['a', 'b', 'c', 'd', 'e'].map((id) => dish(id)))
  const stored = withOrdered('s', withOrdered('s', undefined, ['a', 'b']), ['c', 'b'])
  const { before, popular } = firstDishes(menuWith(['b', 'a', 'd', 'e', 'c']), parts, stored)
  expect(idsOf(before)).toEqual(['c', 'b', 'a'])
  expect(idsOf(popular)).toEqual([])
  expect(idsOf(firstDishes(menuWith(['b', 'a', 'd']), parts, undefined).popular)).toEqual([
    'b',
    'a',
    'd',
  ])
})

it('what the member ordered on other devices follows what this phone did (SCREEN-3.11)', () => {
  const parts = partsOf(...['a', 'b', 'c'].map((id) => dish(id)))
  const { before } = firstDishes(menuWith(), parts, 's b', ['c', 'b', 'gone'])
  expect(idsOf(before)).toEqual(['b', 'c'])
})

it('the row has nothing that cannot be ordered now, and no popular dishes if there are fewer than three (SCREEN-3.11)', () => {
  const parts = partsOf(
    dish('a'),
    dish('b', { isSoldOut: true }),
    dish('c', { isAsked: true }),
    dish('d'),
  )
  const { before, popular } = firstDishes(menuWith(['a', 'b', 'd', 'x']), parts, 's b c x')
  expect(idsOf(before)).toEqual([])
  expect(idsOf(popular)).toEqual([])
  expect(firstDishes(menuWith(), parts, undefined)).toEqual({ before: [], popular: [] })
})

it('what was ordered in another shop is not remembered beside this one’s (SCREEN-3.11)', () => {
  expect(orderedIn('s', withOrdered('other', undefined, ['a']))).toEqual([])
  expect(withOrdered('s', 'other a', ['b'])).toBe('s b')
})
