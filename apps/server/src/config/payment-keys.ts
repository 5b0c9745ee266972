/** Letters, digits and signs that a shell and a file leave as they are; at least as long as 32 random bytes in Base64. */
const form = /^[\w.~+/=-]{40,200}$/

/**
 * Reads `PAYMENT_KEY`: the key that encrypts the secrets of payment accounts, and behind commas the ones before it, which
 * still decrypt. The problem never repeats a key.
 */
export const readPaymentKeys = (
  given: string | undefined,
): { readonly keys: readonly string[] } | { readonly problem: string } => {
  const keys = (given ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)
  return keys.every((key) => form.test(key))
    ? { keys }
    : {
        problem:
          'PAYMENT_KEY must have 40 to 200 characters, all of them letters, digits or any of -._~+/=: openssl rand -base64 32',
      }
}
