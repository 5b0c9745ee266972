import { allergens } from '@comanda/engine/catalog'
import { expect, it } from 'vitest'
import { allergenReader } from './allergen-cell.ts'

const read = (cell: string, ...others: readonly string[]) => allergenReader([cell, ...others])(cell)

it.each([
  ['gluten|milk', ['gluten', 'milk']],
  ['1, 3, 7', ['gluten', 'eggs', 'milk']],
  ['1 14', ['gluten', 'molluscs']],
  ['A,C,G', ['gluten', 'eggs', 'milk']],
  ['(A C G)', ['gluten', 'eggs', 'milk']],
  ['ACG', ['gluten', 'eggs', 'milk']],
  ['Wheat; Shrimp', ['gluten', 'crustaceans']],
  ['花生、芝麻', ['peanuts', 'sesame']],
  ['麩質|芹菜|羽扇豆', ['gluten', 'celery', 'lupin']],
  ['mustard/sulfites', ['mustard', 'sulphites']],
])('IMPORT-1.6: %s are allergens', (cell, named) => {
  expect(read(cell)).toEqual({ allergens: named })
})

it('IMPORT-1.6: letters are those of Germany or Austria, as the whole file shows; what could be either is not used', () => {
  expect(read('L', 'I')).toEqual({ allergens: ['sulphites'] })
  expect(read('L', 'A,O')).toEqual({ allergens: ['celery'] })
  expect(read('L', 'A,G')).toEqual({ unknown: 'L' })
  expect(read('A', 'G')).toEqual({ allergens: ['gluten'] })
})

it('IMPORT-1.6: all fourteen are known by their numbers', () => {
  expect(read(allergens.map((_, at) => at + 1).join())).toEqual({ allergens })
})

it.each(['sand', '0', '15', 'Q'])('IMPORT-1.6: %s is not an allergen', (cell) => {
  expect(read(cell)).toEqual({ unknown: cell })
})
