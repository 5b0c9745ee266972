import { expect, it } from 'vitest'
import { anyDiet, type Diet, isRestricted, suits } from './diet.ts'

type Dish = Parameters<typeof suits>[1]

const dishes: Readonly<Record<string, Dish>> = {
  tofu: { marks: ['vegan'], allergens: ['soy'] },
  tart: { marks: ['vegetarian'], allergens: ['eggs', 'milk', 'gluten'] },
  rice: { allergens: [] },
  secret: {},
}
const served = (diet: Diet) => Object.keys(dishes).filter((name) => suits(diet, dishes[name] ?? {}))

it.each([
  [anyDiet, ['tofu', 'tart', 'rice', 'secret']],
  [{ only: 'vegetarian', without: [] }, ['tofu', 'tart']],
  [{ only: 'vegan', without: [] }, ['tofu']],
  [{ without: ['milk'] }, ['tofu', 'rice']],
  [{ only: 'vegetarian', without: ['soy'] }, ['tart']],
] as const)('SCREEN-3.9: %j suits %j', (diet, names) => {
  expect(served(diet)).toEqual(names)
  expect(isRestricted(diet)).toBe(diet !== anyDiet)
})
