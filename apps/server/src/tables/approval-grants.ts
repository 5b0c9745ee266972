import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, money } from '../database/columns.ts'

/** Approvals by PIN, as hashes of their tokens. A used one stays for a day: the audit log reads who approved. */
export const approvalGrants = pgTable(
  'approval_grants',
  {
    shop: idColumn('shop').notNull(),
    tokenHash: text('token_hash').notNull(),
    action: text('action').notNull(),
    record: idColumn('record').notNull(),
    /** What the manager has seen: what exactly is done, and the sum. Null for what its action and record say all of. */
    digest: text('digest'),
    amount: money('amount'),
    /** The staff whose call is approved. */
    actor: idColumn('actor').notNull(),
    approver: idColumn('approver').notNull(),
    expires: instant('expires').notNull(),
    usedTime: instant('used_time'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.tokenHash] }),
    index('approval_grants_expires').on(table.shop, table.expires),
  ],
)
