import type { Shop } from '@comanda/contract'
import { type Fold, matchesKeyword } from '@comanda/engine/catalog'
import { distance, type Position } from './distance.ts'

/** A shop of the list, with its distance in km if it is known. */
export interface FoundShop {
  readonly shop: Shop
  readonly away?: number
}

const awayOf = ({ lat, long }: Shop, from: Position | undefined): number | undefined =>
  from && lat !== undefined && long !== undefined ? distance(from, { lat, long }) : undefined

/**
 * Returns the shops that match a keyword in any language, by name or address; the nearest first if the diner's position is
 * known.
 */
export const foundShops = (
  shops: readonly Shop[],
  keyword: string,
  from: Position | undefined,
  fold?: Fold,
): readonly FoundShop[] =>
  shops
    .filter((shop) =>
      [shop.name, shop.address, shop.addressDetail].some((text) =>
        matchesKeyword(text, keyword, fold),
      ),
    )
    .map((shop): FoundShop => {
      const away = awayOf(shop, from)
      return away === undefined ? { shop } : { shop, away }
    })
    .toSorted((one, other) => (one.away ?? Infinity) - (other.away ?? Infinity) || 0)
