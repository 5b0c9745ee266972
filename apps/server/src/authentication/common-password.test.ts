import { describe, expect, it } from 'vitest'
import { isCommonPassword, isOwnName } from './common-password.ts'

describe('ACC-1.6: the most common passwords', () => {
  it.each([
    'Password1',
    'P@ssw0rd',
    'Passw0rd!',
    'Qwerty123',
    'Michael2024',
    'Welcome1!',
    'Iloveyou1',
    'Abc12345',
  ])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['Correct horse 9', 'Lantern-Lane-8', 'Wire-Kitchen-8', 'kT9-vaqumi'])(
    '%s is not',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )
})

describe('ACC-1.6: the own name, address or number', () => {
  const own = { email: 'mei.chan@example.com', name: 'Mei Chan', phone: '+852 9123 4567' }

  it.each(['Mei.Chan1', 'MeiChan2024', 'mei.chan@example.com', '+85291234567', 'Chan-Mei-Chan1'])(
    '%s is refused',
    (password) => {
      expect(isOwnName(password, { ...own, firstName: 'Mei', lastName: 'Chan' })).toBe(true)
    },
  )

  it('a long password may contain it', () => {
    expect(isOwnName('Mei Chan likes tea 9', own)).toBe(false)
  })
})
