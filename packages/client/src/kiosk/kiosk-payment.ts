import type { PaymentAttempt, PaymentCall, PaymentMethod } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import type { CallError } from '../errors/call-error.ts'
import { attemptPaces, type AttemptRecord, createAttemptRecord } from '../payment/attempt-record.ts'
import { payBy } from '../payment/payment-calls.ts'
import { paymentStarts } from '../payment/payment-starts.ts'
import type { SessionStore } from '../session/session.ts'
import { createStore, type Store } from '../store/store.ts'
import type { Intentions } from '../submission/intentions.ts'

/** How the payment of a guest's order stands at a kiosk. */
export type KioskPaymentState =
  /** No way to pay was chosen for the order, or another one is to be chosen. */
  | { readonly step: 'choose' }
  /** The server begins the payment, or the response was lost and the call is repeated. */
  | { readonly step: 'starting'; readonly method: PaymentMethod }
  /** It did not begin. */
  | { readonly step: 'refused'; readonly method: PaymentMethod; readonly error: CallError }
  | { readonly step: 'pending'; readonly method: PaymentMethod; readonly attempt: PaymentAttempt }
  | { readonly step: 'unpaid'; readonly method: PaymentMethod; readonly attempt: PaymentAttempt }
  /** Staff must look: the guest must not pay again. */
  | { readonly step: 'review'; readonly method: PaymentMethod; readonly attempt: PaymentAttempt }
  | { readonly step: 'paid'; readonly method: PaymentMethod; readonly attempt: PaymentAttempt }

/** The payment of the order of a guest at a kiosk. The server talks to the provider; this follows it (KIOSK-6.1). */
export interface KioskPayment {
  readonly state: Store<KioskPaymentState>
  /** The order that is to be paid, once it is placed. */
  readonly session: () => string | undefined
  /** Begins to pay an order that was placed. */
  readonly start: (session: string, method: PaymentMethod, options: StartOptions) => void
  /** Tells the provider to take no payment any more. It may have been paid in the last moment. Fails with a `CallError`. */
  readonly cancel: () => Promise<void>
  /** The guest chooses another way. Does nothing while a payment is under way. */
  readonly chooseAgain: () => void
  /** The order is paid at the counter instead. Fails with a `CallError`. */
  readonly payAtCounter: (method: PaymentMethod) => Promise<void>
  /** Methods that did not work for this guest. */
  readonly broken: () => ReadonlySet<string>
  readonly close: () => void
}

export interface StartOptions {
  /** The language of the provider's page. */
  readonly locale: string
  /** The card reader of the kiosk. */
  readonly reader?: string | undefined
}

interface PayingClient {
  readonly connection: Connection
  readonly session: SessionStore
  readonly intentions: Intentions
}

/** How often a start without a response is repeated, in ms: nobody may be there to press a button. */
const REPEAT_EVERY = 5000

/** Returns whether somebody else pays at the reader, rather than that it does not work (KIOSK-6.2). */
export const isReaderBusy = ({ code }: Pick<CallError, 'code'>): boolean => code === 'readerBusy'

/** Returns whether the payment may still take money: nothing may end the visit then (KIOSK-6.3). */
export const isUnderWay = ({ step }: KioskPaymentState): boolean =>
  step === 'starting' || step === 'pending'

const stepOf = ({ status }: PaymentAttempt): 'pending' | 'paid' | 'review' | 'unpaid' => {
  if (status === 'pending' || status === 'review') return status
  return status === 'paid' ? 'paid' : 'unpaid'
}

const notWatched = (): void => undefined

export const createKioskPayment = (client: PayingClient): KioskPayment => {
  const state = createStore<KioskPaymentState>({ step: 'choose' })
  const broken = new Set<string>()
  let session: string | undefined
  let record: AttemptRecord | undefined
  let endWatch = notWatched

  const watch = (method: PaymentMethod, { _id, next }: PaymentAttempt): void => {
    const watched = createAttemptRecord(client, _id)
    record = watched
    const follow = (): void => {
      const { attempt } = watched.state.get()
      if (!attempt || record !== watched) return
      const step = stepOf(attempt)
      state.set({ step, method, attempt: next ? { next, ...attempt } : attempt })
    }
    const ends = [watched.state.subscribe(follow), watched.open(attemptPaces.wallet)]
    endWatch = () => {
      record = undefined
      for (const end of ends) end()
    }
  }

  const begin = async (
    call: PaymentCall,
    method: PaymentMethod,
    { locale, reader }: StartOptions,
  ): Promise<void> => {
    if (session === undefined) return
    const start = paymentStarts(client).of(session)
    const named = call === 'bbposWeb' && reader !== undefined ? { reader } : {}
    const data = { session, methodRef: method._id, ...named }
    let result = await start.submit({ call, locale, data })
    while (result.status === 'unknown') {
      await new Promise((resolve) => setTimeout(resolve, REPEAT_EVERY))
      result = await start.checkAgain()
    }
    start.dismiss()
    if (result.status === 'refused') {
      const { error } = result
      if (error.code === 'paymentUnavailable') broken.add(method._id)
      state.set({ step: 'refused', method, error })
    }
    if (result.status !== 'done') return
    const { attempt, next } = result.result
    const begun = { ...attempt, next }
    state.set({ step: stepOf(attempt), method, attempt: begun })
    watch(method, begun)
  }

  return {
    state,
    session: () => session,
    start: (placed, method, options) => {
      if (method.call === undefined || isUnderWay(state.get())) return
      endWatch()
      session = placed
      state.set({ step: 'starting', method })
      void begin(method.call, method, options)
    },
    cancel: async () => {
      await record?.cancel()
    },
    chooseAgain: () => {
      if (isUnderWay(state.get())) return
      endWatch()
      state.set({ step: 'choose' })
    },
    payAtCounter: async (method) => {
      if (session === undefined) return
      client.session.adopt(await payBy(client.connection, session, method._id))
      // It is not given up any more: its guest is on the way to the counter.
      session = undefined
    },
    broken: () => broken,
    close: () => endWatch(),
  }
}
