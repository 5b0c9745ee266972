import type { OrderPatch, OrderStatus } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { mayBeDone } from '../errors/may-be-done.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { clientKeys } from '../storage/client-keys.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type Store } from '../store/store.ts'
import { offlineCopy } from './offline-copy.ts'

/** A step of an order that was made without a connection. */
export interface UnsentMove {
  readonly order: string
  readonly number: string
  readonly from: OrderStatus
  readonly to: OrderPatch['status']
}

/** Steps that wait for the connection, in their sequence (STAFF-8.2). */
export interface UnsentMoves {
  readonly waiting: Store<readonly UnsentMove[]>
  /** Steps that were refused: somebody else has moved the order in the meantime. */
  readonly refused: Store<readonly UnsentMove[]>
  readonly add: (move: UnsentMove) => void
  /** Sends those that wait, until the connection is lost again. Resolves once none waits. */
  readonly send: () => Promise<void>
  /** Forgets those that were refused, once they were read. */
  readonly dismiss: () => void
}

export const createUnsentMoves = (
  { service }: Pick<Connection, 'service'>,
  shop: string,
  storage: KeyStorage,
): UnsentMoves => {
  const copy = offlineCopy<readonly UnsentMove[]>(storage, { key: clientKeys.staffMoves, shop })
  const waiting = createStore<readonly UnsentMove[]>(copy.read()?.value ?? [])
  const refused = createStore<readonly UnsentMove[]>([])
  let isSending = false
  const set = (moves: readonly UnsentMove[]): void => {
    waiting.set(moves)
    copy.write(moves, true)
  }
  /** Returns `true` if the step is settled: made, or refused with all that follow it for the order. */
  const settle = async (move: UnsentMove): Promise<boolean> => {
    const { order, from, to } = move
    try {
      // Made a second time it changes nothing; somebody else's step in the meantime refuses it.
      await service('orders').patch(order, { status: to, expectedStatus: from })
      set(waiting.get().filter((one) => one !== move))
    } catch (error) {
      const failure = normaliseError(error)
      if (!failure.sent || mayBeDone(failure, true)) return false
      const isOfOrder = (one: UnsentMove) => one.order === order
      refused.set([...refused.get(), ...waiting.get().filter(isOfOrder)])
      set(waiting.get().filter((one) => !isOfOrder(one)))
    }
    return true
  }
  return {
    waiting,
    refused,
    add: (move) => set([...waiting.get(), move]),
    send: async () => {
      if (isSending) return
      isSending = true
      let [next] = waiting.get()
      while (next && (await settle(next))) [next] = waiting.get()
      isSending = false
    },
    dismiss: () => refused.set([]),
  }
}
