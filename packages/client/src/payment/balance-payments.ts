import type { TableSession } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { jsonObject } from '../json/json-object.ts'
import type { SessionStore } from '../session/session.ts'
import { createStore, type Store } from '../store/store.ts'
import { weakMemo } from '../store/weak-memo.ts'
import type { Intentions } from '../submission/intentions.ts'
import { PAYMENT_KEY } from '../submission/submission-keys.ts'
import type { Submission, SubmissionState } from '../submission/submission.ts'
import { createSubmissions } from '../submission/submissions.ts'

/** An amount of a session to pay from its member's stored balance. */
export interface BalancePart {
  readonly session: string
  /** In currency units, as the member confirmed it. */
  readonly amount: number
}

export type BalancePaymentState = SubmissionState<BalancePart, TableSession>

/** Pays one session from its member's stored balance. */
export type BalancePayment = Submission<BalancePart, TableSession>

export interface BalancePayments {
  /** The session of a payment with an unknown outcome, if any. */
  readonly unknown: Store<string | undefined>
  /** Returns the payment of a session; the same object for the same session. */
  readonly of: (session: string) => BalancePayment
}

interface PayingClient {
  readonly connection: Pick<Connection, 'service' | 'status'>
  /** The current session, updated at once if it is the one that was paid. */
  readonly session: Pick<SessionStore, 'state' | 'adopt'>
  readonly intentions: Intentions
}

const isBalancePart = (saved: unknown): saved is BalancePart => {
  const { session, amount } = jsonObject(saved)
  return typeof session === 'string' && typeof amount === 'number'
}

/** Returns a client's payments from stored balances. */
export const balancePayments = weakMemo((client: PayingClient): BalancePayments => {
  const { connection, session: own, intentions } = client
  const unknown = createStore<string | undefined>(undefined)
  const followUnknown = async (): Promise<void> => {
    const [first] = await intentions.list(PAYMENT_KEY)
    unknown.set(first?.key.slice(PAYMENT_KEY.length))
  }
  const submissions = createSubmissions<BalancePart, TableSession>({
    connection,
    intentions,
    isPayload: isBalancePart,
    send: (part, idempotencyKey) =>
      connection.service('tableSessions/payByBalance').create({ ...part, idempotencyKey }),
    onDone: (paid) => {
      if (own.state.get().session?._id === paid._id) own.adopt(paid)
    },
  })
  void followUnknown()
  const followed = new Set<string>()
  return {
    unknown,
    of: (session) => {
      const payment = submissions(`${PAYMENT_KEY}${session}`)
      if (!followed.has(session))
        payment.state.subscribe(() => {
          if (payment.state.get().status !== 'busy') void followUnknown()
        })
      followed.add(session)
      return payment
    },
  }
})
