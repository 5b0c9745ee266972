import type { Device } from '@comanda/contract'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { boolean, idColumn, instant, nested } from '../database/columns.ts'

/** Paired terminals. Their token is stored only as a hash, and is not a field of the record. */
export const devices = pgTable(
  'devices',
  {
    _id: idColumn('_id').notNull(),
    shop: idColumn('shop').notNull(),
    name: text('name').notNull(),
    kind: text('kind').$type<Device['kind']>().notNull(),
    tokenHash: text('token_hash').notNull(),
    createTime: instant('create_time').notNull(),
    lastSeen: instant('last_seen'),
    locale: text('locale').$type<Device['locale']>(),
    modes: nested<Device['modes']>('modes'),
    idle: nested<Device['idle']>('idle'),
    paused: boolean('paused'),
    offer: boolean('offer'),
    screen: nested<Device['screen']>('screen'),
    reader: text('reader'),
    pauseText: text('pause_text'),
    tents: nested<Device['tents']>('tents'),
    command: nested<Device['command']>('command'),
    health: nested<Device['health']>('health'),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table._id] }),
    index('devices_id').on(table._id),
    index('devices_recent').on(table.createTime, table._id),
    index('devices_seen').on(table.kind, table.lastSeen),
    index('devices_token_hash').on(table.tokenHash),
    uniqueIndex('devices_token').on(table.shop, table.tokenHash),
  ],
)
