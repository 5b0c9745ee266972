import type { CartLine } from '../catalog/cart-line.ts'
import { type DraftOption, picksOf } from '../options/picks.ts'
import { childrenOf } from './line-tree.ts'

/**
 * What was picked for a line, sets included: its own picks, and inside each pick that made a child what was picked for
 * that child. Several picks of one choice meet their children in order.
 */
export const draftOptions = (
  lines: readonly CartLine[],
  line: CartLine,
): readonly DraftOption[] => {
  const children = [...childrenOf(lines, line.id)]
  return (line.options ?? []).map((entry) => ({
    ...entry,
    selections: picksOf(entry).map(({ choice, quantity }) => {
      const at = children.findIndex(
        (child) => child.fromOption === entry.option && child.fromChoice === choice,
      )
      const child = at < 0 ? undefined : children.splice(at, 1)[0]
      const options = child ? draftOptions(lines, child) : []
      return { _id: choice, quantity, ...(options.length > 0 ? { options } : {}) }
    }),
  }))
}
