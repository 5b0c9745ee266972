import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { phoneSpellings } from './phone-spellings.ts'

it.each([
  ['+852 9123 4567', '91234567'],
  ['9123-4567', '+85291234567'],
  ['+886 912 345 678', '0912345678'],
  ['0912 345 678', '+886912345678'],
  ['91234567', '91234567'],
  ['85291234567', '91234567'],
  ['852 9123 4567', '+85291234567'],
  ['852-9123-4567', '+85291234567'],
  ['00852 9123 4567', '+85291234567'],
  ['+852 9123 4567', '85291234567'],
  ['9123 4567', '85291234567'],
  ['886912345678', '0912345678'],
  ['886 0912 345 678', '+886912345678'],
  ['+886 (0)912 345 678', '+886912345678'],
  ['912 345 678', '0912345678'],
  ['+853 6612 3456', '66123456'],
  ['6612-3456', '+85366123456'],
  ['+39 06 1234 5678', '0612345678'],
  ['06 1234 5678', '+390612345678'],
  ['+44 20 7946 0958', '02079460958'],
  ['020 7946 0958', '+442079460958'],
  ['06 12 34 56 78', '+33612345678'],
  ['+36 30 123 4567', '06301234567'],
  ['0049 30 901820', '+4930901820'],
  ['+82 10-1234-5678', '01012345678'],
  ['９１２３　４５６７', '+85291234567'],
  ['tel:+852-9123-4567', '91234567'],
  ['9123\u20134567', '+85291234567'],
  ['9123\u00a04567', '+85291234567'],
  ['91234567.0', '+85291234567'],
  ['06.12.34.56.78', '+33612345678'],
])('%s may stand as %s', (written, kept) => {
  expect(phoneSpellings(written)).toContain(kept)
})

it('a number of another country does not match', () => {
  expect(phoneSpellings('+852 9123 4567')).not.toContain('+6591234567')
})

it('a national number that begins like a country code, but is not complete with it, stays national', () => {
  expect(phoneSpellings('8521 2345')).not.toContain('12345')
  expect(phoneSpellings('8521 2345')).toContain('+85285212345')
})

it('law: a user who registers with one spelling signs in with any other', () => {
  const local = fc.stringMatching(/^[2-9][0-9]{7,8}$/)
  fc.assert(
    fc.property(local, fc.constantFrom('852', '886', '65', '60', '61'), (number, code) => {
      expect(phoneSpellings(number)).toContain(`+${code}${number}`)
      expect(phoneSpellings(`+${code}${number}`)).toContain(number)
      expect(phoneSpellings(`${code}${number}`)).toContain(`${code}${number}`)
    }),
  )
})

const lengths = { '852': 8, '886': 9, '65': 8, '60': 9, '61': 9, '86': 11, '1': 10 } as const

it('law: a number with its country code but without + equals the number with both', () => {
  const codes = fc.constantFrom(...(Object.keys(lengths) as (keyof typeof lengths)[]))
  const digits = fc.stringMatching(/^[2-9][0-9]{10}$/)
  fc.assert(
    fc.property(codes, digits, (code, all) => {
      const number = all.slice(0, lengths[code])
      expect(phoneSpellings(`${code}${number}`)).toContain(`+${code}${number}`)
      expect(phoneSpellings(`+${code}${number}`)).toContain(`${code}${number}`)
    }),
  )
})
