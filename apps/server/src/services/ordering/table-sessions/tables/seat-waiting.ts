import type { SeatWaitingData, SeatWaitingResult, User } from '@comanda/contract'
import { canWaitingBecome } from '@comanda/shop-rules/waiting'
import { refused } from '../../../../errors/refusal.ts'
import type { ReservationRow } from '../../../../tables/reservations.ts'
import { lockBook } from '../../../reservations/reservations/queries/lock-book.ts'
import { reservationRecord } from '../../../reservations/reservations/reservation-record.ts'
import { announceParty } from '../../../reservations/waiting/announce.ts'
import {
  changeParty,
  loadParty,
  lockParty,
} from '../../../reservations/waiting/queries/locked-party.ts'
import { illegalWaiting, waitingNotFound } from '../../../reservations/waiting/refusals.ts'
import { storeParty } from '../../../reservations/waiting/store-party.ts'
import type { WaitingPartyRow } from '../../../../tables/waiting-parties.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { createOrResume } from '../beginning/create-or-resume.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'
import { giveTables } from './seat-reservation.ts'
import { tableTaken } from './table-taken.ts'

/** Staff name a table of their shop: no code is guessed. */
const countNothing = (): Promise<void> => Promise.resolve()

/**
 * `create waitingParties/seat`: opens a session at a free table for a party and takes it off the list, in one transaction (WAIT-3.5).
 * A retry returns the session that the party has.
 */
export const seatWaiting = async (
  ordering: Ordering & Pick<Runtime, 'mailer'>,
  { party: id, table, insteadOf = [] }: SeatWaitingData,
  user: User | undefined,
): Promise<SeatWaitingResult> => {
  const found = await loadParty(ordering, id)
  const { shop } = found
  const by = staffIn(shop, user, ['waiter', 'cashier', 'manager'])
  if (found.status === 'seated' && found.session !== null && found.table === table)
    return { party: (await announceParty(ordering, found)).party, session: found.session }
  const now = new Date(ordering.now()).toISOString()
  const data = { viewItem: table, shop, date: now, capacity: found.guests }
  const done: { party?: WaitingPartyRow; others: readonly ReservationRow[] } = { others: [] }
  const { session } = await createOrResume(
    ordering,
    data,
    { role: 'staff', user: by._id },
    countNothing,
    async (transaction, entered) => {
      if (!entered.created) throw refused({ ...tableTaken, field: 'table' })
      await lockBook(transaction, shop, false)
      const row = await lockParty(transaction, shop, id)
      if (!row) throw refused(waitingNotFound)
      if (!canWaitingBecome(row.status, 'seated'))
        throw refused(illegalWaiting(row.status, 'seated'))
      const given = { tables: [table], insteadOf, now, staff: by._id }
      done.others = await giveTables(
        transaction,
        { _id: id, shop, adults: row.guests, children: 0 },
        given,
      )
      done.party = await changeParty(transaction, row, {
        status: 'seated',
        statusBefore: row.status,
        statusTime: now,
        seatedTime: now,
        session: entered.session,
        table,
      })
      await storeParty(transaction, done.party)
    },
  )
  if (!done.party) throw new Error('a party was seated and not changed')
  for (const row of done.others)
    ordering.bus.publish({ path: 'reservations', event: 'patched', data: reservationRecord(row) })
  return { party: (await announceParty(ordering, done.party)).party, session: session._id }
}
