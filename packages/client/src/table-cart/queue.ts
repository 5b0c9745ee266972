import type { TableCartAction, TableDish, TableGuest } from '@comanda/contract'
import { jsonObject } from '../json/json-object.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { intentionDatabase } from '../submission/intention-database.ts'
import { type IntentionTable, savedIntentionTable } from '../submission/intention-table.ts'
import type { RefusedAction } from './table-state.ts'

/** What a device keeps of a table, so that nothing is lost while it is offline or the app is closed (TABLE-2.8). */
export interface StoredTable {
  /** Actions that the server may not have, in the order in which they were made. */
  readonly actions: readonly TableCartAction[]
  /** The cart as it was last. */
  readonly version: number
  readonly dishes: readonly TableDish[]
  /** When that was, in ms. */
  readonly asOf?: number
  /** Who was at the table then: whose the dishes are, also for a phone that returns without a connection. */
  readonly guests?: readonly TableGuest[]
  /** What was refused, until its guest puts it aside. */
  readonly refused?: readonly RefusedAction[]
}

export interface TableQueue {
  readonly read: () => Promise<StoredTable | undefined>
  /** Writes come in turn; the last one stays. */
  readonly write: (stored: StoredTable | undefined) => void
}

const isStored = (value: unknown): value is StoredTable => {
  const { actions, dishes, version } = jsonObject(value)
  return Array.isArray(actions) && Array.isArray(dishes) && typeof version === 'number'
}

/** The queue of a guest of a table in IndexedDB, or in `storage` if a browser has none. */
export const tableQueue = (
  guest: string,
  storage: KeyStorage,
  indexedDB: IDBFactory | undefined = globalThis.indexedDB,
): TableQueue => {
  const key = `tableCart/${guest}`
  const saved = savedIntentionTable(storage)
  const database = indexedDB && intentionDatabase(indexedDB)
  const update = async (edit: (stored: unknown) => unknown): Promise<unknown> => {
    const table: IntentionTable = database ?? saved
    return table.update(key, edit).catch(() => saved.update(key, edit))
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    read: async () => {
      const stored = await update((value) => value)
      const { table } = jsonObject(stored) as { readonly table?: unknown }
      return isStored(table) ? table : undefined
    },
    write: (stored) => {
      last = last.then(() => update(() => stored && { key, table: stored }))
    },
  }
}
