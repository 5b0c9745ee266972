import { createHash } from 'node:crypto'
import type { CallParams } from '../runtime/app.ts'
import { callerIdentity } from './caller-identity.ts'

const kindOf = (character: string): string => {
  if (/[a-z]/.test(character)) return 'lower'
  if (/[A-Z]/.test(character)) return 'upper'
  return 'digit'
}

/** Random keys mix letters, cases and digits; words, counters and times do not. */
const MIXED = 5

/** Returns whether a key may be a word, a counter or a time, which somebody else could send too. */
const isGuessable = (key: string): boolean => {
  const kinds = Array.from(key.replaceAll(/[_-]/g, ''), kindOf)
  return kinds.filter((kind, at) => at > 0 && kind !== kinds[at - 1]).length < MIXED
}

/**
 * Returns the key under which a write is recognised: an idempotency key that can be guessed is one of its sender only
 * (CALL-4.12), so that nobody gets a stranger's response, which may contain a restore key.
 */
export const ownedKey = (
  params: CallParams | undefined,
  key: string | undefined,
): string | undefined => {
  if (key === undefined || !isGuessable(key)) return key
  const owner = callerIdentity(params, { isDistinct: true })
  // No key of a client contains a colon.
  return `owned:${createHash('sha256')
    .update(JSON.stringify([owner, key]))
    .digest('base64url')}`
}

/** Returns the data of a call with its key as `ownedKey` returns it. */
export const withOwnedKey = <T extends { readonly idempotencyKey?: string }>(
  params: CallParams | undefined,
  data: T,
): T => {
  const key = ownedKey(params, data.idempotencyKey)
  return key === undefined ? data : { ...data, idempotencyKey: key }
}
