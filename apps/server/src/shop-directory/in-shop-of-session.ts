import type { Database } from '../database/connect.ts'
import { tableSessions } from '../tables/table-sessions.ts'
import type { ShopDirectory } from './shop-directory.ts'
import { shopLookUp } from './shop-look-up.ts'

const sessionShops = shopLookUp(tableSessions)

/** What a reader of records by their ids needs. */
export interface WithShopDirectory {
  readonly reads: Database
  readonly shopDirectory: ShopDirectory
}

/**
 * Runs work on a session under its shop, which the session's id tells (ID-2.1), and returns its result. `work` returns
 * undefined if the shop does not have the session; if another shop has it, it runs again. Returns undefined if there is no
 * such session.
 */
export const inShopOfSession = <R>(
  { shopDirectory, reads }: WithShopDirectory,
  session: string,
  work: (shop: string) => Promise<R | undefined>,
): Promise<R | undefined> => shopDirectory.readByShop(reads, sessionShops, session, work)
