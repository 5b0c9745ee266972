import { describe, expect, it } from 'vitest'
import { RecentlyUsed } from './recently-used.ts'

describe('a map of what was used recently', () => {
  it('drops the entry that was not used for the longest time', () => {
    const map = new RecentlyUsed<string, number>(2)
    map.set('a', 1)
    map.set('b', 2)
    expect(map.get('a')).toBe(1)
    map.set('c', 3)
    expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3])
  })

  it('replaces the value of a key without dropping another', () => {
    const map = new RecentlyUsed<string, number>(2)
    map.set('a', 1)
    map.set('b', 2)
    map.set('b', 3)
    expect([map.get('a'), map.get('b')]).toEqual([1, 3])
  })
})
