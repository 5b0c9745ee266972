import { assertOnline, type Connection } from '../connection/connection.ts'
import type { CallError } from '../errors/call-error.ts'
import { mayBeDone } from '../errors/may-be-done.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { randomKey } from '../ids/random-key.ts'
import { createStore, type Store } from '../store/store.ts'
import { type Intention, isSameIntention, isSamePayload } from './intention.ts'
import type { Intentions } from './intentions.ts'

/** The state of a submission. */
export type SubmissionState<P, R> =
  | { readonly status: 'idle' }
  /** `wasUnknown`: it is a retry. */
  | { readonly status: 'busy'; readonly payload: P; readonly wasUnknown: boolean }
  /** There was no response: it may or may not have been carried out. */
  | { readonly status: 'unknown'; readonly payload: P; readonly error?: CallError }
  | { readonly status: 'done'; readonly payload: P; readonly result: R }
  /** It was not carried out; `error.code` is the reason. */
  | { readonly status: 'refused'; readonly payload: P; readonly error: CallError }

/** A write that is carried out at most once, even if responses are lost, pages reloaded and browsers killed. */
export interface Submission<P, R> {
  readonly state: Store<SubmissionState<P, R>>
  /**
   * Sends a payload and resolves to the state after it. While the outcome of an earlier one is unknown, the same
   * payload is retried with its idempotency key, and another is not sent; while one is being sent, nothing happens.
   */
  readonly submit: (payload: P) => Promise<SubmissionState<P, R>>
  /** Retries an `unknown` one with its idempotency key: the server repeats its response, or carries it out now. */
  readonly checkAgain: () => Promise<SubmissionState<P, R>>
  /** Returns from `unknown` to `idle` without knowing the outcome. */
  readonly giveUp: () => Promise<void>
  /** Returns from `done` or `refused` to `idle`. */
  readonly dismiss: () => void
  /** Resolves once the state includes what an earlier page left unknown. */
  readonly restored: Promise<void>
}

export interface SubmissionOptions<P, R> {
  /** What is submitted, such as `order` or `payment/<session>`. Two submissions of one key must not exist at once. */
  readonly key: string
  readonly send: (payload: P, idempotencyKey: string) => Promise<R>
  /** Validates a saved payload, which an earlier version may have written. */
  readonly isPayload: (saved: unknown) => saved is P
  readonly connection: Pick<Connection, 'status'>
  readonly intentions: Intentions
  readonly onDone?: (result: R, payload: P) => void
  readonly onRefused?: (error: CallError, payload: P) => void
}

/** Pauses before sending again while the server is unavailable, in ms: a database is replaced in that time (CALL-4.10). */
const PAUSES: readonly number[] = [500, 1000, 2000, 4000, 8000, 8000]

/** Waits for half of the time up to all of it, so that not all clients send again at once. */
const paused = (ms: number) =>
  new Promise((resolve) => setTimeout(resolve, ms * (1 - Math.random() / 2)))

export const createSubmission = <P, R>(options: SubmissionOptions<P, R>): Submission<P, R> => {
  const { key, send, isPayload, connection, intentions, onDone, onRefused } = options
  const first: SubmissionState<P, R> = { status: 'idle' }
  const state = createStore<SubmissionState<P, R>>(first)
  /** The intention that is being sent or unknown. */
  let intention: Intention | undefined

  const outcomeOf = async (
    sent: Intention,
    payload: P,
    wasUnknown: boolean,
    [pause, ...pauses]: readonly number[] = PAUSES,
  ): Promise<SubmissionState<P, R>> => {
    try {
      assertOnline(connection)
      return { status: 'done', payload, result: await send(payload, sent.idempotencyKey) }
    } catch (failure) {
      const error = normaliseError(failure)
      if (error.code === 'unavailable' && pause !== undefined) {
        await paused(pause)
        return outcomeOf(sent, payload, true, pauses)
      }
      return { status: mayBeDone(error, wasUnknown) ? 'unknown' : 'refused', payload, error }
    }
  }
  const attempt = async (
    sent: Intention,
    payload: P,
    wasUnknown: boolean,
  ): Promise<SubmissionState<P, R>> => {
    intention = sent
    state.set({ status: 'busy', payload, wasUnknown })
    const outcome = await outcomeOf(sent, payload, wasUnknown)
    if (outcome.status !== 'unknown') await intentions.settle(sent)
    state.set(outcome)
    if (outcome.status === 'done') onDone?.(outcome.result, payload)
    if (outcome.status === 'refused') onRefused?.(outcome.error, payload)
    return state.get()
  }
  const giveUp = async (): Promise<void> => {
    if (state.get().status !== 'unknown') return
    if (intention) await intentions.settle(intention)
    state.set({ status: 'idle' })
  }
  const checkAgain = async (): Promise<SubmissionState<P, R>> => {
    const before = state.get()
    if (before.status !== 'unknown' || !intention) return before
    state.set({ status: 'busy', payload: before.payload, wasUnknown: true })
    if (!(await intentions.isSettled(intention))) return attempt(intention, before.payload, true)
    state.set({ status: 'idle' })
    return state.get()
  }
  const submit = async (payload: P): Promise<SubmissionState<P, R>> => {
    const before = state.get()
    if (before.status === 'busy') return before
    if (before.status === 'unknown')
      return isSamePayload(before.payload, payload) ? checkAgain() : before
    state.set({ status: 'busy', payload, wasUnknown: false })
    const own = { key, idempotencyKey: randomKey(), payload, time: Date.now() }
    const standing = await intentions.claim(own)
    if (isSameIntention(standing, own)) return attempt(own, payload, false)
    if (isSamePayload(standing.payload, payload)) return attempt(standing, payload, true)
    if (!isPayload(standing.payload)) {
      await intentions.settle(standing)
      state.set({ status: 'idle' })
      return submit(payload)
    }
    intention = standing
    state.set({ status: 'unknown', payload: standing.payload })
    return state.get()
  }
  const restore = async (): Promise<void> => {
    const saved = (await intentions.list(key)).find((one) => one.key === key)
    if (!saved || !isPayload(saved.payload) || state.get() !== first) return
    intention = saved
    state.set({ status: 'unknown', payload: saved.payload })
  }
  return {
    state,
    submit,
    checkAgain,
    giveUp,
    restored: restore(),
    dismiss: () => {
      const { status } = state.get()
      if (status === 'done' || status === 'refused') state.set({ status: 'idle' })
    },
  }
}
