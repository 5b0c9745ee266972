/** The fields of a failed call, over socket or HTTP (ERR-1). */
export interface CallFailure {
  /** `NotFound`, `Conflict`, `Timeout` … */
  readonly name: string
  readonly message: string
  /** HTTP status; 500 if it is unknown. */
  readonly statusCode: number
  /** The contract's error code (`data.code`), which selects the message on screen. */
  readonly code?: string
  /** The path of the invalid field in the data that was sent. */
  readonly field?: string
  readonly data?: Readonly<Record<string, unknown>>
  /** The network failure, if it is one. */
  readonly reason?: 'socketDisconnect' | 'timeout' | 'offline'
  /** `false` if the call was not sent, so that the server cannot have carried it out. */
  readonly sent?: boolean
}

/** The error that a failed call throws. */
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

/** Returns the error of a disconnect during a call: the server may have carried it out. */
export const disconnected = (): CallError =>
  new CallError({
    name: 'Timeout',
    message: 'Network disconnected',
    statusCode: 500,
    reason: 'socketDisconnect',
  })

/** Returns the error of a timeout: the server may have carried the call out. */
export const timedOut = (): CallError =>
  new CallError({
    name: 'Timeout',
    message: 'Request timed out',
    statusCode: 500,
    reason: 'timeout',
  })

/** Returns the error of a call that was not sent, since there was no connection. */
export const neverSent = (): CallError =>
  new CallError({
    name: 'Timeout',
    message: 'Network disconnected',
    statusCode: 500,
    reason: 'offline',
    sent: false,
  })
