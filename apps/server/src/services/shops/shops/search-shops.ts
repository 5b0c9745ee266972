import type { ListedShop, SearchShopsData, SearchShopsResult } from '@comanda/contract'
import { foldSearch } from '@comanda/shop-rules/search'
import { distance } from './distance.ts'

/** A shop with the texts by which it is found. */
export interface SearchableShop {
  readonly shop: ListedShop
  readonly text: string
}

/** The shops of a page if the call names no limit. */
const usual = 20

/** Folds case and width as searches of a menu do, and the forms of Chinese. */
const folded = (text: string): string => foldSearch(text.trim())

/** Returns a shop with its names and addresses in every language as they are searched, simplified and traditional alike. */
export const searchable = (shop: ListedShop): SearchableShop => {
  const texts = [shop.name, shop.address, shop.addressDetail].flatMap((text) => text ?? [])
  return { shop, text: texts.map(({ value }) => folded(value)).join('\n') }
}

/**
 * Returns a page of the shops that a text is in, in their order, or the nearest to a position first (SCREEN-2.2): those of unknown
 * position last.
 */
export const searchShops = (
  shops: readonly SearchableShop[],
  { text = '', lat, long, openForOnline, skip = 0, limit = usual }: SearchShopsData,
): SearchShopsResult => {
  const wanted = folded(text)
  const isFound = ({ shop, text: own }: SearchableShop): boolean =>
    (openForOnline === undefined || (shop.openForOnline ?? false) === openForOnline) &&
    own.includes(wanted)
  if (lat === undefined || long === undefined) {
    const page: ListedShop[] = []
    let total = 0
    for (const one of shops) {
      if (!isFound(one)) continue
      total += 1
      if (total > skip && page.length < limit) page.push(one.shop)
    }
    return { total, shops: page }
  }
  const found = shops.filter(isFound).map(({ shop }) => shop)
  const measured = found.map((shop): ListedShop => {
    if (shop.lat === undefined || shop.long === undefined) return shop
    return { ...shop, away: distance({ lat, long }, { lat: shop.lat, long: shop.long }) }
  })
  const sorted = measured.toSorted(
    (one, other) => (one.away ?? Infinity) - (other.away ?? Infinity) || 0,
  )
  return { total: found.length, shops: sorted.slice(skip, skip + limit) }
}
