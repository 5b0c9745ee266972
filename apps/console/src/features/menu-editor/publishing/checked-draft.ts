import type { Menu, MenuChange } from '@comanda/contract'
import { menuProblems, type MenuProblem, sampleCarts } from '@comanda/shop-rules/menu-check'
import { PriceRequestError } from '@comanda/engine/pricing'

/** A product that would cost something else, ordered with its first choices. */
export interface ChangedPrice {
  readonly product: string
  /** Absent: it cannot be ordered. */
  readonly before?: number | undefined
  readonly after?: number | undefined
}

export interface CheckedDraft {
  /** Those that are new, or of records that are changed. */
  readonly problems: readonly MenuProblem[]
  readonly prices: readonly ChangedPrice[]
  /** Whether the engine could not price with it at all: it would not be published. */
  readonly isBroken: boolean
}

const keyOf = ({ code, path, record, choice }: MenuProblem): string =>
  [code, path, record, choice].join('/')

/** Checks a draft by the engine (DRAFT-3): what it would change, and what is wrong with it. */
export const checkedDraft = (
  menu: Menu,
  drafted: Menu,
  changes: readonly MenuChange[],
  now: string,
): CheckedDraft => {
  const touched = new Set(changes.map(({ record }) => record))
  try {
    const known = new Set(menuProblems(menu, now).map(keyOf))
    const problems = menuProblems(drafted, now).filter(
      (problem) => touched.has(problem.record) || !known.has(keyOf(problem)),
    )
    const [before, after] = [sampleCarts(menu, now), sampleCarts(drafted, now)]
    const prices = drafted.products.flatMap(({ _id: product }): readonly ChangedPrice[] => {
      const was = before.get(product)
      const is = after.get(product)
      if (!was || was.total === is?.total) return []
      return [{ product, before: was.total, after: is?.total }]
    })
    return { problems, prices, isBroken: false }
  } catch (error) {
    if (error instanceof PriceRequestError) return { problems: [], prices: [], isBroken: true }
    throw error
  }
}
