import { createHmac } from 'node:crypto'

type Fields = ReadonlyMap<string, string>

/** Returns the text that a signature covers: `name=value` of the names, in their order. Nothing is escaped. */
export const signedText = (names: readonly string[], fields: Fields): string =>
  names.map((name) => `${name}=${fields.get(name) ?? ''}`).join(',')

/** Returns the signature of Secure Acceptance: HMAC-SHA256 in Base64. */
export const signText = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64')

/**
 * Returns whether a signed text can be read in another way: if a value contains `,name=` of a signed name, a payer who
 * chose that value could move the border between two fields.
 */
export const isAmbiguous = (names: readonly string[], fields: Fields): boolean => {
  if (new Set(names).size < names.length || names.some((name) => !/^\w+$/.test(name))) return true
  const borders = names.map((name) => `,${name}=`)
  return names.some((name) => borders.some((border) => fields.get(name)?.includes(border)))
}
