import { isGuestPresent } from '@comanda/shop-rules/table-guests'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type TableGuestRow, tableGuests } from '../../../tables/table-guests.ts'
import { changeGuest } from './guest-rows.ts'

/**
 * Notes that a guest's phone was heard of. Returns the guest if they had been away: only this is announced, since
 * phones read the times by themselves each half minute.
 */
export const guestSeen = async (
  database: Database,
  guest: TableGuestRow,
  now: Date,
): Promise<TableGuestRow | undefined> => {
  const seenTime = now.toISOString()
  if (!isGuestPresent(guest, now.getTime())) return changeGuest(database, guest, { seenTime })
  await database
    .update(tableGuests)
    .set({ seenTime })
    .where(and(eq(tableGuests.shop, guest.shop), eq(tableGuests._id, guest._id)))
  return undefined
}
