import type { SystemSetting } from '@comanda/contract'
import { boolean, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

export const systemSettings = pgTable(
  'system_settings',
  {
    _id: idColumn('_id').notNull(),
    onlineMemberSystem: boolean('online_member_system').notNull(),
    onlineOrderingSystem: boolean('online_ordering_system').notNull(),
    allowChooseShop: boolean('allow_choose_shop').notNull(),
    creditLimits: nested<NonNullable<SystemSetting['creditLimits']>>('credit_limits'),
    refundLimits: nested<NonNullable<SystemSetting['refundLimits']>>('refund_limits'),
    pointMonths: integer('point_months'),
  },
  (table) => [primaryKey({ columns: [table._id] })],
)
