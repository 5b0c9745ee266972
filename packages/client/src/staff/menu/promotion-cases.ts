import type { PromotionCase } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** So many a shop has at most. */
export const MOST_CASES = 100

/** Cases as they become, by their ids; null: removed. */
export type CaseChanges = Readonly<Record<string, PromotionCase | null>>

/** The cases by which a shop tries its promotions (BOOK-4.1). Each call fails with a `CallError`. */
export interface PromotionCases extends Loaded<readonly PromotionCase[]> {
  /** Loads them, and again on each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Stores what was changed; new ones have ids chosen before, so that a repeated call stores them once. */
  readonly save: (changes: CaseChanges) => Promise<void>
}

export const createPromotionCases = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): PromotionCases => {
  const cases = service('promotionCases')
  const loaded = createLoaded(() =>
    cases.find({ shop, $sort: { name: 1, _id: 1 }, $limit: MOST_CASES }),
  )
  const stored = (): readonly PromotionCase[] => {
    const state = loaded.state.get()
    return state.status === 'ready' ? state.value : []
  }
  return {
    ...loaded,
    open: () => {
      const end = onConnect(() => void loaded.reload())
      void loaded.reload()
      return end
    },
    save: async (changes) => {
      for (const [id, entered] of Object.entries(changes)) {
        const before = stored().find(({ _id }) => _id === id)
        if (entered === null) {
          if (before) await cases.remove(id)
        } else if (before) await cases.patch(id, { off: entered.off })
        else await cases.create(entered)
      }
      if (Object.keys(changes).length > 0) await loaded.reload()
    },
  }
}
