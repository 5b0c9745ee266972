import { objectIdOrNull } from '@comanda/engine/catalog'

/** How a visit begins, by its URL (ROUTE-2). */
export type Entry =
  | { readonly kind: 'table'; readonly shop: string | null; readonly viewItem: string | null }
  | {
      readonly kind: 'session'
      readonly session: string | null
      /** The index of the diner at the table. */
      readonly index?: number
    }
  | {
      readonly kind: 'shop'
      readonly shop: string | null
      /** Opened by the icon of the installed app. */
      readonly isInstalled?: true
    }
  | { readonly kind: 'resume' }

/** Returns the entry of a URL: a table's code, a session's link, a shop's link, or else what the device has stored. */
export const entryOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Entry => {
  const query = new URLSearchParams(search)
  const [, first, second, third = ''] = pathname.split('/')
  if ((first === 't' || first === 'o') && second)
    return {
      kind: 'session',
      session: objectIdOrNull(second),
      ...(first === 't' && /^\d{1,3}$/.test(third) ? { index: Number(third) } : {}),
    }
  const shop = query.get('id')
  if (first === 't' || query.has('t'))
    return { kind: 'table', shop: objectIdOrNull(shop), viewItem: objectIdOrNull(query.get('t')) }
  if (shop !== null && (first === '' || first === 'browse'))
    return {
      kind: 'shop',
      shop: objectIdOrNull(shop),
      ...(query.get('source') === 'installed' ? { isInstalled: true } : {}),
    }
  return { kind: 'resume' }
}
