import type { CallParams } from '../runtime/app.ts'
import { callerAddress } from './caller-address.ts'
import { textOf } from './text-of.ts'

/** What the data of a call reveals about its caller. */
export interface SentWith {
  /** A restore key that the caller's device has. */
  readonly restoreKey?: string | undefined
  /** Whether nobody else would send the same data: it contains random ids or contact details. */
  readonly isDistinct?: boolean
}

/**
 * Returns who makes a call, to recognise their retries of a write without an idempotency key: the account or terminal, a
 * visitor's device by its restore key, else the connection. Data that nobody else would send is recognised over a
 * reconnection too, by the address and the user agent, as everything is over REST.
 */
export const callerIdentity = (
  params: CallParams | undefined,
  { restoreKey, isDistinct = false }: SentWith = {},
): string => {
  const { user, provider, connection, requestId, headers } = params ?? {}
  if (user) return `user ${user._id}`
  if (provider === undefined) return 'server'
  if (restoreKey !== undefined) return `restoreKey ${restoreKey}`
  if (connection && !isDistinct) return `connection ${requestId ?? ''}`
  return `address ${callerAddress(params ?? {})} ${textOf(headers?.['user-agent'])}`
}
