import type { TableSession } from '@comanda/contract'
import { assertOnline, type Connection } from '../connection/connection.ts'
import type { CallError } from '../errors/call-error.ts'
import { mayBeDone } from '../errors/may-be-done.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { randomKey } from '../ids/random-key.ts'
import type { SessionStore } from '../session/session.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type Store } from '../store/store.ts'
import { type IntendedPayment, intendedPayments } from './intended-payments.ts'

/** How a payment from the balance stands. `amount` is in currency units. */
export type BalancePaymentState =
  | { readonly status: 'idle' }
  /** `wasUnknown`: it is asked again what became of it. */
  | { readonly status: 'paying'; readonly amount: number; readonly wasUnknown: boolean }
  /** No answer came: it may have been paid or not. `checkAgain` asks, and never pays twice. */
  | { readonly status: 'unknown'; readonly amount: number; readonly error?: CallError }
  | { readonly status: 'paid'; readonly amount: number; readonly session: TableSession }
  /** Nothing was paid, for sure. `error.code` says why. */
  | { readonly status: 'refused'; readonly amount: number; readonly error: CallError }

/** Paying one session from its member's stored balance. */
export interface BalancePayment {
  readonly state: Store<BalancePaymentState>
  /** Pays so much of it, in currency units. While an earlier payment is not answered, nothing happens. */
  readonly pay: (amount: number) => Promise<void>
  /** Makes the same call again, with its key: the answer of the first comes back, or it is paid now. */
  readonly checkAgain: () => Promise<void>
  /** Back to `idle` after `paid` or `refused`. */
  readonly dismiss: () => void
}

export interface BalancePayments {
  /** A session of which it is not known whether it was paid. */
  readonly unanswered: Store<string | undefined>
  /** The payment of a session: the same one for whoever asks, and after a reload. */
  readonly of: (session: string) => BalancePayment
}

interface BalancePaymentsOptions {
  /** The diner's own session is told at once what was paid of it. */
  readonly session: Pick<SessionStore, 'state' | 'adopt'>
  readonly storage: KeyStorage
}

export const createBalancePayments = (
  connection: Pick<Connection, 'service' | 'status'>,
  { session: own, storage }: BalancePaymentsOptions,
): BalancePayments => {
  const intended = intendedPayments(storage)
  const unanswered = createStore(intended.sessions()[0])

  const create = (session: string): BalancePayment => {
    const kept = intended.read(session)
    const state = createStore<BalancePaymentState>(
      kept ? { status: 'unknown', amount: kept.amount } : { status: 'idle' },
    )
    const settle = (next: BalancePaymentState): void => {
      intended.remove(session)
      if (unanswered.get() === session) unanswered.set(intended.sessions()[0])
      state.set(next)
    }
    const ask = async (payment: IntendedPayment, wasUnknown: boolean): Promise<void> => {
      const { amount } = payment
      state.set({ status: 'paying', amount, wasUnknown })
      try {
        assertOnline(connection)
        const answer = await connection
          .service('tableSessions/payByBalance')
          .create({ session, ...payment })
        settle({ status: 'paid', amount, session: answer })
        if (own.state.get().session?._id === session) own.adopt(answer)
      } catch (failure) {
        const error = normaliseError(failure)
        if (mayBeDone(error) || (wasUnknown && !error.sent)) {
          state.set({ status: 'unknown', amount, error })
          unanswered.set(session)
        } else settle({ status: 'refused', amount, error })
      }
    }
    const isBusy = (): boolean => ['paying', 'unknown'].includes(state.get().status)

    return {
      state,
      pay: async (amount) => {
        if (isBusy()) return
        const payment = { amount, idempotencyKey: randomKey() }
        intended.write(session, payment)
        await ask(payment, false)
      },
      checkAgain: async () => {
        if (state.get().status !== 'unknown') return
        const payment = intended.read(session)
        if (payment) await ask(payment, true)
        else settle({ status: 'idle' })
      },
      dismiss: () => {
        if (!isBusy()) state.set({ status: 'idle' })
      },
    }
  }

  const known = new Map<string, BalancePayment>()
  return {
    unanswered,
    of: (session) => {
      const payment = known.get(session) ?? create(session)
      known.set(session, payment)
      return payment
    },
  }
}
