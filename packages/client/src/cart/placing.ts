import type { CreateSessionResult, OrderResult } from '@comanda/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { assertOnline, type Connection } from '../connection/connection.ts'
import type { CallError } from '../errors/call-error.ts'
import { mayBeDone } from '../errors/may-be-done.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { randomKey } from '../ids/random-key.ts'
import type { SessionStore } from '../session/session.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type Store } from '../store/store.ts'
import type { Cart } from './cart.ts'
import { type OrderDetails, intendOrder } from './intend-order.ts'
import { type IntendedOrder, intendedOrderEntry } from './intended-order.ts'
import { lostCoupon } from './lost-coupon.ts'

/** How the placing of an order stands. */
export type PlacingState =
  | { readonly status: 'idle' }
  | { readonly status: 'placing' }
  /** No answer came: it may have been placed or not. `checkAgain` asks, and never orders twice. */
  | { readonly status: 'unknown'; readonly error?: CallError }
  | {
      readonly status: 'placed'
      readonly order: OrderResult['order']
      readonly session: OrderResult['session']
    }
  /** It was not placed, for sure. `error.code` says why; at `priceChanged` `error.data.result` is the new price. */
  | { readonly status: 'refused'; readonly error: CallError }

export interface Placing {
  readonly state: Store<PlacingState>
  /** Places the cart. While an earlier order is not answered, nothing happens. */
  readonly place: (details?: OrderDetails) => Promise<void>
  /** Makes the same call again, with its key: the answer of the first comes back, or it is placed now. */
  readonly checkAgain: () => Promise<void>
  /** Gives the cart back without knowing what became of the order. */
  readonly giveUp: () => void
  /** Back to `idle` after `placed` or `refused`. */
  readonly dismiss: () => void
}

export interface PlacingOptions {
  readonly connection: Connection
  readonly cart: Cart
  readonly session: SessionStore
  readonly catalogue: Pick<Catalogue, 'reload'>
  readonly storage: KeyStorage
}

export const createPlacing = ({
  connection,
  cart,
  session,
  catalogue,
  storage,
}: PlacingOptions): Placing => {
  const intended = intendedOrderEntry(storage)
  const isWaiting = intended.read() !== undefined
  const state = createStore<PlacingState>({ status: isWaiting ? 'unknown' : 'idle' })
  cart.lock(isWaiting)

  const send = (order: IntendedOrder): Promise<OrderResult | CreateSessionResult> =>
    order.path === 'tableSessions/order'
      ? connection.service(order.path).create(order.data)
      : connection.service(order.path).create(order.data)

  const settle = (next: PlacingState): void => {
    intended.remove()
    cart.lock(false)
    state.set(next)
  }
  const ask = async (order: IntendedOrder, wasUnknown: boolean): Promise<void> => {
    state.set({ status: 'placing' })
    cart.lock(true)
    try {
      assertOnline(connection)
      const answer = await send(order)
      settle({ status: 'placed', order: answer.order, session: answer.session })
      cart.clear()
      cart.dropCoupons((order.data.coupons ?? []).map(({ id }) => id))
      session.adopt(answer.session, 'restoreKey' in answer ? answer.restoreKey : undefined)
    } catch (failure) {
      const error = normaliseError(failure)
      if (mayBeDone(error) || (wasUnknown && !error.sent)) {
        state.set({ status: 'unknown', error })
        return
      }
      settle({ status: 'refused', error })
      const lost = lostCoupon(error)
      if (lost) cart.dropCoupons([lost.id], lost.error)
      void catalogue.reload()
    }
  }
  const isBusy = (): boolean => {
    const { status } = state.get()
    return status === 'placing' || status === 'unknown'
  }

  return {
    state,
    place: async (details = {}) => {
      if (isBusy()) return
      const order = intendOrder(cart.state.get(), {
        details,
        idempotencyKey: randomKey(),
        restoreKeys: session.place().restoreKeys,
      })
      if (!order) return
      intended.write(order)
      await ask(order, false)
    },
    checkAgain: async () => {
      const order = intended.read()
      if (state.get().status !== 'unknown') return
      if (order) await ask(order, true)
      else settle({ status: 'idle' })
    },
    giveUp: () => {
      if (state.get().status === 'unknown') settle({ status: 'idle' })
    },
    dismiss: () => {
      if (!isBusy()) state.set({ status: 'idle' })
    },
  }
}
