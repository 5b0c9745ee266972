import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import type { OptionIssue } from '../options/option-issue.ts'
import { unavailablePicks } from '../options/unavailable-picks.ts'
import { validateOptions } from '../options/validate-options.ts'
import { draftOptions } from '../set-items/draft-options.ts'
import { topLines } from '../set-items/line-tree.ts'
import { repeatedIds, type SetItemIssue, setItemIssues } from '../set-items/set-item-issues.ts'
import { lineUnavailableReason, type UnavailableReason } from './product-availability.ts'
import { type PurchaseIssue, purchaseIssues } from './purchase-limit.ts'

/** What is wrong with a line of the cart. */
export type CartIssue =
  | { readonly line: string; readonly code: 'options'; readonly options: readonly OptionIssue[] }
  /** A product for sets and gifts only, bought alone. */
  | { readonly line: string; readonly code: 'setOrderOrGiftOnly' }
  | {
      readonly line: string
      readonly code: 'productNotAvailable'
      readonly reason: UnavailableReason
    }
  /** Something that the line depends on is still being worked out. */
  | { readonly line: string; readonly code: 'updating' }
  | PurchaseIssue
  | SetItemIssue

const lineIssues = (
  lines: readonly CartLine[],
  line: CartLine,
  context: MenuContext,
): readonly CartIssue[] => {
  if (line.customProduct !== undefined) return []
  const product = context.products.get(line.product ?? '')
  const reason = lineUnavailableReason(line, context)
  if (!product || reason)
    return [{ line: line.id, code: 'productNotAvailable', reason: reason ?? 'missing' }]
  const draft = draftOptions(lines, line)
  const options = [
    ...validateOptions(product, draft, context),
    ...unavailablePicks(product, draft, context),
  ]
  return [
    ...(options.length > 0 ? [{ line: line.id, code: 'options' as const, options }] : []),
    ...(product.setOrderOrGiftOnly && line.fromCoupon === undefined
      ? [{ line: line.id, code: 'setOrderOrGiftOnly' as const }]
      : []),
  ]
}

/**
 * Returns what keeps the lines of a cart from being ordered (CART-5), line by line: picks, products for sets and gifts only
 * that are bought alone, products that cannot be had now, sets whose lines do not fit together, more than diners may order
 * at once. Cancelled lines and lines being replaced are not tested. `updating` names lines on which a dependent update is
 * running.
 */
export const cartIssues = (
  lines: readonly CartLine[],
  context: MenuContext,
  updating: ReadonlySet<string> = new Set(),
): readonly CartIssue[] => {
  const repeated = repeatedIds(lines)
  if (repeated.length > 0) return repeated
  const counted = lines.filter((line) => line.status !== 'cancel' && !line.replacing)
  return [
    ...topLines(counted).flatMap((line) => lineIssues(counted, line, context)),
    ...setItemIssues(counted, context),
    ...purchaseIssues(counted, context),
    ...counted
      .filter((line) => updating.has(line.id))
      .map((line) => ({ line: line.id, code: 'updating' as const })),
  ]
}
