import { describe, expect, it } from 'vitest'
import { makeMemberPass, readMemberPass } from './member-pass.ts'

const secret = 'a secret of the tests and of nothing else'
const user = 'a'.repeat(24)
const bearer = { by: 'b'.repeat(24), shop: 'c'.repeat(24) }
const now = Date.parse('2026-03-02T10:00:00Z')
const pass = makeMemberPass(secret, user, bearer, now)

describe('a member’s pass', () => {
  it('names the member for 15 minutes', () => {
    expect(readMemberPass(secret, pass, bearer, now)).toBe(user)
    expect(readMemberPass(secret, pass, bearer, now + 15 * 60_000 - 1)).toBe(user)
    expect(readMemberPass(secret, pass, bearer, now + 15 * 60_000)).toBeUndefined()
  })

  it('is valid only for the caller who scanned the code, at that shop', () => {
    expect(readMemberPass(secret, pass, { ...bearer, by: user }, now)).toBeUndefined()
    expect(readMemberPass(secret, pass, { ...bearer, shop: user }, now)).toBeUndefined()
    expect(readMemberPass('another secret', pass, bearer, now)).toBeUndefined()
  })

  it.each([
    ['another member', () => pass.replace(user, 'd'.repeat(24))],
    ['a later end', () => pass.replace(/\.[0-9a-z]+\./, '.zzzzzzzzz.')],
    ['no signature', () => pass.slice(0, pass.lastIndexOf('.'))],
    ['nothing', () => ''],
    ['dots', () => '..'],
  ])('with %s it is of nobody', (_name, make) => {
    expect(readMemberPass(secret, make(), bearer, now)).toBeUndefined()
  })
})
