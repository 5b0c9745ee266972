import type { PrepEstimate } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { createStore, type Store } from '../store/store.ts'
import type { Catalogue } from './catalogue.ts'

/** How often estimates are read again while they are shown, in ms. */
export const ESTIMATE_INTERVAL = 60_000

/** How long orders of a shop take now, by type (KITCHEN-6.6); none while they cannot be read. */
export interface Estimates {
  readonly state: Store<readonly PrepEstimate[]>
  /** Reads them now, each minute, on each connect, and when staff slow the kitchen down, until the returned function is called. */
  readonly open: () => () => void
}

export const createEstimates = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  catalogue: Pick<Catalogue, 'state'>,
): Estimates => {
  const state = createStore<readonly PrepEstimate[]>([])
  const shopNow = (): string | undefined => {
    const shop = catalogue.state.get().menu?.shop
    return shop?.prepMinutes && shop._id
  }
  let shown: string | undefined
  const read = async (): Promise<void> => {
    const shop = shopNow()
    shown = shop
    if (shop === undefined) return state.set([])
    try {
      const { estimates } = await service('shops/estimates').create({ shop })
      if (shop === shown) state.set(estimates)
    } catch {
      if (shop === shown) state.set([])
    }
  }
  return {
    state,
    open: () => {
      const every = setInterval(() => void read(), ESTIMATE_INTERVAL)
      const ends = [
        () => clearInterval(every),
        onConnect(() => void read()),
        service('shops').on('patched', ({ _id }) => {
          if (_id === shown) void read()
        }),
        catalogue.state.subscribe(() => {
          if (shopNow() !== shown) void read()
        }),
      ]
      void read()
      return () => {
        shown = undefined
        for (const end of ends) end()
      }
    },
  }
}
