import type { HelpCall } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoading } from '../../connection/loading.ts'
import { createHeard } from '../../connection/heard.ts'
import { createStore, type Store } from '../../store/store.ts'

/** The kiosks of a shop at which somebody is needed (KIOSK-8.1, KIOSK-9.1). */
export interface HelpCalls {
  /** The oldest first. */
  readonly state: Store<readonly HelpCall[]>
  /** Reads them, and again on each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Calls the listener whenever one rings. */
  readonly onArrival: (listener: () => void) => () => void
  /** The caller is on the way. Fails with a `CallError`. */
  readonly accept: (call: string) => Promise<void>
  /** Nobody is needed any more. Fails with a `CallError`. */
  readonly done: (call: string) => Promise<void>
}

export const createHelpCalls = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  shop: string,
): HelpCalls => {
  const { service } = connection
  const state = createStore<readonly HelpCall[]>([])
  const listeners = new Set<() => void>()
  const heard = createHeard<HelpCall>()
  const reload = async (): Promise<void> => {
    heard.begin()
    try {
      await service('shops/subscribe').create({ item: shop })
      const found = await service('helpCalls').find({ shop, $sort: { createTime: 1 } })
      state.set([...heard.over(found).values()])
    } catch (failure) {
      loading.failed(failure)
    }
  }
  const loading = createLoading(connection, () => void reload())
  const put = (call: HelpCall): void => {
    if (call.shop !== shop) return
    heard.put(call)
    const before = state.get().find(({ _id }) => _id === call._id)
    state.set([...state.get().filter(({ _id }) => _id !== call._id), call])
    if (before?.rungTime !== call.rungTime) for (const listener of listeners) listener()
  }
  const drop = ({ _id }: Pick<HelpCall, '_id'>): void => {
    heard.remove(_id)
    state.set(state.get().filter((one) => one._id !== _id))
  }
  return {
    state,
    open: () => {
      const ends = [
        service('helpCalls').on('created', put),
        service('helpCalls').on('patched', put),
        service('helpCalls').on('removed', drop),
        loading.open(),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    onArrival: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    accept: async (call) => put(await service('helpCalls/accept').create({ shop, call })),
    done: async (call) => {
      await service('helpCalls/done').create({ shop, call })
      drop({ _id: call })
    },
  }
}
