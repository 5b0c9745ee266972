import type { TableSession } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { warn } from '../../log/warn.ts'
import { createStore, type Store } from '../../store/store.ts'

/** The times of last order of a shop's open tables, by session. */
export type LastOrders = ReadonlyMap<string, string>

export interface Sittings {
  readonly lastOrders: Store<LastOrders>
  /** Loads them and follows their changes until the returned function is called. */
  readonly open: () => () => void
}

const PAGE = 100

type Sitting = Pick<TableSession, '_id' | 'orderCutoffTime'>
const FIELDS = ['_id', 'orderCutoffTime'] satisfies (keyof Sitting)[]

export const createSittings = (connection: Connection, shop: string): Sittings => {
  const lastOrders = createStore<LastOrders>(new Map())
  const put = (sessions: readonly Sitting[]): void => {
    const before = lastOrders.get()
    const changed = sessions.filter(
      ({ _id, orderCutoffTime }) => (before.get(_id) ?? null) !== orderCutoffTime,
    )
    if (changed.length === 0) return
    const times = new Map(before)
    for (const { _id, orderCutoffTime } of changed)
      if (orderCutoffTime === null) times.delete(_id)
      else times.set(_id, orderCutoffTime)
    lastOrders.set(times)
  }
  const load = async (): Promise<void> => {
    try {
      const { data } = await connection.service('tableSessions').find({
        shop,
        type: 'dineIn',
        status: 'ongoing',
        $sort: { createTime: -1 },
        $limit: PAGE,
        $select: FIELDS,
      })
      put(data)
    } catch (error) {
      warn('The sittings were not loaded', normaliseError(error))
    }
  }
  return {
    lastOrders,
    open: () => {
      const ends = [
        connection.service('tableSessions').on('patched', (session) => {
          if (session.shop === shop) put([session])
        }),
        connection.onConnect(() => void load()),
      ]
      void load()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
