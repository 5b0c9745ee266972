import type { CreateSessionData, OrderData } from '@comanda/contract'
import { jsonObject } from '../json/json-object.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import { clientKeys } from '../storage/client-keys.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** A call that places an order, kept with its idempotency key until its answer is known. */
export type IntendedOrder =
  | { readonly path: 'tableSessions/order'; readonly data: OrderData }
  | { readonly path: 'tableSessions/create'; readonly data: CreateSessionData }

export interface IntendedOrderEntry {
  readonly read: () => IntendedOrder | undefined
  readonly write: (order: IntendedOrder) => void
  readonly remove: () => void
}

export const intendedOrderEntry = (storage: KeyStorage): IntendedOrderEntry => {
  const entry = jsonEntry(storage, clientKeys.intendedOrder)
  return {
    read: () => {
      const kept = jsonObject(entry.read())
      const isOrder =
        (kept['path'] === 'tableSessions/order' || kept['path'] === 'tableSessions/create') &&
        typeof jsonObject(kept['data'])['idempotencyKey'] === 'string'
      return isOrder ? (kept as unknown as IntendedOrder) : undefined
    },
    write: (order) => entry.write(order),
    remove: entry.remove,
  }
}
