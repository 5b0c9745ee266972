import type { DataOf, PatchOf } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import type { WireQuery } from '../../connection/service.ts'
import { changeRecord } from './change-record.ts'
import { createLoaded, type Loaded } from './loaded.ts'

/** The calls of a service whose records staff list and change. */
export interface RecordService<R> {
  find(query?: WireQuery): Promise<readonly R[]>
  create(data: DataOf<R>): Promise<unknown>
  get(id: string): Promise<R>
  patch(id: string, data: PatchOf<R>): Promise<R>
  on(event: 'created' | 'patched' | 'removed', listener: () => void): () => void
}

/** The records of one service, for staff to change. Each call fails with a `CallError`. */
export interface RecordList<R> extends Loaded<readonly R[]> {
  /** Loads them, and again on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Stores a record; under an id chosen before, a repeated call stores it once. */
  readonly create: (data: DataOf<R>) => Promise<void>
  /** `record` is as the form began; what others have added to its lists since stays (STAFF-10.20). */
  readonly change: (record: R, changes: PatchOf<R>) => Promise<void>
}

/** Returns the records that a query finds in a service. */
export const createRecordList = <R extends { readonly _id: string }>(
  { onConnect }: Pick<Connection, 'onConnect'>,
  records: RecordService<R>,
  query: WireQuery,
): RecordList<R> => {
  const loaded = createLoaded(() => records.find(query))
  const reload = () => void loaded.reload()
  return {
    ...loaded,
    open: () => {
      const ends = [
        records.on('created', reload),
        records.on('patched', reload),
        records.on('removed', reload),
        onConnect(reload),
      ]
      reload()
      return () => {
        for (const end of ends) end()
      }
    },
    create: async (data) => {
      await records.create(data)
      await loaded.reload()
    },
    change: async (record, changes) => {
      await changeRecord(records, record, changes)
      await loaded.reload()
    },
  }
}
