import type { CartLine } from '../catalog/cart-line.ts'
import { withQuantity } from '../set-items/child-quantity.ts'
import { treeOf } from '../set-items/line-tree.ts'

/** The lines without some units of one, and those units with all in them. */
export interface TakenUnits {
  readonly lines: readonly CartLine[]
  readonly taken: readonly CartLine[]
}

/** Takes units off a line; a line without units left is removed with its set children. */
export const takeUnits = (lines: readonly CartLine[], id: string, units: number): TakenUnits => {
  const tree = treeOf(lines, id)
  const whole = tree[0]?.quantity ?? 1
  const taken = withQuantity(tree, id, units)
  if (units < whole) return { lines: withQuantity(lines, id, whole - units), taken }
  return { lines: lines.filter((line) => !tree.includes(line)), taken }
}
