import { DEFAULT_WAITING_RULES, type WaitingRules } from '@comanda/shop-rules/waiting'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { withoutNulls } from '../../../../records/without-nulls.ts'
import { waitingSettings } from '../../../../tables/waiting-settings.ts'

/** Returns how a shop keeps its waiting list, and whether guests join by themselves. */
export const loadWaitingRules = async (
  database: Database,
  shop: string,
): Promise<WaitingRules & { readonly isOpen: boolean; readonly onBoard: boolean }> => {
  const [found] = await database
    .select()
    .from(waitingSettings)
    .where(eq(waitingSettings.shop, shop))
  const own = found === undefined ? {} : withoutNulls(found)
  return {
    ...DEFAULT_WAITING_RULES,
    ...own,
    isOpen: found?.enabled === true,
    onBoard: found?.onBoard === true,
  }
}
