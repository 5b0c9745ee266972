import type { CartLine } from '../catalog/cart-line.ts'
import { type ChildFields, type DraftOption, picksOf, toSelection } from '../options/picks.ts'
import { childrenOf } from './line-tree.ts'

/** What a child line carries of its own; `undefined` where that is nothing. */
const childFields = (line: CartLine): ChildFields | undefined => {
  const { customRemark, kitchenOptions, mergeStatus } = line
  const fields = Object.entries({ customRemark, kitchenOptions, mergeStatus })
  const given = fields.filter(([, value]) => value !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

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
      return toSelection({ choice, quantity, options, child: child && childFields(child) })
    }),
  }))
}
