import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'
import { saysWho } from './says-who.ts'

/** Which entries still say who somebody is: those of builds before entries were written without it. */
export const actionSaysWho = sql.raw(`(${saysWho('changes')} or ${saysWho('before')})`)

/** The audit log of staff actions: who, what, which record and when. Append-only. */
export const staffActions = pgTable(
  'staff_actions',
  {
    _id: bigserial('_id', { mode: 'number' }).primaryKey(),
    time: instant('time').notNull(),
    user: idColumn('user').notNull(),
    path: text('path').notNull(),
    method: text('method').notNull(),
    record: text('record'),
    shop: idColumn('shop'),
    changes: jsonb('changes'),
    /** Of a patch: what the changed fields were before it. */
    before: jsonb('before'),
    approver: idColumn('approver'),
    /** The paired device at which its staff had signed in by PIN. */
    device: idColumn('device'),
    requestId: text('request_id'),
  },
  (table) => [
    index('staff_actions_time').on(table.time),
    index('staff_actions_of_shop').on(table.shop, table.time, table._id),
    index('staff_actions_of_shop_by_id').on(table.shop, table._id),
    index('staff_actions_of_user').on(table.user, table.time),
    index('staff_actions_of_record').on(table.record, table._id),
    index('staff_actions_saying_who').on(table._id).where(actionSaysWho),
  ],
)
