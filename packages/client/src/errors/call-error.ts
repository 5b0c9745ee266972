/** What a call failed with, whatever it came through (ERR-1). */
export interface CallFailure {
  /** `NotFound`, `Conflict`, `Timeout` … */
  readonly name: string
  readonly message: string
  /** HTTP status; 500 where none is known. */
  readonly statusCode: number
  /** The contract's error code (`data.code`), by which a screen chooses its words. */
  readonly code?: string
  /** Path to what is wrong in the data that was sent. */
  readonly field?: string
  readonly data?: Readonly<Record<string, unknown>>
  /** Why the network failed a call. */
  readonly reason?: 'socketDisconnect' | 'timeout' | 'offline'
  /** `false` where the call never left this device, so that nothing can have come of it. */
  readonly sent?: boolean
}

/** A failed call as it is thrown. */
export class CallError extends Error implements CallFailure {
  readonly statusCode: number
  readonly code?: string
  readonly field?: string
  readonly data?: Readonly<Record<string, unknown>>
  readonly reason?: 'socketDisconnect' | 'timeout' | 'offline'
  readonly sent: boolean

  constructor({ name, message, statusCode, sent = true, ...rest }: CallFailure) {
    super(message)
    this.name = name
    this.statusCode = statusCode
    this.sent = sent
    Object.assign(this, rest)
  }
}

/** The socket went away under a call: it may or may not have been carried out. */
export const disconnected = (): CallError =>
  new CallError({
    name: 'Timeout',
    message: 'Network disconnected',
    statusCode: 500,
    reason: 'socketDisconnect',
  })

/** No answer within the time: it may or may not have been carried out. */
export const timedOut = (): CallError =>
  new CallError({
    name: 'Timeout',
    message: 'Request timed out',
    statusCode: 500,
    reason: 'timeout',
  })

/** There was no connection in all that time: the call was never sent. */
export const neverSent = (): CallError =>
  new CallError({
    name: 'Timeout',
    message: 'Network disconnected',
    statusCode: 500,
    reason: 'offline',
    sent: false,
  })
