import { isOfItsOwn, isSent } from '../cart/special-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'

/** Which lines are merged: those of the cart, or those that were ordered already. */
export type MergeScope = 'cart' | 'ordered'

const LOOSE_IN_CART: ReadonlySet<string> = new Set(['init', 'pending'])

const isInScope = (line: CartLine, scope: MergeScope): boolean =>
  scope === 'cart'
    ? LOOSE_IN_CART.has(line.status ?? 'init') && !isSent(line)
    : isSent(line) && line.status !== 'cancel' && !line.replacing

/** Whether a line may take part as a set: top-level, of this scope, not special. */
export const isMergeable = (line: CartLine, scope: MergeScope): boolean =>
  line.product !== undefined && isInScope(line, scope) && !isOfItsOwn(line)

/** Returns whether a line may be taken into a set (MERGE-1.1). */
export const isLoose = (line: CartLine, scope: MergeScope): boolean =>
  line.mergeStatus !== 'skip' && isMergeable(line, scope)

/** What lines of one set must have in common. */
const COMMON = [
  'customRemark',
  'takeAway',
  'section',
  'table',
  'tableSplit',
  'tableChairId',
  'split',
  'chairId',
] as const

/** What lines of one set have in common: remark, take-away flag, section, table reference, status. */
export const commonFields = (line: CartLine): Partial<CartLine> => ({
  ...Object.fromEntries(
    COMMON.flatMap((field) => (line[field] === undefined ? [] : [[field, line[field]]])),
  ),
  status: line.status ?? 'init',
})

const keys = new WeakMap<CartLine, string>()

/** The same as a text to compare by; fields that are empty say nothing. Each line is read once: a long bill asks often. */
export const mergeKey = (line: CartLine): string => {
  const known = keys.get(line)
  if (known !== undefined) return known
  const fields = COMMON.map((field) => (line[field] === 0 ? 0 : line[field] || null))
  const key = JSON.stringify([...fields, line.status ?? 'init'])
  keys.set(line, key)
  return key
}

/** Key → the loose lines that have it in common and may be in one set; keys and lines in cart order. */
export const looseByKey = (
  lines: readonly CartLine[],
  scope: MergeScope,
): ReadonlyMap<string, readonly CartLine[]> => {
  const byKey = new Map<string, CartLine[]>()
  for (const line of lines) {
    if (!isLoose(line, scope)) continue
    const key = mergeKey(line)
    const together = byKey.get(key)
    if (together) together.push(line)
    else byKey.set(key, [line])
  }
  return byKey
}
