const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

/** Returns random URL-safe characters of 6 bits each: 24 of them for idempotency keys, fewer for line ids. */
export const randomKey = (length: number = 24): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => ALPHABET[byte & 63]).join('')
}
