import { setup, type SetupProgress, type SetupStep } from '@comanda/contract'
import { count, eq, sql } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { owners } from '../../../policies/staff.ts'
import { products } from '../../../tables/products.ts'
import { setups } from '../../../tables/setups.ts'
import { shops } from '../../../tables/shops.ts'
import { tableViewItems } from '../../../tables/table-view-items.ts'
import { lockShopBeingSetUp } from './shop-being-set-up.ts'

/** Stores the step at which the owner is, and the shop if it is a new one. */
export const moveTo = async (
  database: Database,
  place: { readonly step: SetupStep; readonly shop?: string | null },
): Promise<void> => {
  await database
    .insert(setups)
    .values({ ...place, createTime: sql`now()` })
    .onConflictDoUpdate({ target: setups._id, set: place })
}

const hasShop = async (database: Database): Promise<boolean> =>
  (await database.select({ _id: shops._id }).from(shops).limit(1)).length > 0

/** Returns the step at which the owner left off. A shop that was opened or deleted since is no longer being set up. */
const progressOf = async (database: Database): Promise<SetupProgress> => {
  const [row] = await database
    .select({ step: setups.step, shop: shops._id, beingSetUp: shops.beingSetUp })
    .from(setups)
    .leftJoin(shops, eq(shops._id, setups.shop))
    .limit(1)
  const { shop } = row ?? {}
  if (!row?.beingSetUp || typeof shop !== 'string') {
    // An installation from before there was a setup needs none.
    const isDone = row ? row.step === 'done' : await hasShop(database)
    return { step: isDone ? 'done' : 'shop', dishes: 0, tables: 0 }
  }
  const [dishes] = await database
    .select({ many: count() })
    .from(products)
    .where(eq(products.shop, shop))
  const [tables] = await database
    .select({ many: count() })
    .from(tableViewItems)
    .where(eq(tableViewItems.shop, shop))
  const step = row.step ?? 'menu'
  return { step, shop, dishes: dishes?.many ?? 0, tables: tables?.many ?? 0 }
}

/** `create setup/progress` (SETUP-2.9). */
export const progress = serveCall(
  setup.calls.progress,
  owners,
  async ({ step, shop }, { runtime: { database } }): Promise<SetupProgress> => {
    if (shop !== undefined) {
      await database.transaction((transaction) => lockShopBeingSetUp(transaction, shop))
      await moveTo(database, { step: step ?? 'codes', shop })
    } else if (step === 'shop') await moveTo(database, { step, shop: null })
    else if (step !== undefined) await moveTo(database, { step })
    return progressOf(database)
  },
)
