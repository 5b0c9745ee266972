import { type CallError, disconnected } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { sendInTime } from '../errors/retry-wait.ts'

/** The timeout of a call, in ms (CALL-2.10). */
export const REQUEST_TIMEOUT = 30_000

const failed = async (response: Response): Promise<CallError> => {
  const body: unknown = await response.json().catch(() => undefined)
  const message = `Invalid status: ${response.statusText}`
  return normaliseError({ message, ...(body as object | undefined), statusCode: response.status })
}

/** Options of an HTTP call. */
export interface HttpCall {
  readonly headers?: Readonly<Record<string, string>>
  /** `no-store` if the response must not come from a cache. */
  readonly cache?: RequestCache
  /** Sent as JSON, by POST. */
  readonly data?: unknown
  /** Sent unchanged, by POST. */
  readonly body?: Blob
}

/**
 * Calls a path under `/api` by HTTP, for calls that should not wait for the socket. 304 counts as a success; any other
 * status outside 2xx, and a network failure, fails with a `CallError`.
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
  return sendInTime(async () => {
    const response = await fetch(`${url}/api/${path}`, { ...sent, signal, cache }).catch(() => {
      throw disconnected()
    })
    if (!response.ok && response.status !== 304) throw await failed(response)
    return response
  })
}
