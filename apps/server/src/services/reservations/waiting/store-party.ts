import type { Database } from '../../../database/connect.ts'
import type { WaitingPartyRow } from '../../../tables/waiting-parties.ts'
import { storeSeated } from '../reservations/queries/store-booking.ts'

/** Writes a party and what its guests must not eat on the sessions at which they sit, as a reservation's (WAIT-3.6). */
export const storeParty = (transaction: Database, row: WaitingPartyRow): Promise<void> =>
  storeSeated(transaction, row, { waited: true })
