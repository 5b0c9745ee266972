import type { Menu } from '@comanda/contract'
import { httpCall } from '../connection/http-call.ts'

/** A menu as the server sent it, with its etag. */
export interface ServedMenu {
  readonly menu: Menu
  readonly etag: string | null
}

/** A menu that was requested before there was a client; nothing if that failed. */
export interface FirstMenu {
  readonly shop: string
  readonly served: Promise<ServedMenu | undefined>
}

/** `GET menus/{shop}`. Returns `undefined` if the menu of this etag is not modified. Fails with a `CallError`. */
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
