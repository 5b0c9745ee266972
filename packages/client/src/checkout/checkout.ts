import type { CreateSessionResult, OrderResult } from '@comanda/contract'
import type { Cart } from '../cart/cart.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Connection } from '../connection/connection.ts'
import type { SessionStore } from '../session/session.ts'
import type { Store } from '../store/store.ts'
import { weakMemo } from '../store/weak-memo.ts'
import { ORDER_KEY } from '../submission/submission-keys.ts'
import type { Intentions } from '../submission/intentions.ts'
import {
  createSubmission,
  type Submission,
  type SubmissionState,
} from '../submission/submission.ts'
import { lostCoupon } from './lost-coupon.ts'
import {
  isOrderPayload,
  type OrderDetails,
  type OrderPayload,
  orderPayload,
} from './order-payload.ts'

/** The state of ordering the cart. If it was refused as `priceChanged`, `error.data.result` is the cart's price and `error.data.bill` the whole bill's. */
export type CheckoutState = SubmissionState<OrderPayload, OrderResult | CreateSessionResult>

/** Orders the cart. The cart is locked while an order is being sent or its outcome is unknown. */
export interface Checkout extends Pick<
  Submission<OrderPayload, OrderResult | CreateSessionResult>,
  'giveUp' | 'dismiss'
> {
  readonly state: Store<CheckoutState>
  /**
   * Orders the cart. Does nothing while the outcome of an earlier order is unknown. `acceptedBill` is what the whole bill comes
   * to, if a refusal has shown it.
   */
  readonly placeOrder: (details?: OrderDetails, acceptedBill?: number) => Promise<void>
  /** Retries the order with its idempotency key, so that it is never placed twice. */
  readonly checkAgain: () => Promise<void>
}

interface OrderingClient {
  readonly connection: Connection
  readonly cart: Cart
  readonly session: SessionStore
  readonly catalogue: Pick<Catalogue, 'reload'>
  readonly intentions: Intentions
}

/** Returns the checkout of a client. */
export const checkoutOf = weakMemo((client: OrderingClient): Checkout => {
  const { connection, cart, session, catalogue, intentions } = client
  const order = createSubmission<OrderPayload, OrderResult | CreateSessionResult>({
    key: ORDER_KEY,
    connection,
    intentions,
    isPayload: isOrderPayload,
    send: ({ path, data }, idempotencyKey) =>
      path === 'tableSessions/order'
        ? connection.service(path).create({ ...data, idempotencyKey })
        : connection.service(path).create({ ...data, idempotencyKey }),
    onDone: (result, { data }) => {
      cart.clear()
      cart.dropCoupons(
        (data.coupons ?? []).flatMap((one) => (typeof one === 'string' ? one : (one.id ?? []))),
      )
      const own = result.orders.find(({ _id }) => _id === result.order._id)
      session.guest.learn(result._id, own?.guest)
      session.adopt(result)
    },
    onRefused: (error) => {
      const lost = lostCoupon(error)
      if (lost) cart.dropCoupons([lost.id], lost.error)
      void catalogue.reload()
    },
  })
  const { state } = order
  const isPending = (): boolean => ['busy', 'unknown'].includes(state.get().status)
  state.subscribe(() => cart.lock(isPending()))

  return {
    state,
    placeOrder: async (details = {}, acceptedBill) => {
      await cart.state.get().shared?.settled()
      const { restoreKeys } = session.place()
      const { keyIn } = session.guest
      const payload = orderPayload(cart.state.get(), details, restoreKeys, keyIn, acceptedBill)
      if (payload && !isPending()) await order.submit(payload)
    },
    checkAgain: async () => {
      await order.checkAgain()
    },
    giveUp: order.giveUp,
    dismiss: order.dismiss,
  }
})
