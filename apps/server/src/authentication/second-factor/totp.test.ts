import { expect, it } from 'vitest'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

/** The secret of RFC 6238, appendix B: `12345678901234567890`. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('ACC-5.1: codes are those of RFC 6238: at %s s it is %s', (seconds, code) => {
  expect(totpStep(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  expect(totpStep(secret, code, (seconds + 30) * 1000)).toBe(Math.floor(seconds / 30))
  expect(totpStep(secret, code, (seconds + 90) * 1000)).toBeUndefined()
})

it('a new secret has 160 bits, and its address names the account', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(totpUri(secret, 'Lantern Lane', 'mei@x.test')).toMatch(
    /^otpauth:\/\/totp\/Lantern%20Lane:mei%40x\.test\?.*secret=GEZDGNBV/,
  )
})
