import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { guestFigures } from '../../../tables/guest-figures.ts'
import type { WholeGuest } from '../../accounts/guest-files/whole-guest.ts'
import { keysOf, reservationsOfGuest } from './reservations-of-guest.ts'
import { visitsOfGuest } from './visits-of-guest.ts'

/** Counts a person's visits to a shop again: however often it is done, the figures are those of the visits (GUEST-7.2). */
export const countGuest = async (
  transaction: Database,
  shop: string,
  whole: WholeGuest,
): Promise<void> => {
  const guest = whole.root._id
  for (const { _id } of whole.rows)
    await transaction
      .delete(guestFigures)
      .where(and(eq(guestFigures.shop, shop), eq(guestFigures.guest, _id)))
  const booked = await reservationsOfGuest(transaction, shop, whole)
  const { users } = keysOf(whole)
  const { visits, spent } = await visitsOfGuest(transaction, shop, users, booked)
  const [latest] = visits
  if (!latest) return
  await transaction
    .insert(guestFigures)
    .values({ shop, guest, visits: visits.length, spent, lastVisit: latest.createTime })
}

/** Returns the shops in which files have figures. */
export const countedShops = async (
  transaction: Database,
  { rows }: WholeGuest,
): Promise<readonly string[]> => {
  const shops = new Set<string>()
  for (const { _id } of rows) {
    const found = await transaction
      .select({ shop: guestFigures.shop })
      .from(guestFigures)
      .where(eq(guestFigures.guest, _id))
    for (const { shop } of found) shops.add(shop)
  }
  return [...shops]
}
