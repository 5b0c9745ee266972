import {
  type Gift,
  type GiftBookmarkRecord,
  giftBookmarkRecords as description,
} from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { findRecords } from '../../../table-service/find.ts'
import { findPopulated } from '../../../table-service/find-populated.ts'
import { removeRecord } from '../../../table-service/remove.ts'
import { recordTable } from '../../../table-service/table.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { App } from '../../../runtime/app.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { shownRecord } from '../../../policies/shown-record.ts'
import { giftBookmarkRecords as table } from '../../../tables/gift-bookmark-records.ts'

type Row = typeof table.$inferSelect

const rows = recordTable(description, table)

type Stored = Omit<GiftBookmarkRecord, 'gift'> & { readonly gift: unknown }

/** Returns the record with its reward, or undefined if that is deleted or hidden. */
const populated = async (app: App, row: Stored): Promise<GiftBookmarkRecord | undefined> => {
  const gift = await shownRecord<Gift>(app, 'gifts', String(row.gift))
  return gift && { ...row, gift }
}

/** Members' bookmarks of rewards. */
export const giftBookmarkRecords = serveRecords(
  description,
  ({ app, runtime: { database, reads, now } }) => ({
    methods: {
      find: (params = {}) =>
        findPopulated(
          params,
          (plain) => findRecords<Row>(reads, rows, plain),
          (row) => populated(app, row),
        ),
      create: async ({ gift }, params = {}) => {
        const user = params.user?._id ?? ''
        const createTime = new Date(now()).toISOString()
        const fresh = { _id: newRecordId(), user, gift, createTime }
        const bookmark = await populated(app, fresh)
        if (!bookmark) throw new NotFound('No such reward', { code: 'dataInvalid', field: 'gift' })
        await database.insert(table).values(fresh).onConflictDoNothing()
        const [row] = await database
          .select()
          .from(table)
          .where(and(eq(table.user, user), eq(table.gift, gift)))
        return row ? { ...row, gift: bookmark.gift } : bookmark
      },
      remove: async (id, params) => {
        // If its reward is deleted or hidden, the record is returned as it was stored, with the id.
        const removed = await removeRecord<GiftBookmarkRecord>(database, rows, id, params)
        return Array.isArray(removed) ? removed : ((await populated(app, removed)) ?? removed)
      },
    },
  }),
)
