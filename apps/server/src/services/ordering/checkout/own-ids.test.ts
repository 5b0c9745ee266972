import { expect, it } from 'vitest'
import { hasOwnIds } from './own-ids.ts'

const product = '5f'.repeat(12)

it('the ids of lines are their own if they are as long as a key and no product’s (CALL-4.9)', () => {
  const random = { id: 'qk3vX0rV1mYc9TnE', product }
  expect(hasOwnIds([random])).toBe(true)
  for (const id of ['1', 'line-1', product, `${product}-1`])
    expect(hasOwnIds([random, { id, product }])).toBe(false)
  expect(hasOwnIds([])).toBe(false)
})
