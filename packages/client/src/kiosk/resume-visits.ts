import type { ResumeDeviceResult } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { createStore, type Store } from '../store/store.ts'

/** What a kiosk that has started shows before its first guest. */
export type ResumeState =
  /** The server has not responded yet. */
  | { readonly step: 'asking' }
  /** Somebody pays: neither dishes, name nor amount are known here. */
  | { readonly step: 'paying' }
  /** An order that was paid, and whose number nobody has seen. */
  | { readonly step: 'number'; readonly number: string }
  /** `isLate`: a payment had no outcome in time; staff must look after it. */
  | { readonly step: 'over'; readonly isLate: boolean }

/** What the visits before a restart left (KIOSK-6.5). */
export interface ResumedVisits {
  readonly state: Store<ResumeState>
  /** Asks until all is over, or the returned function is called. */
  readonly begin: (connection: Pick<Connection, 'service'>) => () => void
  /** The number was seen. */
  readonly next: () => void
}

/** How long the kiosk waits for a payment, and how often it asks, in ms. */
const PATIENCE = 120_000
const ASK_EVERY = 2000
/** How long a number shows, in ms. */
const SHOWN_FOR = 20_000

export const createResumedVisits = (): ResumedVisits => {
  const state = createStore<ResumeState>({ step: 'asking' })
  let wake: (() => void) | undefined
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const follow = async (
    { service }: Pick<Connection, 'service'>,
    isEnded: () => boolean,
  ): Promise<void> => {
    const ask = (shown: readonly string[] = []): Promise<ResumeDeviceResult> =>
      service('devices/resume').create(shown.length > 0 ? { shown: [...shown] } : {})
    const until = Date.now() + PATIENCE
    while (!isEnded()) {
      let left: ResumeDeviceResult | undefined
      try {
        left = await ask()
      } catch (error) {
        // A server that refuses has nothing to say; without a network the call is repeated.
        if (normaliseError(error).reason === undefined)
          return state.set({ step: 'over', isLate: false })
      }
      for (const { session, number } of left?.numbers ?? []) {
        if (isEnded()) return undefined
        state.set({ step: 'number', number })
        void ask([session]).catch(() => undefined)
        await wait(SHOWN_FOR)
      }
      const isLate = Date.now() >= until
      if (left && (!left.isPaying || isLate)) {
        // Somebody may be standing there: staff come as if they had rung.
        if (left.isPaying)
          void service('devices/help')
            .create({})
            .catch(() => undefined)
        return state.set({ step: 'over', isLate: left.isPaying })
      }
      if (left) state.set({ step: 'paying' })
      await wait(ASK_EVERY)
    }
    return undefined
  }
  return {
    state,
    begin: (connection) => {
      let isEnded = state.get().step === 'over'
      if (!isEnded) void follow(connection, () => isEnded)
      return () => {
        isEnded = true
      }
    },
    next: () => wake?.(),
  }
}

/** Says that the number of an order was shown, so that a restart does not show it again. A lost call is not repeated. */
export const numberShown = async (
  { service }: Pick<Connection, 'service'>,
  session: string,
): Promise<void> => {
  await service('devices/resume')
    .create({ shown: [session] })
    .catch(() => undefined)
}
