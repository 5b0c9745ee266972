import {
  type Page,
  queryFields,
  type SessionEvent,
  sessionEvents as description,
} from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import { inArray } from 'drizzle-orm'
import { namesOfKeys } from '../../../authentication/api-keys/names-of-keys.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { Database } from '../../../database/connect.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { findRecords } from '../../../table-service/find.ts'
import type { RecordTable } from '../../../table-service/table.ts'
import { sessionEvents as events } from '../../../tables/session-events.ts'
import { users } from '../../../tables/users.ts'

const { shop, session, at, kind, actor, detail } = events
const columns = { _id: events.id, shop, session, at, kind, actor, detail }

const table: RecordTable = {
  table: events,
  columns,
  id: events.id,
  fields: Object.keys(columns),
  query: queryFields(description),
  paginate: true,
}

/** Returns who of these staff has which name. */
const namesOf = async (
  reads: Database,
  staff: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(staff)]
  if (ids.length === 0) return new Map()
  const rows = await reads
    .select({ _id: users._id, name: users.name })
    .from(users)
    .where(inArray(users._id, ids))
  return new Map(rows.flatMap(({ _id, name }) => (name === null ? [] : [[_id, name] as const])))
}

const keysIn = ({ actor: { role, user } }: SessionEvent): readonly string[] =>
  role === 'key' && user !== undefined ? [user] : []

const staffIn = ({ actor: { role, user, approver } }: SessionEvent): readonly string[] =>
  role === 'staff' ? [user, approver].filter((id) => id !== undefined) : []

/** Throws unless the query names a session: histories are read one by one (STAFF-1.3). */
const checkQuery = ({ query = {} }: CallParams): void => {
  for (const field of ['shop', 'session'])
    if (typeof query[field] !== 'string')
      throw new BadRequest(`Query: ${field} is required`, { code: 'queryInvalid', field })
}

/** The histories of sessions, with the names of staff and keys. */
export const sessionEvents = serveRecords(description, ({ runtime: { reads } }) => ({
  methods: {
    find: async (params = {}): Promise<Page<SessionEvent>> => {
      checkQuery(params)
      const { $select: _, ...query } = params.query ?? {}
      const found = await findRecords<SessionEvent>(reads, table, { ...params, query })
      const page = Array.isArray(found)
        ? { total: found.length, limit: found.length, skip: 0, data: found }
        : found
      const names = new Map([
        ...(await namesOf(reads, page.data.flatMap(staffIn))),
        ...(await namesOfKeys(reads, page.data.flatMap(keysIn))),
      ])
      const named = page.data.map((event): SessionEvent => {
        const [user, approver] = staffIn(event)
        const name = names.get(user ?? keysIn(event)[0] ?? '')
        const approverName = names.get(approver ?? '')
        return {
          ...event,
          actor: {
            ...event.actor,
            ...(name === undefined ? {} : { name }),
            ...(approverName === undefined ? {} : { approverName }),
          },
        }
      })
      return { ...page, data: named }
    },
  },
}))
