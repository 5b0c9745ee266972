import type { ListedShop, SearchShopsData, SearchShopsResult } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

export type FoundShop = ListedShop

/** Shops of a page. */
const page = 20

/** Returns a page of the shops that a search finds, the nearest first if it has a position (CALL-2.12). */
export const searchShops = (
  { service }: Pick<Connection, 'service'>,
  search: Omit<SearchShopsData, 'limit'>,
): Promise<SearchShopsResult> => service('shops/search').create({ ...search, limit: page })
