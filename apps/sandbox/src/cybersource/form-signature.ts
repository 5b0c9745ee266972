import { createHmac, timingSafeEqual } from 'node:crypto'

type Fields = ReadonlyMap<string, string>

/** The signed fields in the order of `signed_field_names`, as `name=value` with commas between. */
const signedText = (fields: Fields): string =>
  (fields.get('signed_field_names') ?? '')
    .split(',')
    .map((name) => `${name}=${fields.get(name) ?? ''}`)
    .join(',')

/** Returns the signature of Secure Acceptance: base64 of HMAC-SHA256 with the secret as UTF-8. */
export const signatureOf = (fields: Fields, secret: string): string =>
  createHmac('sha256', secret).update(signedText(fields), 'utf8').digest('base64')

/** Returns whether the signature is right, and no field stands outside of it unnoticed. */
export const isSigned = (fields: Fields, secret: string): boolean => {
  const given = Buffer.from(fields.get('signature') ?? '')
  const expected = Buffer.from(signatureOf(fields, secret))
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Returns the fields that are neither signed nor named as unsigned. */
export const unnamedFields = (fields: Fields): string[] => {
  const named = new Set(
    ['signed_field_names', 'unsigned_field_names'].flatMap((name) =>
      (fields.get(name) ?? '').split(','),
    ),
  )
  return [...fields.keys()].filter((name) => name !== 'signature' && !named.has(name))
}
