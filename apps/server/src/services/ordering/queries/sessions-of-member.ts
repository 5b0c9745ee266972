import { type Page, queryFields, services } from '@comanda/contract'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { findOfMember } from '../../../table-service/find-of-member.ts'
import type { RecordTable } from '../../../table-service/table.ts'
import { memberSessions } from '../../../tables/member-sessions.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

/** The sessions of members in the query language; they are not found by restore keys. */
export const ofMembers: RecordTable = {
  table: memberSessions,
  columns: getTableColumns(memberSessions),
  id: memberSessions._id,
  fields: ['_id', 'shop'],
  query: queryFields(services.tableSessions),
  paginate: true,
}

/** Returns the rows of the sessions of the member whom the query names. */
export const sessionsOfMember = (
  database: Database,
  params: CallParams,
): Promise<Page<SessionRow> | SessionRow[]> =>
  findOfMember(database, ofMembers, params, (shop, ids) =>
    database
      .select()
      .from(tableSessions)
      .where(and(eq(tableSessions.shop, shop), inArray(tableSessions._id, [...ids]))),
  )
