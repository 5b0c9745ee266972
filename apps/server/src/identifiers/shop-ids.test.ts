import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newRecordId, newSecretId } from './new-id.ts'
import {
  greatestShopNumber,
  newShopId,
  newShopKey,
  newShopSecret,
  shopNumberIn,
} from './shop-ids.ts'

const shopNumber = fc.integer({ min: 1, max: greatestShopNumber })

describe('ids that carry the number of their shop (ID-1)', () => {
  it('ID-1.1: every id and key tells the number that it was made with', () => {
    fc.assert(
      fc.property(shopNumber, (number) => {
        for (const id of [newShopId(number), newShopSecret(number)]) {
          expect(id).toMatch(/^[0-9a-f]{24}$/)
          expect(shopNumberIn(id)).toBe(number)
        }
        expect(shopNumberIn(newShopKey(number, 24))).toBe(number)
        expect(shopNumberIn(newShopKey(number, 32))).toBe(number)
      }),
    )
  })

  it('ID-1.2: ids of records increase within a shop', () => {
    const ids = Array.from({ length: 1000 }, () => newShopId(7))
    expect(ids.toSorted()).toEqual(ids)
    expect(new Set(ids).size).toBe(1000)
  })

  it('ID-1.3: ids and keys that give access do not repeat, and are not in any order', () => {
    const ids = Array.from({ length: 1000 }, () => newShopSecret(7))
    expect(new Set(ids).size).toBe(1000)
    expect(ids.toSorted()).not.toEqual(ids)
  })

  it('ID-1.4: a key without a number tells none; an older id tells the digits that it has', () => {
    expect(shopNumberIn('abcdef0123456789abcdef0123456789')).toBeUndefined()
    expect(shopNumberIn('0123')).toBeUndefined()
    for (const id of [newRecordId(), newSecretId()])
      expect(shopNumberIn(id)).toBe(Number.parseInt(id.slice(0, 6), 16))
  })

  it('no id is made with a number that does not fit', () => {
    for (const number of [0, -1, greatestShopNumber + 1])
      expect(() => newShopId(number)).toThrow(RangeError)
  })
})
