import type { CartLine } from '../catalog/cart-line.ts'
import { fromCents, toCents } from '../money/cents.ts'
import { withQuantity } from '../set-items/child-quantity.ts'
import { treeOf } from '../set-items/line-tree.ts'

/** Why a line cannot be split (CART-3). */
export type SplitError = 'Cannot split more than the quantity' | 'Cannot find the item in the list'

/** The lines after a split, and the line that was split off. */
export type SplitResult =
  | { readonly lines: readonly CartLine[]; readonly line: string }
  | { readonly error: SplitError }

/** A tree under new ids. */
const copyTree = (
  tree: readonly CartLine[],
  newId: () => string,
): readonly [CartLine[], ReadonlyMap<string, string>] => {
  const ids = new Map(tree.map((line) => [line.id, newId()]))
  const copies = tree.map((line) => {
    const parent = ids.get(line.fromProduct ?? '')
    return {
      ...line,
      id: ids.get(line.id) ?? line.id,
      ...(parent === undefined ? {} : { fromProduct: parent }),
    }
  })
  return [copies, ids]
}

const discountShare = (line: CartLine, quantity: number): number | undefined =>
  line.manualDiscount === undefined
    ? undefined
    : fromCents(Math.floor((toCents(line.manualDiscount) * quantity) / (line.quantity ?? 1)))

/**
 * Splits some units of a top-level line off into a new line right after it, which is not merged back automatically. A
 * manual discount is shared by quantity, to the cent.
 */
export const splitLine = (
  lines: readonly CartLine[],
  id: string,
  quantity: number,
  newId: () => string,
): SplitResult => {
  const line = lines.find((candidate) => candidate.id === id && candidate.fromProduct === undefined)
  if (!line) return { error: 'Cannot find the item in the list' }
  const whole = line.quantity ?? 1
  if (!(Number.isInteger(quantity) && quantity >= 1 && quantity < whole))
    return { error: 'Cannot split more than the quantity' }
  const tree = treeOf(lines, id)
  const [copies, ids] = copyTree(tree, newId)
  const offId = ids.get(id) ?? id
  const share = discountShare(line, quantity)
  const rest = fromCents(toCents(line.manualDiscount ?? 0) - toCents(share ?? 0))
  const off = withQuantity(copies, offId, quantity).map((copy) =>
    copy.id === offId && share !== undefined ? { ...copy, manualDiscount: share } : copy,
  )
  const remaining = withQuantity(lines, id, whole - quantity).map((other) =>
    other.id === id && share !== undefined ? { ...other, manualDiscount: rest } : other,
  )
  const last = Math.max(...tree.map((part) => lines.indexOf(part)))
  return {
    lines: [...remaining.slice(0, last + 1), ...off, ...remaining.slice(last + 1)],
    line: offId,
  }
}
