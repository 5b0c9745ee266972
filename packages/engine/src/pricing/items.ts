import type { Id } from '../catalog/vocabulary.ts'
import type { PricedLine } from './line-tree.ts'
import { pickedGroups } from './picks.ts'
import type { PricingContext } from './pricing-context.ts'

/** A top-level line with all its set children (PRICE-2.2). */
export interface Item {
  readonly index: number
  readonly top: PricedLine
  /** The top line and its descendants that are not left out, in the order of the request. */
  readonly lines: PricedLine[]
  readonly product: Id | undefined
  readonly category: Id | undefined
  readonly subCategory: Id | undefined
  readonly section: Id | undefined
  /** Option groups picked on the top line. */
  readonly groups: readonly Id[]
  readonly takenAway: boolean
  /** Bears no surcharge: by its top line, its product or a picked group (SUR-1.3). */
  readonly freeSurcharge: boolean
}

const isTakenAway = (top: PricedLine, { session }: PricingContext): boolean =>
  top.line.takeAway === true || session.type === 'takeAway' || session.type === 'delivery'

const isFreeOfSurcharge = (top: PricedLine, context: PricingContext): boolean => {
  const { line } = top
  if (line.freeSurcharge) return true
  if (line.ordered) return line.ordered.freeSurcharge === true
  return (
    context.products.get(line.product ?? '')?.freeSurcharge === true ||
    pickedGroups(line).some((group) => context.options.get(group)?.type === 'freeSurcharge')
  )
}

const describe = (top: PricedLine, index: number, context: PricingContext): Item => {
  const { line } = top
  const named = line.ordered ?? line.customProduct ?? context.products.get(line.product ?? '')
  return {
    index,
    top,
    lines: [],
    product: line.product ?? line.customProduct?._id ?? undefined,
    category: named?.category ?? undefined,
    subCategory: named?.subCategory ?? undefined,
    section: line.section ?? context.session.section ?? undefined,
    groups: pickedGroups(line),
    takenAway: isTakenAway(top, context),
    freeSurcharge: isFreeOfSurcharge(top, context),
  }
}

/** Gathers the lines that are not left out into items, in the order of their top lines. */
export const gatherItems = (lines: readonly PricedLine[], context: PricingContext): Item[] => {
  const items: Item[] = []
  for (const line of lines) {
    if (line.leftOut || line.parent) continue
    line.item = items.length
    items.push(describe(line, items.length, context))
  }
  for (const line of lines) {
    if (line.leftOut) continue
    let top = line
    while (top.parent) top = top.parent
    line.item = top.item
    items[top.item]!.lines.push(line)
  }
  return items
}
