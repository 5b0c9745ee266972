import type { Item } from '../kernel/item.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import { pickedGroups } from './picks.ts'
import type { PricingContext } from './pricing-context.ts'

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
    taxClass: (line.ordered ?? context.products.get(line.product ?? ''))?.taxClass ?? undefined,
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
