import type { PatchOf } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import type { WireQuery } from '../../connection/service.ts'
import { createRecordList, type RecordList, type RecordService } from './record-list.ts'

interface Ordered {
  readonly _id: string
  readonly order?: number
}

/** Records of one service in the order that staff give them. Each call fails with a `CallError`. */
export interface OrderedList<R> extends RecordList<R> {
  /** Moves a record one place up (-1) or down (1). */
  readonly move: (id: string, by: -1 | 1) => Promise<void>
}

/** Returns records with two neighbours swapped; none if there is no neighbour. */
const moved = <R extends Ordered>(records: readonly R[], id: string, by: -1 | 1): readonly R[] => {
  const index = records.findIndex(({ _id }) => _id === id)
  const [one, other] = [records[index], records[index + by]]
  if (!one || !other) return []
  return records.map((record) => (record === one ? other : record === other ? one : record))
}

/** Returns the records that a query finds in a service, in their order. A new one is the last. */
export const createOrderedList = <R extends Ordered>(
  connection: Pick<Connection, 'onConnect'>,
  records: RecordService<R>,
  query: WireQuery = {},
): OrderedList<R> => {
  const list = createRecordList(connection, records, { ...query, $sort: { order: 1 } })
  const known = (): readonly R[] => {
    const state = list.state.get()
    return state.status === 'ready' ? state.value : []
  }
  return {
    ...list,
    create: (data) => {
      const last = Math.max(0, ...known().map(({ order = 0 }) => order))
      return list.create({ ...data, order: last + 1 })
    },
    move: async (id, by) => {
      const places = moved(known(), id, by).map((record, index) => [record, index + 1] as const)
      for (const [{ _id, order }, place] of places)
        if (order !== place) await records.patch(_id, { order: place } as PatchOf<R>)
      await list.reload()
    },
  }
}
