import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedRecords } from './moved-records.ts'

const records = fc
  .array(fc.option(fc.nat(9), { nil: undefined }), { minLength: 1, maxLength: 8 })
  .map((orders) =>
    orders
      // As the menu is sorted: without a place comes last.
      .toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity) || 0)
      .map((order, index) => ({ _id: `r${index}`, order })),
  )

describe('records that are moved (DRAFT-4.3)', () => {
  it('are in the new order, each at a place of its own', () => {
    fc.assert(
      fc.property(records, fc.nat(), fc.nat(), (list, from, place) => {
        const id = list[from % list.length]?._id ?? ''
        const to = place % list.length
        const changes = movedRecords('products', list, id, to)
        const ids = list.map(({ _id }) => _id).filter((one) => one !== id)
        if (list[to]?._id === id) {
          expect(changes).toEqual([])
          return
        }
        const after = list
          .map((one) => ({
            ...one,
            order: changes.find(({ record }) => record === one._id)?.to ?? one.order,
          }))
          .toSorted((a, b) => Number(a.order) - Number(b.order))
        expect(after.map(({ _id }) => _id)).toEqual([...ids.slice(0, to), id, ...ids.slice(to)])
        expect(new Set(after.map(({ order }) => order)).size).toBe(list.length)
      }),
    )
  })

  it('leave the places that others have', () => {
    const list = [3, 7, 9].map((order) => ({ _id: `r${order}`, order }))
    expect(movedRecords('categories', list, 'r7', 0)).toEqual([
      { path: 'categories', record: 'r7', field: 'order', seen: 7, to: 3 },
      { path: 'categories', record: 'r3', field: 'order', seen: 3, to: 7 },
    ])
  })
})
