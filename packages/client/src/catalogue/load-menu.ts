import type { Menu } from '@comanda/contract'
import { httpCall } from '../connection/http-call.ts'

/** A menu as it was served, with the tag by which it is asked for again. */
export interface ServedMenu {
  readonly menu: Menu
  readonly etag: string | null
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
  const response = await httpCall(url, `menus/${shop}`, { headers })
  if (response.status === 304) return undefined
  return { menu: (await response.json()) as Menu, etag: response.headers.get('etag') }
}
