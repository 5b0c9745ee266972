import type { Replay, ReplayData, ReplayedBill, ReplayedRule } from '@comanda/contract'
import { addReplays, noReplay, type ReplayFigures } from '@comanda/shop-rules/replays'
import type { Connection } from '../../connection/connection.ts'
import type { CallError } from '../../errors/call-error.ts'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createStore, type Store } from '../../store/store.ts'

/** What a draft would have done to the bills that were replayed so far; `of`: how many there are. */
export interface ReplayedSoFar extends ReplayFigures<ReplayedBill, ReplayedRule> {
  readonly of: number
}

/** A draft on bills of the past: on its way, done, or why not. */
export type ReplayState =
  | { readonly is: 'working'; readonly soFar?: ReplayedSoFar }
  | { readonly is: 'done'; readonly figures: ReplayedSoFar }
  | { readonly is: 'failed'; readonly error: CallError }

/** The draft of a promotion on the bills of the past, response by response (BOOK-3.1). */
export interface ReplayedPromotion {
  readonly state: Store<ReplayState>
  /** Replays a draft; the earlier one ends. Resolves once all of it is shown. */
  readonly replay: (data: Omit<ReplayData, 'after'>) => Promise<void>
  /** Shows that another draft is about to be replayed, and ends the replay. */
  readonly end: () => void
}

export const createReplayedPromotion = ({
  service,
}: Pick<Connection, 'service'>): ReplayedPromotion => {
  const state = createStore<ReplayState>({ is: 'working' })
  let runs = 0
  return {
    state,
    replay: async (data) => {
      const run = ++runs
      const isCurrent = (): boolean => run === runs
      let after: Replay['next']
      let figures: ReplayFigures<ReplayedBill, ReplayedRule> = noReplay()
      try {
        do {
          const sent = after ? { ...data, after } : data
          const { of, next, ...page } = await service('orderDiscounts/replay').create(sent)
          if (!isCurrent()) return
          figures = addReplays(figures, page)
          const soFar = { ...figures, of }
          state.set(next ? { is: 'working', soFar } : { is: 'done', figures: soFar })
          after = next
        } while (after)
      } catch (failure) {
        if (isCurrent()) state.set({ is: 'failed', error: normaliseError(failure) })
      }
    },
    end: () => {
      runs += 1
      state.set({ is: 'working' })
    },
  }
}
