import type { SetupStep } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant } from '../database/columns.ts'

/** How this installation began: one row once it has its first owner, never two (decision 0124). */
export const setups = pgTable(
  'setups',
  {
    _id: integer('_id').notNull().default(1),
    createTime: instant('create_time').notNull(),
    /** Where its owner left off, and the shop that is being set up (SETUP-2.9). */
    step: text('step').$type<SetupStep>(),
    shop: idColumn('shop'),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    check('setups_only_one', sql`${table._id} = 1`),
  ],
)
