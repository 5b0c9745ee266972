import type { ApiKey } from '@comanda/contract'
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { idColumn, instant, nested } from '../database/columns.ts'

/** Keys by which programs call. A few rows a group, found by a secret alone: not stored by shop. */
export const apiKeys = pgTable(
  'api_keys',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop'),
    name: text('name').notNull(),
    rights: nested<ApiKey['rights']>('rights').notNull(),
    begins: text('begins').notNull(),
    maker: idColumn('maker').notNull(),
    createTime: instant('create_time').notNull(),
    expires: instant('expires'),
    lastUsed: instant('last_used'),
    overlapUntil: instant('overlap_until'),
    endTime: instant('end_time'),
  },
  (table) => [
    primaryKey({ columns: [table._id] }),
    index('api_keys_recent').on(table.createTime, table._id),
    index('api_keys_maker').on(table.maker),
  ],
)
export type ApiKeyRow = typeof apiKeys.$inferSelect

/** The secrets of keys, each as a hash. The one without an end is the present one; the others are those before it. */
export const apiKeySecrets = pgTable(
  'api_key_secrets',
  {
    hash: text('hash').notNull(),
    key: idColumn('key').notNull(),
    until: instant('until'),
  },
  (table) => [primaryKey({ columns: [table.hash] }), index('api_key_secrets_key').on(table.key)],
)
