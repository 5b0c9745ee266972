import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import type { TableGuestRow } from '../../../tables/table-guests.ts'
import { guestKeyHash } from './guest-key.ts'
import { guestsOfTable, type OfSession } from './guest-rows.ts'
import { guestNotAdmitted } from './refusals.ts'

/** The guest of a table who has a key, with all others. */
export interface GuestAtTable {
  readonly self: TableGuestRow
  readonly guests: readonly TableGuestRow[]
}

/** Returns the admitted guest who has a key; throws `guestNotAdmitted` if there is none. */
export const guestAtTable = async (
  database: Database,
  of: OfSession,
  key: string,
): Promise<GuestAtTable> => {
  const guests = await guestsOfTable(database, of)
  const hash = guestKeyHash(key)
  const self = guests.find(({ keyHash }) => keyHash === hash)
  if (self?.status !== 'admitted') throw refused(guestNotAdmitted)
  return { self, guests }
}
