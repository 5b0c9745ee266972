import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { payloadHash } from './payload-hash.ts'

test('the order of fields, and absent fields, make no difference', () => {
  expect(payloadHash({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(
    payloadHash({ b: [{ d: 3, c: 2, e: undefined }], a: 1 }),
  )
})

test('another payload has another hash (CALL-4.4)', () => {
  expect(payloadHash({ cart: ['a', 'b'] })).not.toBe(payloadHash({ cart: ['b', 'a'] }))
})

test('law: a payload and its copy over the wire have the same hash', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (payload) => {
      expect(payloadHash(structuredClone(payload))).toBe(payloadHash(payload))
      expect(payloadHash(JSON.parse(JSON.stringify(payload)))).toBe(payloadHash(payload))
    }),
  )
})
