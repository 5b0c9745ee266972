import { expect, test } from 'vitest'
import { latelyUsed } from './lately-used.ts'

test('a full cache forgets what was used longest ago', () => {
  const cache = latelyUsed<string, number>(2)
  cache.set('one', 1)
  cache.set('two', 2)
  cache.get('one')
  cache.set('three', 3)
  expect([...cache.keys()].toSorted()).toEqual(['one', 'three'])
})
