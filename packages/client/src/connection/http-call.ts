import { type CallError, disconnected } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'

/** How long a call may take, in ms (CALL-2.10). */
export const REQUEST_TIMEOUT = 30_000

const failed = async (response: Response): Promise<CallError> => {
  const body: unknown = await response.json().catch(() => undefined)
  const message = `Invalid status: ${response.statusText}`
  return normaliseError({ message, ...(body as object | undefined), statusCode: response.status })
}

/** What an HTTP call sends besides its address. */
export interface HttpCall {
  readonly headers?: Readonly<Record<string, string>>
  /** `no-store` where an answer must never be an earlier one. */
  readonly cache?: RequestCache
  /** Sent as JSON, by POST. */
  readonly data?: unknown
  /** Sent as it is, by POST. */
  readonly body?: Blob
}

/**
 * A call under `/api` by HTTP, for what shall not wait for the socket. 304 is an answer; any other status that is none
 * fails with a `CallError`, and so does a network that fails.
 */
export const httpCall = async (
  url: string,
  path: string,
  { headers = {}, cache = 'default', data, body }: HttpCall = {},
): Promise<Response> => {
  const json = { 'content-type': 'application/json', ...headers }
  let sent: RequestInit = { headers }
  if (body) sent = { method: 'POST', headers, body }
  else if (data !== undefined) sent = { method: 'POST', headers: json, body: JSON.stringify(data) }
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT)
  const response = await fetch(`${url}/api/${path}`, { ...sent, signal, cache }).catch(() => {
    throw disconnected()
  })
  if (!response.ok && response.status !== 304) throw await failed(response)
  return response
}
