import { describe, expect, it } from 'vitest'
import { isObjectId, objectIdOrNull } from './object-id.ts'

describe('identifiers', () => {
  it('24 hexadecimal characters are an identifier, in either case (CALL-4.7)', () => {
    expect(objectIdOrNull('0123456789abcdef01234567')).toBe('0123456789abcdef01234567')
    expect(isObjectId('0123456789ABCDEF01234567')).toBe(true)
  })

  it.each([null, undefined, 1, '', 'abc', '0123456789abcdef0123456g', '0123456789abcdef012345678'])(
    '%s is sent as null (CALL-4.7)',
    (value) => {
      expect(objectIdOrNull(value)).toBeNull()
    },
  )
})
