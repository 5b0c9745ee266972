import type { OpenAccount } from '../open-account.ts'
import { sameText } from './same-text.ts'

/**
 * Returns whether a signature is the one that `sign` makes with the account's secret, or with its previous one while
 * that is valid.
 */
export const signedBy = (
  { secrets }: OpenAccount,
  name: string,
  signature: string,
  sign: (secret: string) => string,
): boolean => {
  const { current, previous } = secrets[name] ?? {}
  return [current, previous].some(
    (secret) => secret !== undefined && sameText(sign(secret), signature),
  )
}
