import type { GuestGivingsData, GuestGivingsResult } from '@comanda/contract'
import { desc, eq } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { guestGivings } from '../../../tables/guest-givings.ts'
import { givingRecord } from './give.ts'

/** `create guests/givings`: what was given to lists of a shop, the latest first. */
export const givings = async (
  { reads }: Pick<Runtime, 'reads'>,
  { shop }: GuestGivingsData,
): Promise<GuestGivingsResult> => {
  const rows = await reads
    .select()
    .from(guestGivings)
    .where(eq(guestGivings.shop, shop))
    .orderBy(desc(guestGivings.createTime), desc(guestGivings._id))
    .limit(20)
  return { givings: rows.map(givingRecord) }
}
