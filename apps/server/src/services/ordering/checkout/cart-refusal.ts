import type { Menu } from '@comanda/contract'
import type { CartIssue, CartLine } from '@comanda/engine/cart'
import type { MenuContext } from '@comanda/engine/catalog'
import { availableSections } from '@comanda/shop-rules/menu'
import { isGroupAvailable, type OptionIssue } from '@comanda/engine/options'
import { topLines, treeOf } from '@comanda/engine/set-items'
import { shopMoment } from '@comanda/engine/time'
import type { Refusal } from '../../../errors/refusal.ts'

const invalid = (line: string, reason: string, field: string): Refusal => ({
  kind: 'BadRequest',
  code: 'cartInvalid',
  message: 'Cart invalid',
  field,
  detail: { line, reason },
})

const unavailable = (line: CartLine, reason: string, field: string): Refusal => ({
  kind: 'Conflict',
  code: 'productNotAvailable',
  message: 'Product Not Available',
  field: `${field}.product`,
  detail: { line: line.id, product: line.product, reason },
})

const purchaseLimit = (
  { line: id, limit, left }: Extract<CartIssue, { readonly code: 'purchaseLimit' }>,
  line: CartLine | undefined,
  field: string,
): Refusal => ({
  kind: 'Conflict',
  code: 'purchaseLimit',
  message: 'Exceed Purchase Limit',
  field: `${field}.quantity`,
  detail: { line: id, product: line?.product, limit, left },
})

const emptyCart: Refusal = {
  kind: 'BadRequest',
  code: 'cartInvalid',
  message: 'Cart invalid',
  field: 'cart',
}

/** A cart without lines, lines with duplicate ids, lines without a top line, and lines in sections that do not serve. */
export const shapeRefusal = (
  lines: readonly CartLine[],
  { sections, shop }: Pick<Menu, 'sections' | 'shop'>,
  section: string | null,
  now: Date,
): Refusal | undefined => {
  if (lines.length === 0) return emptyCart
  const at = shopMoment(now.getTime(), shop)
  const serving = new Set(availableSections(sections, at, true).map(({ _id }) => _id)).add(
    section ?? '',
  )
  const reached = new Set(
    topLines(lines).flatMap((top) => treeOf(lines, top.id).map((line) => line.id)),
  )
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    const field = `cart.${index}`
    if (seen.has(line.id)) return invalid(line.id, 'idRepeated', `${field}.id`)
    seen.add(line.id)
    if (!reached.has(line.id)) return invalid(line.id, 'parentMissing', `${field}.fromProduct`)
    if (line.section !== undefined && !serving.has(line.section))
      return unavailable(line, 'section', field)
  }
  return undefined
}

const optionsInvalid = (
  line: CartLine | undefined,
  issues: readonly OptionIssue[],
  field: string,
): Refusal => ({
  kind: 'BadRequest',
  code: 'optionsInvalid',
  message: 'The options of a product are not valid.',
  field: `${field}.options`,
  detail: { line: line?.id, product: line?.product, issues },
})

/** Picks that the groups' rules do not check: in a group that does not take part, or in one that is named twice. */
const strayPicks = (lines: readonly CartLine[], context: MenuContext): Refusal | undefined => {
  for (const [index, line] of lines.entries()) {
    const seen = new Set<string>()
    for (const { option, selections = [] } of line.options ?? []) {
      if (selections.length === 0) continue
      const group = context.productOptions.get(option)
      if (!group || !isGroupAvailable(group, context) || seen.has(option))
        return optionsInvalid(line, [{ code: 'unknownGroup', group: option }], `cart.${index}`)
      seen.add(option)
    }
  }
  return undefined
}

const issueRefusal = (issue: CartIssue, lines: readonly CartLine[]): Refusal => {
  const index = lines.findIndex((line) => line.id === issue.line)
  const field = `cart.${index}`
  const line = lines[index]
  if (issue.code === 'productNotAvailable' && line) return unavailable(line, issue.reason, field)
  if (issue.code === 'purchaseLimit') return purchaseLimit(issue, line, field)
  if (issue.code !== 'options') return invalid(issue.line, issue.code, field)
  return optionsInvalid(line, issue.options, field)
}

/** Returns why a cart cannot be ordered now, by the engine's issues (CART-5). Stock is not tested here. */
export const issuesRefusal = (
  lines: readonly CartLine[],
  issues: readonly CartIssue[],
  context: MenuContext,
): Refusal | undefined => {
  // If the lines of a set do not fit together, errors in its options would mislead.
  const issue = issues.find(({ code }) => code.startsWith('child')) ?? issues[0]
  return issue ? issueRefusal(issue, lines) : strayPicks(lines, context)
}
