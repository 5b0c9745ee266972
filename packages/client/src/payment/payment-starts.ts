import type { PaymentCall, StartPaymentData, StartPaymentResult } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { jsonObject } from '../json/json-object.ts'
import { createStore, type Store } from '../store/store.ts'
import { weakMemo } from '../store/weak-memo.ts'
import type { Intentions } from '../submission/intentions.ts'
import { START_KEY } from '../submission/submission-keys.ts'
import type { Submission, SubmissionState } from '../submission/submission.ts'
import { createSubmissions } from '../submission/submissions.ts'
import { intendedPayments } from './intended-payments.ts'
import { isFinalAttempt } from './is-final-attempt.ts'

/** A payment at a provider as it is started: by the call of its method. */
export interface PaymentStart {
  readonly call: PaymentCall
  /** The language of the provider's page. */
  readonly locale: string
  readonly data: Omit<StartPaymentData, 'idempotencyKey'>
}

export type PaymentStartState = SubmissionState<PaymentStart, StartPaymentResult>

export interface PaymentStarts {
  /** The session of a start with an unknown outcome, if any. */
  readonly unknown: Store<string | undefined>
  /** Returns the starts of a session's payments, one at a time; the same object for the same session. */
  readonly of: (session: string) => Submission<PaymentStart, StartPaymentResult>
}

interface PayingClient {
  readonly connection: Pick<Connection, 'service' | 'status'>
  readonly intentions: Intentions
}

const isStart = (saved: unknown): saved is PaymentStart => {
  const { call, locale, data } = jsonObject(saved)
  const { session, methodRef } = jsonObject(data)
  return [call, locale, session, methodRef].every((text) => typeof text === 'string')
}

/** Returns a client's starts of payments at providers. A start that is repeated never pays twice (PAY-8.1). */
export const paymentStarts = weakMemo((client: PayingClient): PaymentStarts => {
  const { connection, intentions } = client
  const unknown = createStore<string | undefined>(undefined)
  const followUnknown = async (): Promise<void> => {
    const [first] = await intentions.list(START_KEY)
    unknown.set(first?.key.slice(START_KEY.length))
  }
  const submissions = createSubmissions<PaymentStart, StartPaymentResult>({
    connection,
    intentions,
    isPayload: isStart,
    send: async ({ call, locale, data }, idempotencyKey) => {
      const started = await connection.service(call).create({ ...data, idempotencyKey }, { locale })
      const { _id: attempt, status } = started.attempt
      // Before the start itself is forgotten: one of both is always on disk.
      if (!isFinalAttempt(status))
        await intendedPayments(intentions).add({
          attempt,
          session: data.session,
          key: idempotencyKey,
        })
      return started
    },
  })
  void followUnknown()
  const followed = new Set<string>()
  return {
    unknown,
    of: (session) => {
      const start = submissions(`${START_KEY}${session}`)
      if (!followed.has(session))
        start.state.subscribe(() => {
          if (start.state.get().status !== 'busy') void followUnknown()
        })
      followed.add(session)
      return start
    },
  }
})
