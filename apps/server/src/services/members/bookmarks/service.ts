import { type Bookmark, bookmarks as description } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { findRecords } from '../../../table-service/find.ts'
import { findPopulated } from '../../../table-service/find-populated.ts'
import { removeRecord } from '../../../table-service/remove.ts'
import { type RecordTable, recordTable } from '../../../table-service/table.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import type { App } from '../../../runtime/app.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { shownRecord } from '../../../policies/shown-record.ts'
import { bookmarks as table } from '../../../tables/bookmarks.ts'

type Row = typeof table.$inferSelect

const known = recordTable(description, table, ['news', 'product'])
const rows: RecordTable = { ...known, fields: [...known.fields, 'item'] }

/** Adds the bookmarked record, or nothing if it is deleted or hidden from everyone. */
const populated = async (app: App, row: Row): Promise<Bookmark | undefined> => {
  const { item, ...bookmark } = row
  const record = await shownRecord<NonNullable<Bookmark['news'] & Bookmark['product']>>(
    app,
    row.type === 'news' ? 'news' : 'products',
    item,
  )
  return record && { ...bookmark, [row.type]: record }
}

/** Members' bookmarks of news and products. */
export const bookmarks = serveRecords(
  description,
  ({ app, runtime: { database, reads, now } }) => ({
    methods: {
      find: (params = {}) =>
        findPopulated(
          params,
          (plain) => findRecords<Row>(reads, rows, plain),
          (row) => populated(app, row),
        ),
      create: async (data, params = {}) => {
        const item = data[data.type] ?? ''
        const user = params.user?._id ?? ''
        const { type } = data
        const fresh = { _id: newRecordId(), user, type, item }
        const bookmark = await populated(app, {
          ...fresh,
          createTime: new Date(now()).toISOString(),
        })
        if (!bookmark)
          throw new NotFound('There is nothing to bookmark', { code: 'dataInvalid', field: type })
        await database
          .insert(table)
          .values({ ...fresh, createTime: bookmark.createTime })
          .onConflictDoNothing()
        const [row] = await database
          .select()
          .from(table)
          .where(and(eq(table.user, user), eq(table.type, type), eq(table.item, item)))
        return row ? { ...bookmark, _id: row._id, createTime: row.createTime } : bookmark
      },
      remove: (id, params) => removeRecord<Bookmark>(database, known, id, params),
    },
  }),
)
