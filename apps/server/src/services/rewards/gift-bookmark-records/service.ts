import {
  type Gift,
  type GiftBookmarkRecord,
  type GiftBookmarkRecordData,
  services,
} from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { findRecords } from '../../../table-service/find.ts'
import { removeRecord } from '../../../table-service/remove.ts'
import { recordTable } from '../../../table-service/table.ts'
import type { App, CallParams, WireService } from '../../../runtime/app.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { shownRecord } from '../../../policies/shown-record.ts'
import { selected } from '../../../records/selected.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { giftBookmarkRecords as table } from '../../../tables/gift-bookmark-records.ts'

type Row = typeof table.$inferSelect

const rows = recordTable(services.giftBookmarkRecords, table)

/** With the reward itself; nothing where that is gone or shown to nobody. */
const populated = async (app: App, row: Row): Promise<GiftBookmarkRecord | undefined> => {
  const gift = await shownRecord<Gift>(app, 'gifts', row.gift)
  return gift && { ...row, gift }
}

/** The rewards that members keep in mind. */
export const giftBookmarkRecords = (app: App, { database, now }: Runtime): void => {
  const find = async (params: CallParams = {}): Promise<GiftBookmarkRecord[]> => {
    const { $select, ...query } = params.query ?? {}
    const found = (await findRecords<Row>(database, rows, { ...params, query })) as Row[]
    const all = await Promise.all(found.map((row) => populated(app, row)))
    return all.flatMap((record) => (record ? [selected(record, $select)] : []))
  }
  const create = async (data: unknown, params: CallParams = {}): Promise<GiftBookmarkRecord> => {
    const { gift } = data as GiftBookmarkRecordData
    const user = params.user?._id ?? ''
    const createTime = new Date(now()).toISOString()
    const fresh = { _id: newRecordId(), user, gift, createTime }
    const kept = await populated(app, fresh)
    if (!kept) throw new NotFound('No such reward', { code: 'dataInvalid', field: 'gift' })
    await database.insert(table).values(fresh).onConflictDoNothing()
    const [row] = await database
      .select()
      .from(table)
      .where(and(eq(table.user, user), eq(table.gift, gift)))
    return row ? { ...row, gift: kept.gift } : kept
  }
  const remove = async (id: unknown, params?: CallParams) => {
    const removed = (await removeRecord(database, rows, id, params)) as Row
    return (await populated(app, removed)) ?? removed
  }
  app.use('giftBookmarkRecords', { find, create, remove } as unknown as WireService, {
    methods: [...services.giftBookmarkRecords.methods],
  })
}
