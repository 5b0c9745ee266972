import { expect, it } from 'vitest'
import { isSame } from './is-same.ts'

const owner = () => 1

it('values say the same by what is in them', () => {
  expect(
    isSame({ a: [1, { b: new Map([['c', 2]]) }] }, { a: [1, { b: new Map([['c', 2]]) }] }),
  ).toBe(true)
  expect(isSame(new Map(), new Map())).toBe(true)
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isSame({ owner }, { owner })).toBe(true)
})

it('they differ by a value, a property, a length or a function', () => {
  expect(isSame({ a: 1 }, { a: 2 })).toBe(false)
  expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(isSame([1], [1, 2])).toBe(false)
  expect(isSame(new Map([['a', 1]]), new Map([['a', 2]]))).toBe(false)
  expect(isSame({ a: () => 1 }, { a: () => 1 })).toBe(false)
  expect(isSame([], {})).toBe(false)
  expect(isSame(undefined, {})).toBe(false)
})
