import type { ListedShop, SearchShopsData, SearchShopsResult } from '@comanda/contract'
import { foldChinese } from '@comanda/engine/chinese'
import { distance } from './distance.ts'

/** A shop with the texts by which it is found. */
export interface SearchableShop {
  readonly shop: ListedShop
  readonly text: string
}

/** The shops of a page if the call names no limit. */
const usual = 20

/** Folds case and width as searches of a menu do, and the forms of Chinese. */
const folded = (text: string): string => foldChinese(text.normalize('NFKC').toLowerCase().trim())

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
  const found = shops
    .filter(({ text: own }) => own.includes(wanted))
    .map(({ shop }) => shop)
    .filter(
      (shop) => openForOnline === undefined || (shop.openForOnline ?? false) === openForOnline,
    )
  const total = found.length
  if (lat === undefined || long === undefined)
    return { total, shops: found.slice(skip, skip + limit) }
  const measured = found.map((shop): ListedShop => {
    if (shop.lat === undefined || shop.long === undefined) return shop
    return { ...shop, away: distance({ lat, long }, { lat: shop.lat, long: shop.long }) }
  })
  const sorted = measured.toSorted(
    (one, other) => (one.away ?? Infinity) - (other.away ?? Infinity) || 0,
  )
  return { total, shops: sorted.slice(skip, skip + limit) }
}
