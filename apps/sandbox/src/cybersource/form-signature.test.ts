import { describe, expect, it } from 'vitest'
import { isSigned, signatureOf, unnamedFields } from './form-signature.ts'

const request = new Map([
  ['access_key', 'ACCESSKEY1'],
  ['profile_id', 'PROFILE1'],
  ['transaction_uuid', 'uuid-0001'],
  [
    'signed_field_names',
    'access_key,profile_id,transaction_uuid,signed_field_names,unsigned_field_names,signed_date_time,locale,transaction_type,reference_number,amount,currency',
  ],
  ['unsigned_field_names', ''],
  ['signed_date_time', '2026-01-02T03:04:05Z'],
  ['locale', 'en'],
  ['transaction_type', 'sale'],
  ['reference_number', 'ORD1'],
  ['amount', '128.50'],
  ['currency', 'HKD'],
])

describe('the signature of Secure Acceptance', () => {
  it('is HMAC-SHA256 over the signed fields, in their order', () => {
    const fields = new Map([
      ['signed_field_names', 'foo,baz'],
      ['baz', 'bat'],
      ['foo', 'bar'],
    ])
    expect(signatureOf(fields, 'FOO')).toBe('IVMC7Aj8pDKwLx+0eNfIfoQAHvViiLeavLyYatCtB+c=')
    expect(signatureOf(request, 'SECRET')).toBe('aU4E3C7hbWoe3fndGnjoB7FcIhsPP207rEgKz/hVVj0=')
  })

  it('is refused if any signed field differs', () => {
    const signature = signatureOf(request, 'SECRET')
    expect(isSigned(new Map([...request, ['signature', signature]]), 'SECRET')).toBe(true)
    for (const name of request.keys()) {
      if (name === 'unsigned_field_names') continue
      const tampered = new Map([...request, ['signature', signature], [name, 'x']])
      expect(isSigned(tampered, 'SECRET'), name).toBe(false)
    }
  })

  it('names the fields that are neither signed nor unsigned', () => {
    expect(unnamedFields(new Map([...request, ['tax', '1'], ['signature', 's']]))).toEqual(['tax'])
  })
})
