import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { phoneSpellings } from './phone-spellings.ts'

it.each([
  ['+852 9123 4567', '91234567'],
  ['9123-4567', '+85291234567'],
  ['+886 912 345 678', '0912345678'],
  ['0912 345 678', '+886912345678'],
  ['91234567', '91234567'],
])('%s may stand as %s', (written, kept) => {
  expect(phoneSpellings(written)).toContain(kept)
})

it('a number of another country is not taken for it', () => {
  expect(phoneSpellings('+852 9123 4567')).not.toContain('+6591234567')
})

it('law: whoever registers with a spelling signs in with any other of it', () => {
  const local = fc.stringMatching(/^[2-9][0-9]{7,8}$/)
  fc.assert(
    fc.property(local, fc.constantFrom('852', '886', '65', '60', '61'), (number, code) => {
      expect(phoneSpellings(number)).toContain(`+${code}${number}`)
      expect(phoneSpellings(`+${code}${number}`)).toContain(number)
    }),
  )
})
