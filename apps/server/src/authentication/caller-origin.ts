import type { CallParams } from '../runtime/app.ts'
import { callerAddress } from './caller-address.ts'
import { textOf } from './text-of.ts'

/** From where a caller orders. */
export interface CallerOrigin {
  /**
   * The account, else the connection, else the address with its program: what a visitor cannot change as easily as the keys
   * that they send.
   */
  readonly device: string
  /** The address of a visitor; an account is limited by itself. */
  readonly address?: string
}

/** Returns the origin of a call, or undefined for a call of the server itself. */
export const callerOrigin = (params: CallParams = {}): CallerOrigin | undefined => {
  const { user, provider, connection, requestId, headers } = params
  if (user) return { device: `user ${user._id}` }
  if (provider === undefined) return undefined
  const address = callerAddress(params)
  if (connection && requestId !== undefined) return { device: `connection ${requestId}`, address }
  return { device: `address ${address} ${textOf(headers?.['user-agent'])}`, address }
}
