import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../database/columns.ts'

/** Who did it: a diner of the session, a member of the staff, a terminal, or the server by itself. */
export interface Actor {
  readonly role: 'diner' | 'staff' | 'kiosk' | 'server'
  /** By their account; a terminal by its device. */
  readonly user?: string
  /** The member for whom staff or a terminal act. */
  readonly member?: string
}

export type SessionEventKind =
  'opened' | 'joined' | 'ordered' | 'orderStatus' | 'status' | 'user' | 'section' | 'paid'

/** What happened in a session, in order. Rows are only ever added: a trigger of the database refuses anything else. */
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
  (table) => [primaryKey({ columns: [table.shop, table.session, table.id] })],
)
