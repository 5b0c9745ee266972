import { type Bookmark, type BookmarkData, services } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { findRecords } from '../../../table-service/find.ts'
import { removeRecord } from '../../../table-service/remove.ts'
import { type RecordTable, recordTable } from '../../../table-service/table.ts'
import type { App, CallParams, WireService } from '../../../runtime/app.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { shownRecord } from '../../../policies/shown-record.ts'
import { selected } from '../../../records/selected.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { bookmarks as table } from '../../../tables/bookmarks.ts'

type Row = typeof table.$inferSelect

const known = recordTable(services.bookmarks, table, ['news', 'product'])
const rows: RecordTable = { ...known, fields: [...known.fields, 'item'] }

/** With the record that is kept; nothing where that is gone or shown to nobody. */
const populated = async (app: App, row: Row): Promise<Bookmark | undefined> => {
  const { item, ...bookmark } = row
  const record = await shownRecord<NonNullable<Bookmark['news'] & Bookmark['product']>>(
    app,
    row.type === 'news' ? 'news' : 'products',
    item,
  )
  return record && { ...bookmark, [row.type]: record }
}

/** The news and products that members keep. */
export const bookmarks = (app: App, { database, now }: Runtime): void => {
  const find = async (params: CallParams = {}): Promise<Bookmark[]> => {
    const { $select, ...query } = params.query ?? {}
    const found = (await findRecords<Row>(database, rows, { ...params, query })) as Row[]
    const all = await Promise.all(found.map((row) => populated(app, row)))
    return all.flatMap((bookmark) => (bookmark ? [selected(bookmark, $select)] : []))
  }
  const create = async (data: unknown, params: CallParams = {}): Promise<Bookmark> => {
    const wanted = data as BookmarkData
    const item = wanted.type === 'news' ? wanted.news : wanted.product
    const user = params.user?._id ?? ''
    const { type } = wanted
    const fresh = { _id: newRecordId(), user, type, item }
    const kept = await populated(app, { ...fresh, createTime: new Date(now()).toISOString() })
    if (!kept) throw new NotFound('There is nothing to keep', { code: 'dataInvalid', field: type })
    await database
      .insert(table)
      .values({ ...fresh, createTime: kept.createTime })
      .onConflictDoNothing()
    const [row] = await database
      .select()
      .from(table)
      .where(and(eq(table.user, user), eq(table.type, type), eq(table.item, item)))
    return row ? { ...kept, _id: row._id, createTime: row.createTime } : kept
  }
  const remove = (id: unknown, params?: CallParams) => removeRecord(database, known, id, params)
  app.use('bookmarks', { find, create, remove } as unknown as WireService, {
    methods: [...services.bookmarks.methods],
  })
}
