import type { Menu } from '@comanda/contract'
import { REQUEST_TIMEOUT } from '../connection/connection.ts'
import { type CallError, disconnected } from '../errors/call-error.ts'
import { normaliseError } from '../errors/normalise-error.ts'

/** A menu as it was served, with the tag by which it is asked for again. */
export interface ServedMenu {
  readonly menu: Menu
  readonly etag: string | null
}

const failed = async (response: Response): Promise<CallError> => {
  const body: unknown = await response.json().catch(() => undefined)
  const message = `Invalid status: ${response.statusText}`
  return normaliseError({ message, ...(body as object | undefined), statusCode: response.status })
}

/**
 * `GET menus/{shop}`: `undefined` where the server still has what is known by this tag. Fails with a `CallError`.
 */
export const loadMenu = async (
  url: string,
  shop: string,
  etag: string | null,
): Promise<ServedMenu | undefined> => {
  const headers: Record<string, string> = etag === null ? {} : { 'if-none-match': etag }
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT)
  const response = await fetch(`${url}/api/menus/${shop}`, { headers, signal }).catch(() => {
    throw disconnected()
  })
  if (response.status === 304) return undefined
  if (!response.ok) throw await failed(response)
  return { menu: (await response.json()) as Menu, etag: response.headers.get('etag') }
}
