import { cartIssues } from '../cart/cart-issues.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { treeIds } from '../set-items/line-tree.ts'
import type { SharedActionRefusal } from './shared-cart.ts'

const invalid = (field: string, message: string): SharedActionRefusal => ({
  error: 'lineInvalid',
  field,
  message,
})

/** Returns lines as those of a seat, or of all. */
export const withSeat = (
  lines: readonly CartLine[],
  seat: string | undefined,
): readonly CartLine[] =>
  lines.map(({ chairId: _seat, ...line }) =>
    seat === undefined ? line : { ...line, chairId: seat },
  )

/**
 * Returns why lines are not a dish: the first is it, the others what its sets have, under ids that no other dish has; of the
 * menu, and chosen as its options say. What is sold out, or not served now, is for the order to refuse.
 */
export const dishRefusal = (
  lines: readonly CartLine[],
  taken: ReadonlySet<string>,
  menu: MenuContext,
): SharedActionRefusal | undefined => {
  const [top] = lines
  if (!top || top.fromProduct !== undefined)
    return invalid('lines.0', 'The first line is the dish itself, and a child of none.')
  const tree = treeIds(lines, top.id)
  for (const [index, line] of lines.entries()) {
    if (!tree.has(line.id)) return invalid(`lines.${index}`, 'The line is not part of the dish.')
    if (taken.has(line.id)) return invalid(`lines.${index}.id`, 'Another line has this id.')
  }
  const issue = cartIssues(lines, menu).find((one) =>
    one.code === 'productNotAvailable' ? one.reason === 'missing' : one.code !== 'purchaseLimit',
  )
  if (!issue) return undefined
  const index = lines.findIndex(({ id }) => id === issue.line)
  return invalid(
    `lines.${Math.max(0, index)}`,
    issue.code === 'productNotAvailable'
      ? 'There is no such product on the menu.'
      : 'The choices are not as the options of the product say.',
  )
}
