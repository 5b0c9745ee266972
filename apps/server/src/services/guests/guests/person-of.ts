import type { GuestFileData } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { GuestRow } from '../../../tables/guests.ts'
import { reservations } from '../../../tables/reservations.ts'
import { guestById, type Person } from '../../accounts/guest-files/guest-rows.ts'
import { openGuest } from '../../accounts/guest-files/open-guest.ts'
import { guestNotFound } from './refusals.ts'

const personOf = async (
  database: Database,
  { shop, user, reservation }: GuestFileData,
): Promise<Person | undefined> => {
  if (user !== undefined) return { user }
  if (reservation === undefined) return undefined
  const [row] = await database
    .select({
      user: reservations.user,
      phone: reservations.phone,
      email: reservations.email,
      name: reservations.name,
    })
    .from(reservations)
    .where(and(eq(reservations.shop, shop), eq(reservations._id, reservation)))
  // An erased booking names nobody.
  return row && (row.user ?? row.phone) ? row : undefined
}

/** Returns the row of a file that a call names, which begins if there is none (GUEST-1.3). */
export const namedGuest = async (
  { database, now }: Pick<Runtime, 'database' | 'now'>,
  data: GuestFileData,
): Promise<GuestRow> => {
  const row = await inTransaction(database, async (transaction) => {
    if (data.guest !== undefined) return guestById(transaction, data.guest)
    const person = await personOf(transaction, data)
    return person && openGuest(transaction, person, new Date(now()))
  })
  if (!row) throw refused(guestNotFound)
  return row
}
