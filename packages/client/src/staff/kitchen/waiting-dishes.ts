import type { Order, Ticket, WaitingTable } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoading } from '../../connection/loading.ts'
import { createStore, type Store } from '../../store/store.ts'

/** What a station will make once it is fired, by table (COURSE-4.1). */
export interface WaitingDishes {
  readonly tables: Store<readonly WaitingTable[]>
  /** Reads it, and again when something is put on hold, fired or taken off, until the returned function is called. */
  readonly open: () => () => void
}

/** Returns what waits at a station, without one at all of them. Empty until it is read. */
export const createWaitingDishes = (
  connection: Connection,
  shop: string,
  station?: string,
): WaitingDishes => {
  const { service } = connection
  const tables = createStore<readonly WaitingTable[]>([])
  let isReading = false
  let isOutdated = false
  /** What is announced while it is read is read by one more. */
  const read = async (): Promise<void> => {
    isOutdated = isReading
    if (isReading) return
    isReading = true
    try {
      await service('shops/subscribe').create({ item: shop })
      const asked = { shop, ...(station === undefined ? {} : { station }) }
      tables.set((await service('tickets/waiting').create(asked)).tables)
    } catch (failure) {
      loading.failed(failure)
    } finally {
      isReading = false
      if (isOutdated) void read()
    }
  }
  const loading = createLoading(connection, () => void read())
  const isShown = (session: string): boolean =>
    tables.get().some((table) => table.session === session)
  const onOrder = (order: Order): void => {
    const holds = order.lines.some(({ status }) => status === 'hold')
    if (order.shop === shop && (holds || isReading || isShown(order.session))) void read()
  }
  const onTicket = (ticket: Ticket): void => {
    if (ticket.shop === shop && isShown(ticket.session)) void read()
  }
  return {
    tables,
    open: () => {
      const ends = [
        service('orders').on('created', onOrder),
        service('orders').on('patched', onOrder),
        service('tickets').on('created', onTicket),
        loading.open(),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
