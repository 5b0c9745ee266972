import type { Shop } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { shops } from '../../../tables/shops.ts'

const shopIsLive: Refusal = {
  kind: 'Conflict',
  code: 'shopIsLive',
  message: 'This shop is open already; change it in its settings.',
}

/** Locks a shop that is being set up, so that it does not open in the meantime. Throws if there is none, or if it is open. */
export const lockShopBeingSetUp = async (transaction: Database, shop: string): Promise<void> => {
  const [row] = await transaction
    .select({ beingSetUp: shops.beingSetUp })
    .from(shops)
    .where(eq(shops._id, shop))
    .for('no key update')
  if (!row) throw refused(shopNotFound)
  if (!row.beingSetUp) throw refused(shopIsLive)
}

/** Sets whether a shop is being set up, once. Returns the shop, or undefined if it was so already. */
export const setBeingSetUp = async (
  database: Database,
  shop: string,
  beingSetUp: boolean,
): Promise<Shop | undefined> => {
  const was = beingSetUp ? undefined : eq(shops.beingSetUp, true)
  const [row] = await database
    .update(shops)
    .set({ beingSetUp: beingSetUp ? true : null })
    .where(and(eq(shops._id, shop), was))
    .returning()
  if (!row) return undefined
  const { number: _, ...record } = row
  return withoutNulls(record)
}

/** Announces a shop, after the commit: its menu is read again, with what the transaction wrote. */
export const announceShop = ({ bus }: Pick<Runtime, 'bus'>, data: Shop): void =>
  bus.publish({ path: 'shops', event: 'patched', data })
