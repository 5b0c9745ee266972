import { randomUUID } from 'node:crypto'
import type { CallParams } from '../runtime/app.ts'
import { callerAddress } from './caller-address.ts'
import { textOf } from './text-of.ts'

/** What the data of a call reveals about its caller. */
export interface SentWith {
  /** A restore key that the caller has. All diners of a table have the same. */
  readonly restoreKey?: string | null | undefined
  /** Whether nobody else would send the same data: it contains random ids or contact details. */
  readonly isDistinct?: boolean
}

/**
 * Returns who makes a call, to recognise their retries of a write without an idempotency key (CALL-4.8, CALL-4.9). A
 * visitor who cannot be told from a stranger is somebody else at each call: nobody gets the response of another.
 */
export const callerIdentity = (
  params: CallParams | undefined,
  { restoreKey, isDistinct = false }: SentWith = {},
): string => {
  const { user, provider, connection, requestId, headers } = params ?? {}
  if (user) return `user ${user._id}`
  if (provider === undefined) return 'server'
  if (connection && !isDistinct) return `connection ${requestId ?? ''}`
  if (!restoreKey && !isDistinct) return `call ${randomUUID()}`
  return `address ${callerAddress(params ?? {})} ${textOf(headers?.['user-agent'])} ${restoreKey ?? ''}`
}
