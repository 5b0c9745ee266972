import { fieldIs, type TableViewItem, tableViewItems as description } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { serveRecords } from '../../../calls/serve-records.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import { tableCodes } from '../../../tables/table-codes.ts'
import { tableViewItems as table } from '../../../tables/table-view-items.ts'
import { addFirstCode } from '../table-codes/add-fixed-code.ts'
import { countUnknownCode } from '../table-codes/count-unknown-code.ts'
import { findCode, findTableCode } from '../table-codes/find-table-code.ts'

/**
 * The tables of the floor. Staff find them by what is stored; a diner by a code of the table, as whose `_id` the record
 * then has the code (SESS-9.2).
 */
export const tableViewItems = serveRecords(description, ({ runtime }) => {
  const { database, shopDirectory } = runtime
  const records = recordTable(description, table)
  const tables = new TableService<TableViewItem>({
    ...runtime,
    table: records,
    // The id of a table is its first code (SESS-9.1).
    newId: ({ shop }, within) => shopDirectory.newSecretId(within, String(shop)),
  })
  const findAll = async (params: CallParams): Promise<readonly TableViewItem[]> => {
    const found = await tables.find(params)
    return 'data' in found ? found.data : found
  }

  const findByCode = async (
    shop: string | undefined,
    code: string,
    params: CallParams,
  ): Promise<readonly TableViewItem[]> => {
    const found =
      shop === undefined ? await findCode(runtime, code) : await findTableCode(database, shop, code)
    if (!found) await countUnknownCode(runtime, params)
    if (!found?.isValid) return []
    const query = { ...params.query, _id: found.table._id }
    const scope = fieldIs('shop', found.shop)
    const [record] = await findAll({ ...params, scope, query })
    return record ? [{ ...record, _id: code }] : []
  }

  const allOf = <T>(params: CallParams, work: (within: CallParams) => Promise<T>): Promise<T> =>
    params.transaction
      ? work(params)
      : inTransaction(database, (transaction) => work({ ...params, transaction }))

  return {
    methods: {
      find: async (params = {}) => {
        const found = await findAll(params)
        const { _id: code, shop } = params.query ?? {}
        const isByCode = typeof code === 'string' && typeof shop === 'string'
        return found.length > 0 || !isByCode ? found : findByCode(shop, code, params)
      },
      get: async (id, params = {}) => {
        try {
          return await tables.get(id, params)
        } catch (error) {
          const [found] =
            error instanceof NotFound ? await findByCode(undefined, String(id), params) : []
          if (!found) throw error
          return found
        }
      },
      create: (data, params = {}) =>
        allOf(params, async (within) => {
          const made = await tables.create(data, within)
          for (const { _id, shop } of [made].flat())
            await addFirstCode(within.transaction ?? database, { shop, table: _id, code: _id })
          return made
        }),
      patch: (id, data, params) => tables.patch(id, data, params),
      remove: (id, params = {}) =>
        allOf(params, async (within) => {
          const removed = await tables.remove(id, within)
          for (const { _id, shop } of [removed].flat())
            await (within.transaction ?? database)
              .delete(tableCodes)
              .where(and(eq(tableCodes.shop, shop), eq(tableCodes.table, _id)))
          return removed
        }),
    },
  }
})
