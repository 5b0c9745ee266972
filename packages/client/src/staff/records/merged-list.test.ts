import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergedList } from './merged-list.ts'

const day = (from: string, hours?: string) => ({ from, ...(hours ? { hours } : {}) })
const [a, b, c, d] = ['01', '02', '03', '04'].map((date) => day(`2026-12-${date}`))

test('STAFF-10.20: what two have added to a list, or taken out of it, is done for both', () => {
  expect(mergedList([a, b], [a, b, c], [a, b, d])).toEqual([a, b, d, c])
  expect(mergedList([a, b], [a], [a, b, d])).toEqual([a, d])
  expect(mergedList([a, b], [b, c], [a])).toEqual([c])
  expect(mergedList([], [c], [c])).toEqual([c])
})

test('STAFF-10.20: an entry that both have changed, or an order that was changed here, needs a person', () => {
  const [mine, other] = [day('2026-12-01', '11:00'), day('2026-12-01', '12:00')]
  expect(mergedList([a, b], [mine, b], [other, b])).toBeUndefined()
  expect(mergedList([a, b], [mine, b], [b])).toBeUndefined()
  expect(mergedList([a, b], [b, a], [a, b, c])).toBeUndefined()
})

test('STAFF-10.20: no merge makes a list of values empty, which is all of them, or one of all that of some', () => {
  expect(mergedList(['a'], [], ['a', 'b'])).toBeUndefined()
  expect(mergedList(['a'], ['a', 'b'], [])).toBeUndefined()
  expect(mergedList(['a', 'b'], ['a'], ['b'])).toBeUndefined()
  expect(mergedList([], ['a'], ['b'])).toBeUndefined()
  expect(mergedList(['a'], [], ['a'])).toEqual([])
  expect(mergedList(['a'], ['a', 'b'], ['a', 'c'])).toEqual(['a', 'c', 'b'])
})

test('STAFF-10.20: the order of the fields of an entry is no difference; a change that is stored already is not made again', () => {
  const stored = { hours: '11:00', from: '2026-12-01' }
  expect(mergedList([stored], [day('2026-12-01', '11:00'), b], [stored, c])).toEqual([stored, c, b])
  expect(mergedList([a], [b], [b, c])).toEqual([b, c])
})

test('STAFF-10.20: nothing that either added is lost, nothing that either removed stays, for all lists', () => {
  const list = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 6 })
  fc.assert(
    fc.property(list, list, list, (before, own, theirs) => {
      const merged = mergedList(before, own, theirs)
      if (!merged) return
      for (const item of [...own, ...theirs])
        expect(merged.includes(item)).toBe(
          !(before.includes(item) && !(own.includes(item) && theirs.includes(item))),
        )
      expect(new Set(merged).size).toBe(merged.length)
    }),
  )
})
