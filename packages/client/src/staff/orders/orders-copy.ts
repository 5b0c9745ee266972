import type { Order } from '@comanda/contract'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { offlineCopy } from '../offline/offline-copy.ts'
import type { UnsentMove } from './unsent-moves.ts'

/** Returns an order without the name and phone of its guest: others may find the tablet. */
const withoutNames = ({
  contactName: _name,
  licensePlate: _plate,
  phone: _phone,
  ...order
}: Order): Order => order

/** The orders of a shop as this device last saw them (STAFF-8.1). */
export const ordersCopy = (storage: KeyStorage, shop: string, now: () => number) => {
  const copy = offlineCopy<readonly Order[]>(storage, { key: consoleKeys.staffOrders, shop }, now)
  return {
    read: (): { readonly orders: readonly Order[]; readonly time: number } | undefined => {
      const last = copy.read()
      return last && { orders: last.value, time: last.time }
    },
    write: (orders: ReadonlyMap<string, Order>, isLast = false): void =>
      copy.write([...orders.values()].map(withoutNames), isLast),
  }
}

/** Returns orders by id, as they are once the steps that wait are made. */
export const withMoves = (
  orders: readonly Order[],
  moves: readonly UnsentMove[],
): ReadonlyMap<string, Order> => {
  const byId = new Map(orders.map((order) => [order._id, order]))
  for (const { order: id, to } of moves) {
    const order = byId.get(id)
    if (order) byId.set(id, { ...order, status: to })
  }
  return byId
}
