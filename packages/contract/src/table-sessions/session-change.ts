import { type JsonChange, jsonChange, withJsonChange } from '../fields/json-change.ts'
import type { TableSession } from './schema.ts'

/** The query of a connection that asks for changes of sessions, beside which no other form of events is (EVENT-2.1). */
export const asksForChanges = { sessions: 'changes' } as const

/** What a session that was announced as it was at version `from` is now, at `version` (EVENT-2.2). */
export interface SessionChange {
  readonly _id: string
  readonly shop: string
  readonly from: number
  readonly version: number
  readonly change: JsonChange
}

/** Returns how a session has changed. What depends on the time of its reading is always in it. */
export const sessionChange = (before: TableSession, after: TableSession): SessionChange => ({
  _id: after._id,
  shop: after.shop,
  from: before.version,
  version: after.version,
  change: jsonChange({ ...before, availableSections: null }, after) ?? { is: after },
})

/** Returns a session of version `from` as it is after the change. */
export const changedSession = (before: TableSession, { change }: SessionChange): TableSession =>
  withJsonChange(before, change) as TableSession
