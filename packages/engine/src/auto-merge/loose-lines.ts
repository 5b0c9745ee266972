import { lineContent } from '../cart/line-content.ts'
import { isSent, isSpecialLine } from '../cart/special-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'

/** Which lines are merged: those of the cart, or those that were ordered already. */
export type MergeScope = 'cart' | 'ordered'

const LOOSE_IN_CART: ReadonlySet<string> = new Set(['init', 'pending'])

const isInScope = (line: CartLine, scope: MergeScope): boolean =>
  scope === 'cart'
    ? LOOSE_IN_CART.has(line.status ?? 'init') && !isSpecialLine(line)
    : isSent(line) &&
      line.status !== 'cancel' &&
      !line.replacing &&
      !isSpecialLine({ ...line, ordered: undefined, status: 'init' })

/** Whether a line may take part as a set: top-level, of this scope, not special. */
export const isMergeable = (line: CartLine, scope: MergeScope): boolean =>
  line.fromProduct === undefined && line.product !== undefined && isInScope(line, scope)

/** Returns whether a line may be taken into a set (MERGE-1.1). */
export const isLoose = (line: CartLine, scope: MergeScope): boolean =>
  line.mergeStatus !== 'skip' && isMergeable(line, scope)

/** What lines of one set must have in common: remark, take-away flag, section, table reference, status. */
export const commonFields = (line: CartLine): Partial<CartLine> => {
  const { customRemark, takeAway, section, table, tableSplit, tableChairId } = line
  const { split, chairId, status } = line
  const fields: Partial<CartLine> = {
    customRemark,
    takeAway,
    section,
    table,
    tableSplit,
    tableChairId,
    split,
    chairId,
    status: status ?? 'init',
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** The same as a text to compare by; fields that are empty say nothing. */
export const mergeKey = (line: CartLine): string =>
  lineContent([], { ...commonFields(line), id: '' })
