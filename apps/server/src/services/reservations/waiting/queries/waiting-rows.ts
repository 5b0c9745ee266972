import type { WaitingParty } from '@comanda/contract'
import { and, asc, eq, getTableColumns, gt, inArray, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { withoutNulls } from '../../../../records/without-nulls.ts'
import { smsMessages } from '../../../../tables/sms-messages.ts'
import { type WaitingPartyRow, waitingParties } from '../../../../tables/waiting-parties.ts'

/** A row with what became of the text of its last call. */
export interface WaitingRow extends WaitingPartyRow {
  readonly text: WaitingParty['text'] | null
}

const open = inArray(waitingParties.status, ['waiting', 'called', 'coming'])

const rowsWhere = (database: Database, where: SQL | undefined): Promise<WaitingRow[]> =>
  database
    .select({ ...getTableColumns(waitingParties), text: smsMessages.status })
    .from(waitingParties)
    .leftJoin(
      smsMessages,
      and(eq(smsMessages.shop, waitingParties.shop), eq(smsMessages._id, waitingParties.sms)),
    )
    .where(where)
    .orderBy(asc(waitingParties.rank), asc(waitingParties._id))

/** Returns the parties of a shop that wait, the next first. */
export const openParties = (database: Database, shop: string): Promise<WaitingRow[]> =>
  rowsWhere(database, and(eq(waitingParties.shop, shop), open))

/** Returns those that wait, and those that left the list after an instant, in the order of the list. */
export const listedParties = (
  database: Database,
  shop: string,
  since: string,
): Promise<WaitingRow[]> =>
  rowsWhere(
    database,
    and(
      eq(waitingParties.shop, shop),
      // Nobody waits for more than a day: it bounds what is read.
      gt(waitingParties.createTime, new Date(Date.parse(since) - 86_400_000).toISOString()),
      or(open, gt(waitingParties.statusTime, since)),
    ),
  )

export const partiesByIds = async (
  database: Database,
  shop: string,
  ids: readonly string[],
): Promise<WaitingRow[]> =>
  ids.length === 0
    ? []
    : rowsWhere(database, and(eq(waitingParties.shop, shop), inArray(waitingParties._id, [...ids])))

/** Returns the party as staff read it. */
export const partyRecord = ({
  sms: _sms,
  forgetTime: _forgetTime,
  ...row
}: WaitingRow): WaitingParty => withoutNulls(row)
