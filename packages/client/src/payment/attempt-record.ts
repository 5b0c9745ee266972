import type { PaymentAttempt, TableSession } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import type { CallError } from '../errors/call-error.ts'
import { isMissing } from '../errors/is-missing.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import type { SessionStore } from '../session/session.ts'
import { createStore, type Store } from '../store/store.ts'
import type { Intentions } from '../submission/intentions.ts'
import { intendedPayments } from './intended-payments.ts'
import { isFinalAttempt } from './is-final-attempt.ts'
import { cancelPayment } from './payment-calls.ts'

export interface AttemptState {
  readonly status: 'loading' | 'ready' | 'notFound' | 'failed'
  readonly attempt?: PaymentAttempt
  /** Whether this device began the payment; `undefined` until it is known. */
  readonly isOwn?: boolean
  /** The bill that it pays, if this device began the payment. */
  readonly bill?: TableSession
  readonly error?: CallError
}

/** One payment at a provider, followed until it is final. */
export interface AttemptRecord {
  readonly state: Store<AttemptState>
  /** Has the server query the provider now, unless it already does. */
  readonly check: () => Promise<void>
  /** Closes it at the provider. Fails with a `CallError`; the state then shows what is known. */
  readonly cancel: () => Promise<void>
  /** Loads it and follows it at a pace until the returned function is called. */
  readonly open: (pace: AttemptPace) => () => void
}

/** When to query again, in ms after opening, and then how often (PAY-8.3). */
interface AttemptPace {
  readonly at: readonly number[]
  readonly every: number
}

export const attemptPaces = {
  /** After a return from the provider. */
  result: { at: [2000, 4000, 8000, 15_000, 30_000], every: 30_000 },
  /** While a code or a reader is looked at. */
  wallet: { at: [], every: 3000 },
} as const satisfies Record<string, AttemptPace>

interface FollowingClient {
  readonly connection: Pick<Connection, 'service' | 'onConnect'>
  readonly session: Pick<SessionStore, 'state' | 'adopt'>
  readonly intentions: Intentions
}

export const createAttemptRecord = (client: FollowingClient, id: string): AttemptRecord => {
  const { service, onConnect } = client.connection
  const intended = intendedPayments(client.intentions)
  const state = createStore<AttemptState>({ status: 'loading' })
  const own = intended.find(id)
  let asking: Promise<void> | undefined

  const show = (attempt: PaymentAttempt): void => {
    const before = state.get().attempt
    // A response that was sent before the outcome came never takes it back.
    const isLate = before && isFinalAttempt(before.status) && !isFinalAttempt(attempt.status)
    if (attempt._id !== id || isLate) return
    const { error: _error, ...known } = state.get()
    state.set({ ...known, status: 'ready', attempt })
    if (isFinalAttempt(attempt.status)) void intended.settle(id)
  }
  const showBill = (bill: TableSession): void => {
    const known = state.get().bill
    if (known && (known._id !== bill._id || known.version > bill.version)) return
    state.set({ ...state.get(), bill })
  }
  /** Returns the session that it pays, if this device began it, or is a diner of that session. */
  const ownSession = async (): Promise<string | undefined> => {
    const begun = await own
    if (begun) return begun.session
    const { session } = client.session.state.get()
    return session?.attempts.some(({ _id }) => _id === id) ? session._id : undefined
  }
  const load = async (): Promise<void> => {
    try {
      const idempotencyKey = (await own)?.key
      show(await service('paymentAttempts').get(id, idempotencyKey ? { idempotencyKey } : {}))
    } catch (failure) {
      const error = normaliseError(failure)
      const { attempt } = state.get()
      const status = attempt ? 'ready' : isMissing(error) ? 'notFound' : 'failed'
      state.set({ ...state.get(), status, error })
    }
  }
  const askFor = async (session: string): Promise<void> => {
    const bill = await service('tableSessions/updatePayment').create({ session })
    showBill(bill)
    if (client.session.state.get().session?._id === bill._id) client.session.adopt(bill)
  }
  const ask = async (): Promise<void> => {
    const session = await ownSession()
    state.set({ ...state.get(), isOwn: session !== undefined })
    // What is known shows while the provider is queried.
    const known = state.get().attempt ? undefined : load()
    if (session !== undefined) await askFor(session).catch(() => undefined)
    await known
    if (session !== undefined || !known) await load()
  }
  const check = (): Promise<void> => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
  const subscribe = async (): Promise<void> => {
    const session = await ownSession()
    if (session === undefined) return
    await service('tableSessions/subscribe')
      .create({ item: session })
      .catch(() => undefined)
  }
  const isFollowed = (): boolean => {
    const { status, attempt } = state.get()
    return status !== 'notFound' && (!attempt || !isFinalAttempt(attempt.status))
  }

  return {
    state,
    check,
    cancel: async () => {
      try {
        show(await cancelPayment(client.connection, id))
      } finally {
        await check()
      }
    },
    open: ({ at, every }) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const follow = ([next, ...rest]: readonly number[], before: number): void => {
        const wait = next === undefined ? every : next - before
        timer = setTimeout(() => {
          if (!isFollowed()) return
          void check()
          follow(rest, next ?? before)
        }, wait)
      }
      const ends = [
        service('paymentAttempts').on('patched', (changed) => {
          show(changed)
          // The bill that it paid changes with it.
          if (changed._id === id && isFinalAttempt(changed.status)) void check()
        }),
        service('tableSessions').on('patched', (changed) => {
          if (changed._id === state.get().bill?._id) showBill(changed)
        }),
        onConnect(() => {
          void subscribe()
          void check()
        }),
        () => clearTimeout(timer),
      ]
      void subscribe()
      void check()
      follow(at, 0)
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
