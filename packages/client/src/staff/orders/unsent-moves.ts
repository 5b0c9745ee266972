import type { OrderPatch, OrderStatus } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { createUnsent, type Unsent } from '../offline/unsent.ts'

/** A step of an order that was made without a connection. */
export interface UnsentMove {
  readonly order: string
  readonly number: string
  readonly from: OrderStatus
  readonly to: OrderPatch['status']
}

/** Steps that wait for the connection. One is refused if somebody else has moved the order in the meantime. */
export type UnsentMoves = Unsent<UnsentMove>

export const createUnsentMoves = (
  { service }: Pick<Connection, 'service'>,
  shop: string,
  storage: KeyStorage,
): UnsentMoves =>
  createUnsent({
    storage,
    key: consoleKeys.staffMoves,
    shop,
    call: ({ order, from, to }) =>
      service('orders').patch(order, { status: to, expectedStatus: from }),
    recordOf: ({ order }) => order,
  })
