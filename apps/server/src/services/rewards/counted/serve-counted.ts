import type { ServiceDescription } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Served, serve } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import { setQuantity } from './set-quantity.ts'
import type { SlotTable } from './slot-table.ts'
import { type Counted, withQuantities } from './with-quantities.ts'

const listOf = <T>(one: T | T[]): T[] => (Array.isArray(one) ? one : [one])

/** Returns the quantity that the data of a call sets: null if it is to be without limit, undefined if it says nothing. */
const quantityIn = (data: unknown): number | null | undefined => {
  if (typeof data !== 'object' || data === null || !('quantity' in data)) return undefined
  return typeof data.quantity === 'number' ? data.quantity : null
}

/** Tells the triggers for the previous build that this transaction writes the slots itself. */
const writesSlots = sql`select set_config('comanda.writes_slots', 'on', true)`

/** Serves the records of a table whose quantities are in slots (CPN-5.5). */
export const serveCounted = (
  description: ServiceDescription,
  table: PgTable,
  slots: SlotTable,
): Served =>
  serve(description, ({ runtime }) => {
    const { database } = runtime
    const records = new TableService<Counted>({
      ...runtime,
      table: recordTable(description, table),
    })
    const shown = async (
      on: Database | undefined,
      found: Counted | Counted[],
    ): Promise<Counted | Counted[] | undefined> => {
      const list = await withQuantities(on ?? database, slots, listOf(found))
      return Array.isArray(found) ? list : list[0]
    }
    const write = (
      params: CallParams,
      work: (within: CallParams & { readonly transaction: Database }) => Promise<unknown>,
    ) =>
      inTransaction(params.transaction ?? database, async (transaction) => {
        await transaction.execute(writesSlots)
        return work({ ...params, transaction })
      })
    return {
      methods: {
        find: async (params = {}) => {
          const found = await records.find(params)
          return Array.isArray(found)
            ? shown(params.transaction, found)
            : {
                ...found,
                data: await withQuantities(params.transaction ?? database, slots, found.data),
              }
        },
        get: async (id, params = {}) => shown(params.transaction, await records.get(id, params)),
        create: (data, params = {}) =>
          write(params, async (within) => {
            const created = await records.create(data, within)
            for (const [at, { _id }] of listOf(created).entries())
              await setQuantity(
                within.transaction,
                slots,
                _id,
                quantityIn(listOf(data)[at]) ?? null,
              )
            return created
          }),
        patch: (id, data, params = {}) =>
          write(params, async (within) => {
            const patched = await records.patch(id, data, within)
            const quantity = quantityIn(data)
            if (quantity !== undefined)
              for (const { _id } of listOf(patched))
                await setQuantity(within.transaction, slots, _id, quantity)
            return shown(within.transaction, patched)
          }),
        remove: (id, params = {}) =>
          write(params, async (within) => {
            const { transaction } = within
            const removed = await shown(transaction, await records.remove(id, within))
            for (const one of listOf(removed))
              if (one) await setQuantity(transaction, slots, one._id, null)
            return removed
          }),
      },
    }
  })
