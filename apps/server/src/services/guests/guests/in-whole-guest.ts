import type { ChangedGuest } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { type GuestRow, guests, type StoredGuestChange } from '../../../tables/guests.ts'
import { guestById } from '../../accounts/guest-files/guest-rows.ts'
import { type WholeGuest, wholeGuest } from '../../accounts/guest-files/whole-guest.ts'
import { guestNotFound } from './refusals.ts'

/** How many changes a file remembers. */
const kept = 100

/** Returns a file's history with one more change. */
export const withChange = (
  { history }: GuestRow,
  change: StoredGuestChange,
): readonly StoredGuestChange[] => [...history, change].slice(-kept)

/** Returns the whole of a person, its first file locked until the transaction ends. Throws `guestNotFound`. */
export const lockWhole = async (transaction: Database, id: string): Promise<WholeGuest> => {
  const row = await guestById(transaction, id)
  if (!row) throw refused(guestNotFound)
  const { root } = await wholeGuest(transaction, row)
  await transaction
    .select({ _id: guests._id })
    .from(guests)
    .where(eq(guests._id, root._id))
    .for('update')
  // It may have been merged, or erased, while we waited.
  const now = await guestById(transaction, id)
  if (!now) throw refused(guestNotFound)
  const whole = await wholeGuest(transaction, now)
  return whole.root._id === root._id ? whole : lockWhole(transaction, id)
}

/** Does a write of a file in a transaction, and says to those who wait on tables in the shop that it has changed. */
export const changeFile = async (
  { database, bus }: Pick<Runtime, 'database' | 'bus'>,
  shop: string,
  work: (transaction: Database) => Promise<ChangedGuest>,
): Promise<ChangedGuest> => {
  const { _id, version } = await inTransaction(database, work)
  bus.publish({ path: 'guests', event: 'patched', data: { _id, shop, version } })
  return { _id, version }
}
