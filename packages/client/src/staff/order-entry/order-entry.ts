import type { CreateSessionResult, OrderResult, TableSession } from '@comanda/contract'
import { type Cart, createCart } from '../../cart/cart.ts'
import { createEngineSource, type EngineSource } from '../../cart/engine-source.ts'
import {
  isOrderPayload,
  type OrderDetails,
  type OrderPayload,
} from '../../checkout/order-payload.ts'
import type { SessionState } from '../../session/session.ts'
import { createStore, type Store } from '../../store/store.ts'
import { createIntentions } from '../../submission/intentions.ts'
import {
  createSubmission,
  type Submission,
  type SubmissionState,
} from '../../submission/submission.ts'
import { untilSignedOut } from '../sign-in/until-signed-out.ts'
import type { StaffClient } from '../staff-client.ts'
import { entryPayload } from './entry-payload.ts'
import { unsentLinesOf } from './unsent-lines.ts'
import { unsentOrdersOf } from './unsent-orders.ts'

type Entered = OrderResult | CreateSessionResult

export type OrderEntryState = SubmissionState<OrderPayload, Entered>

/** The order types for which staff open a session by its first order. */
export type NewSessionType = 'takeAway' | 'dineInNoTable'

/** An order that staff enter: for a session, or with a new one (STAFF-5.5). */
export interface OrderEntry extends Pick<
  Submission<OrderPayload, Entered>,
  'checkAgain' | 'giveUp' | 'dismiss'
> {
  /** It is locked while the order is being sent or its outcome is unknown. */
  readonly cart: Cart
  readonly state: Store<OrderEntryState>
  /** Takes the session as it is now: its section and times decide what is offered. */
  readonly follow: (session: TableSession) => void
  /** The type of a new session. */
  readonly newType: () => NewSessionType
  /** Sets the type of a new session. */
  readonly setType: (type: NewSessionType) => void
  /** Sends the order, once, however often it is repeated. Does nothing while the outcome of an earlier one is unknown. */
  readonly send: (details?: OrderDetails) => Promise<void>
  /**
   * Lets the order wait on this device if there is no connection and it is for a table; returns whether it does (STAFF-8.4).
   */
  readonly sendLater: (remark: string) => boolean
  readonly close: () => void
}

export interface OrderEntryOptions {
  readonly shop: string
  /** The session to which the dishes are added; absent: the order opens one. */
  readonly session?: TableSession | undefined
  readonly engine?: EngineSource
}

type EntryClient = Pick<StaffClient, 'authentication' | 'connection' | 'catalogue' | 'storage'>

const newEngine = (): EngineSource =>
  createEngineSource(async () => (await import('../../cart/cart-engine.ts')).cartEngine)

const keyOf = ({ shop, session }: OrderEntryOptions): string => session?._id ?? shop

const createOrderEntry = (client: EntryClient, options: OrderEntryOptions): OrderEntry => {
  const { connection, catalogue, storage } = client
  const { shop, engine = newEngine() } = options
  let { session } = options
  const seated = createStore<SessionState>({ status: 'none' })
  const follow = (now: TableSession): void => {
    session = now
    seated.set({ status: 'ready', session })
  }
  if (session) follow(session)
  const unsent = unsentLinesOf(client, shop)
  const type = unsent.typeOf(keyOf(options)) === 'dineInNoTable' ? 'dineInNoTable' : 'takeAway'
  const cart = createCart({
    catalogue,
    connection,
    engine,
    session: { state: seated },
    storage: unsent.storageOf(keyOf(options)),
    claimCoupon: () => Promise.reject(new Error('Staff enter no codes here')),
    selfService: false,
    source: 'staff',
    posMode: true,
  })
  cart.enter({ shop, mode: session?.type ?? type })
  const order = createSubmission<OrderPayload, Entered>({
    key: `staffOrder/${keyOf(options)}`,
    connection,
    intentions: createIntentions({ storage }),
    isPayload: isOrderPayload,
    send: ({ path, data }, idempotencyKey) =>
      path === 'tableSessions/order'
        ? connection.service(path).create({ ...data, idempotencyKey })
        : connection.service(path).create({ ...data, idempotencyKey }),
    onDone: () => cart.clear(),
    onRefused: () => void catalogue.reload(),
  })
  const isPending = (): boolean => ['busy', 'unknown'].includes(order.state.get().status)
  const stop = order.state.subscribe(() => cart.lock(isPending()))
  return {
    cart,
    state: order.state,
    follow,
    newType: () =>
      cart.state.get().place?.mode === 'dineInNoTable' ? 'dineInNoTable' : 'takeAway',
    setType: (type) => cart.enter({ shop, mode: type }),
    send: async (details = {}) => {
      const payload = entryPayload(cart.state.get(), session, details)
      if (payload && !isPending()) await order.submit(payload)
    },
    sendLater: (remark) => {
      if (connection.status.get() !== 'offline' || isPending()) return false
      const payload = entryPayload(cart.state.get(), session, { remark })
      if (payload?.path !== 'tableSessions/order' || session?.type !== 'dineIn') return false
      // What it costs is what it costs once it is sent.
      const { expectedTotal: _, ...data } = payload.data
      const { _id, tableItem } = session
      const dishes = cart.state.get().count
      unsentOrdersOf(client, shop).add({ session: _id, table: tableItem?.name ?? '', dishes, data })
      cart.clear()
      return true
    },
    checkAgain: order.checkAgain,
    giveUp: order.giveUp,
    dismiss: order.dismiss,
    close: () => {
      stop()
      cart.close()
    },
  }
}

const entriesOf = untilSignedOut<OrderEntry>(({ close }) => close())

const isUsed = ({ cart, state }: OrderEntry): boolean =>
  cart.state.get().count > 0 || ['busy', 'unknown'].includes(state.get().status)

/**
 * Returns the order that is being entered for a session, or for a new one of a shop: the same until it is sent, so that a
 * look at another screen loses nothing, nor does a reload (STAFF-5.21).
 */
export const orderEntryFor = (client: EntryClient, options: OrderEntryOptions): OrderEntry => {
  const entries = entriesOf(client.authentication)
  const key = keyOf(options)
  for (const [other, entry] of entries)
    if (other !== key && !isUsed(entry)) {
      entry.close()
      entries.delete(other)
    }
  const entry = entries.get(key) ?? createOrderEntry(client, options)
  entries.set(key, entry)
  return entry
}
