import type { Id } from '../catalog/vocabulary.ts'
import type { Item } from '../kernel/item.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import { pickedGroups } from './picks.ts'
import type { PricingContext } from './pricing-context.ts'

const isTakenAway = (top: PricedLine, { session }: PricingContext): boolean =>
  top.line.takeAway === true || session.type === 'takeAway' || session.type === 'delivery'

const isFreeOfSurcharge = (
  { line, product }: PricedLine,
  groups: readonly Id[],
  { options }: PricingContext,
): boolean => {
  if (line.freeSurcharge) return true
  if (line.ordered) return line.ordered.freeSurcharge === true
  return (
    product?.freeSurcharge === true ||
    groups.some((group) => options.get(group)?.type === 'freeSurcharge')
  )
}

const describe = (top: PricedLine, index: number, context: PricingContext): Item => {
  const { line, product } = top
  const named = line.ordered ?? line.customProduct ?? product
  const groups = pickedGroups(line)
  return {
    index,
    top,
    lines: [],
    product: line.product ?? line.customProduct?._id ?? undefined,
    category: named?.category ?? undefined,
    subCategory: named?.subCategory ?? undefined,
    taxClass: (line.ordered ?? product)?.taxClass ?? undefined,
    section: line.section ?? context.session.section ?? undefined,
    groups,
    takenAway: isTakenAway(top, context),
    freeSurcharge: isFreeOfSurcharge(top, groups, context),
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
