import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { refused } from '../../../../errors/refusal.ts'
import type { WithShopDirectory } from '../../../../shop-directory/in-shop-of-session.ts'
import { shopLookUp } from '../../../../shop-directory/shop-look-up.ts'
import { type WaitingPartyRow, waitingParties } from '../../../../tables/waiting-parties.ts'
import { waitingNotFound } from '../refusals.ts'

const shopsOfParties = shopLookUp(waitingParties)

const ofShop = (shop: string, id: string) =>
  and(eq(waitingParties.shop, shop), eq(waitingParties._id, id))

/** Runs work on a party under its shop, which its id tells (ID-2.1). Throws `NotFound` if there is no such party. */
export const inShopOfParty = async <R>(
  { reads, shopDirectory }: WithShopDirectory,
  id: string,
  work: (shop: string) => Promise<R | undefined>,
): Promise<R> => {
  const result = await shopDirectory.readByShop(reads, shopsOfParties, id, work)
  if (result === undefined) throw refused(waitingNotFound)
  return result
}

/** Returns a party; throws `NotFound` if there is none. */
export const loadParty = (within: WithShopDirectory, id: string): Promise<WaitingPartyRow> =>
  inShopOfParty(within, id, async (shop) => {
    const [row] = await within.reads.select().from(waitingParties).where(ofShop(shop, id))
    return row
  })

/** Returns a party, locked until the transaction ends. */
export const lockParty = async (
  transaction: Database,
  shop: string,
  id: string,
): Promise<WaitingPartyRow | undefined> => {
  const [row] = await transaction
    .select()
    .from(waitingParties)
    .where(ofShop(shop, id))
    .for('update')
  return row
}

/** Updates a locked party as its next version. */
export const changeParty = async (
  transaction: Database,
  { shop, _id, version }: WaitingPartyRow,
  change: Partial<WaitingPartyRow>,
): Promise<WaitingPartyRow> => {
  const [row] = await transaction
    .update(waitingParties)
    .set({ ...change, version: version + 1 })
    .where(ofShop(shop, _id))
    .returning()
  if (!row) throw refused(waitingNotFound)
  return row
}
