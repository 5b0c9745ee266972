import type { ProductOptionStock, ProductStock, TakenOff } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** What is taken off the menu of a shop, by whom and since when (STOCK-4.4). */
export interface TakenOffList extends Loaded<readonly TakenOff[]> {
  /** Reads it again on each connect and each event that changes it, until the returned function is called. */
  readonly open: () => () => void
}

export const createTakenOffList = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): TakenOffList => {
  const loaded = createLoaded(async (): Promise<readonly TakenOff[]> =>
    service('productStocks/takenOff').create({ shop }),
  )
  const { state, reload } = loaded
  const hear = (record: ProductStock | ProductOptionStock): void => {
    if (record.shop !== shop) return
    const { mode, until } = record.stock
    const shown = state.get()
    const before =
      shown.status === 'ready'
        ? shown.value.find((one) => (one.product ?? one.productOption) === record._id)
        : undefined
    const isOff = mode === 'paused' || mode === 'notSelling'
    // An order changes quantities only: the list stays as it is.
    if (isOff !== (before !== undefined) || until !== before?.until) void reload()
  }
  return {
    ...loaded,
    open: () => {
      const ends = [
        service('productStocks').on('created', hear),
        service('productStocks').on('patched', hear),
        service('productOptionStocks').on('created', hear),
        service('productOptionStocks').on('patched', hear),
        onConnect(() => void reload()),
      ]
      void reload()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
