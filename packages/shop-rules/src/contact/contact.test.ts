import { describe, expect, it } from 'vitest'
import { emailError } from './email.ts'
import { licensePlateError, normalizeLicensePlate } from './license-plate.ts'
import { passwordErrors } from './password.ts'
import { normalizePhone, phoneError } from './phone.ts'

describe('e-mail (ACC-1.1)', () => {
  it.each(['', '  ', null, undefined])('%s → Email is required.', (text) => {
    expect(emailError(text)).toBe('Email is required.')
  })

  it.each(['a@b.co', ' chan.tai-man+menu@mail.example.com.hk ', "o'neil@x.io"])(
    '%s is right',
    (text) => {
      expect(emailError(text)).toBeUndefined()
    },
  )

  it.each([
    'a',
    'a@b',
    'a b@c.co',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a@-b.co',
    'a@b.co,',
    'ａ@b.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b.'.repeat(130)}co`,
  ])('%s → Input email is invalid.', (text) => {
    expect(emailError(text)).toBe('Input email is invalid.')
  })
})

describe('phone', () => {
  it('nothing → Phone is required (ACC-1.2)', () => {
    expect(phoneError(' ')).toBe('Phone is required')
    expect(phoneError(undefined)).toBe('Phone is required')
  })

  it.each([
    '91234567',
    '+852 9123 4567',
    '(02) 1234-5678',
    '+886912345678',
    '９１２３４５６７',
    '9123–4567',
    'tel:+85291234567',
    '91234567.0',
    '06.12.34.56.78',
  ])('%s is right', (text) => {
    expect(phoneError(text)).toBeUndefined()
  })

  it.each(['123', '12345678901234567', '9123456a', '++85291234567', '-91234567'])(
    '%s → Invalid phone number. (ACC-1.2)',
    (text) => {
      expect(phoneError(text)).toBe('Invalid phone number.')
    },
  )

  it('separators are taken out (ACC-1.2)', () => {
    expect(normalizePhone('+852 (9123)-4567')).toBe('+85291234567')
  })
})

describe('password', () => {
  it('a lower-case letter, a capital and a number, 8 characters or more (ACC-1.3)', () => {
    expect(passwordErrors('Passw0rd', 'Passw0rd')).toEqual([])
    expect(passwordErrors('')).toEqual([
      'tooShort',
      'needsLowercase',
      'needsUppercase',
      'needsNumber',
    ])
    expect(passwordErrors('Passw0r')).toEqual(['tooShort'])
    expect(passwordErrors('PASSW0RD')).toEqual(['needsLowercase'])
    expect(passwordErrors('passw0rd')).toEqual(['needsUppercase'])
    expect(passwordErrors('Password')).toEqual(['needsNumber'])
  })

  it('the minimum length is the shop’s to choose (ACC-1.3)', () => {
    expect(passwordErrors('Aa1aaaaaaa', undefined, 12)).toEqual(['tooShort'])
  })

  it('another repetition → Input passwords do not match. (ACC-1.4)', () => {
    expect(passwordErrors('Passw0rd', 'passw0rd')).toEqual(['Input passwords do not match.'])
  })
})

describe('license plate', () => {
  it('is required for drive-through (ACC-1.5)', () => {
    expect(licensePlateError('')).toBe('Please enter the license plate number')
    expect(licensePlateError(' - ')).toBe('Please enter the license plate number')
    expect(licensePlateError(undefined)).toBe('Please enter the license plate number')
    expect(licensePlateError('ab 123')).toBeUndefined()
  })

  it('is stored in capitals (ACC-1.5)', () => {
    expect(normalizeLicensePlate(' ab  123 ')).toBe('AB 123')
  })
})
