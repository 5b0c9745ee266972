import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { hasOwnIds } from './own-ids.ts'

const product = '5f0a6b9c1d2e3f4a5b6c7d8e'
const random = { id: 'qk3vX0rV1mYc9TnE', product }
const isOwn = (...ids: string[]): boolean => {
  const cart = ids.map((id) => ({ id, product }))
  return hasOwnIds(cart, { shop: 'a1b2'.repeat(6), cart })
}

it('the ids of lines are their own if they are UUIDs or long random ids (CALL-4.9)', () => {
  expect(isOwn(random.id)).toBe(true)
  expect(isOwn(randomUUID(), randomUUID())).toBe(true)
  expect(isOwn('5f0a6b9c1d2e3f4a5b6c7d8f', 'V1StGXR8_Z5jdHi6B-myT')).toBe(true)
})

it('counted ids, names and times are not, however long (CALL-4.9)', () => {
  for (const id of ['1', 'line-1', 'espresso-double-1', 'line-1763800000000-1', '0'.repeat(24)])
    expect(isOwn(random.id, id)).toBe(false)
  expect(isOwn()).toBe(false)
})

it('an id that is used twice, or is or contains another id of the data, is not (CALL-4.9)', () => {
  for (const id of [product, `${product}-1`, 'a1b2'.repeat(6), random.id])
    expect(isOwn(random.id, id)).toBe(false)
})
