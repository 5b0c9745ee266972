import { expect, it } from 'vitest'
import { openSecret, sealSecret } from './sealed-secret.ts'

const key = 'a secret of the tests and of nothing else'

it('ACC-5.1: the secret is stored encrypted, for its account and JWT_SECRET alone', () => {
  const sealed = sealSecret(key, 'mei', 'JBSWY3DP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(sealSecret(key, 'mei', 'JBSWY3DP')).not.toBe(sealed)
  expect(openSecret(key, 'mei', sealed)).toBe('JBSWY3DP')
  expect(openSecret(key, 'ann', sealed)).toBeUndefined()
  expect(openSecret(`${key}!`, 'mei', sealed)).toBeUndefined()
})
