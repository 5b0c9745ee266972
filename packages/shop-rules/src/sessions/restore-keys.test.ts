import { describe, expect, it } from 'vitest'
import { addRestoreKey, MAX_RESTORE_KEYS } from './restore-keys.ts'

describe('restore keys', () => {
  it('at most 100 are stored, the oldest dropped first (SESS-5.1)', () => {
    let keys: readonly string[] = []
    for (let i = 0; i < 103; i++) keys = addRestoreKey(keys, `k${i}`)
    expect(keys).toHaveLength(MAX_RESTORE_KEYS)
    expect(keys[0]).toBe('k3')
    expect(keys.at(-1)).toBe('k102')
  })

  it('a key that is used again becomes the newest', () => {
    expect(addRestoreKey(['a', 'b', 'c'], 'a')).toEqual(['b', 'c', 'a'])
  })
})
