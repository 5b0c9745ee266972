import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'
import { saysWho } from './says-who.ts'

/** Who did it: a diner of the session, a member of the staff, a terminal, a program by its key, or the server itself. */
export interface Actor {
  readonly role: 'diner' | 'staff' | 'kiosk' | 'key' | 'server'
  /** The account; for a terminal, the device; for a program, its key. */
  readonly user?: string
  /** The manager who approved it by PIN (STAFF-3.7). */
  readonly approver?: string
  /** The member that staff or a terminal act for. */
  readonly member?: string
}

export type SessionEventKind =
  | 'opened'
  | 'joined'
  | 'ordered'
  | 'orderStatus'
  | 'status'
  | 'user'
  | 'section'
  | 'sitting'
  | 'bill'
  | 'paid'
  | 'attempt'
  | 'guests'
  | 'allergies'
  | 'linesVoided'
  | 'lineChanged'
  | 'lineAdjusted'
  | 'discounted'
  | 'accepted'
  | 'estimated'
  | 'fired'
  | 'closed'
  | 'reopened'
  | 'billAsked'
  | 'moved'
  | 'merged'
  | 'unmerged'
  | 'split'

/** Which events still have what a person wrote: those of builds before events were written without it. */
export const eventSaysWho = sql.raw(saysWho('detail'))

/** The events of a session, in order. Append-only: a database trigger refuses anything else. */
export const sessionEvents = pgTable(
  'session_events',
  {
    shop: text('shop').notNull(),
    session: text('session').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    at: instant('at').notNull(),
    kind: text('kind').$type<SessionEventKind>().notNull(),
    actor: jsonb('actor').$type<Actor>().notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.session, table.id] }),
    index('session_events_saying_who').on(table.shop, table.session, table.id).where(eventSaysWho),
  ],
)
