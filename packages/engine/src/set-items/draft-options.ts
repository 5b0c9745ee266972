import type { CartLine } from '../catalog/cart-line.ts'
import { type ChildFields, type DraftOption, picksOf, toSelection } from '../options/picks.ts'
import { childrenOf } from './line-tree.ts'

/** Returns the fields that a child line stores itself, or `undefined` if there are none. */
const childFields = (line: CartLine): ChildFields | undefined => {
  const { customRemark, kitchenOptions, mergeStatus } = line
  const fields = Object.entries({ customRemark, kitchenOptions, mergeStatus })
  const given = fields.filter(([, value]) => value !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/**
 * Returns the picks of a line, sets included: its own, and inside each pick with a child the picks of that child.
 * Several picks of one choice are matched to their children in order.
 */
export const draftOptions = (
  lines: readonly CartLine[],
  line: CartLine,
): readonly DraftOption[] => {
  if (!line.options?.length) return []
  const children = [...childrenOf(lines, line.id)]
  return line.options.map((entry) => ({
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
