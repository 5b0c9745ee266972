import type { Channel } from '@comanda/contract'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, nested } from '../database/columns.ts'

/** Platforms that send orders to shops and get their menus. What they hear is a webhook of theirs. */
export const channels = pgTable(
  'channels',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    name: text('name').notNull(),
    adapter: text('adapter').$type<Channel['adapter']>().notNull(),
    isOff: boolean('is_off'),
    key: idColumn('key'),
    account: text('account'),
    location: text('location'),
    prices: nested<NonNullable<Channel['prices']>>('prices'),
    commission: nested<NonNullable<Channel['commission']>>('commission'),
  },
  (table) => [primaryKey({ columns: [table.shop, table._id] }), index('channels_id').on(table._id)],
)
export type ChannelRow = typeof channels.$inferSelect
