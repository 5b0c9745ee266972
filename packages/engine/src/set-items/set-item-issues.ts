import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { expectedChildren } from './expected-children.ts'
import { childrenByParent, topLines } from './line-tree.ts'

/** An inconsistency between the lines of a set, and the line to report it at. */
export interface SetItemIssue {
  readonly line: string
  readonly code:
    | 'idRepeated'
    | 'childMissing'
    | 'childUnexpected'
    | 'childQuantity'
    | 'parentMissing'
}

/** The lines whose id an earlier line has: nothing else can be said of a cart that has any. */
export const repeatedIds = (lines: readonly CartLine[]): readonly SetItemIssue[] => {
  const seen = new Set<string>()
  return lines.flatMap(({ id }) => {
    if (seen.has(id)) return [{ line: id, code: 'idRepeated' as const }]
    seen.add(id)
    return []
  })
}

/**
 * Checks the lines of sets that a client sends: each pick of a product has exactly one child, of that product and in
 * its quantity, and no child is without its pick.
 */
export const setItemIssues = (
  lines: readonly CartLine[],
  context: MenuContext,
): readonly SetItemIssue[] => {
  const issues: SetItemIssue[] = []
  const byParent = childrenByParent(lines)
  const reached = new Set(topLines(lines).map(({ id }) => id))
  for (const id of reached) for (const child of byParent.get(id) ?? []) reached.add(child.id)
  for (const line of lines) {
    if (!reached.has(line.id)) issues.push({ line: line.id, code: 'parentMissing' })
    const children = [...(byParent.get(line.id) ?? [])]
    for (const wanted of expectedChildren(line, context)) {
      const at = children.findIndex(
        (child) =>
          child.fromOption === wanted.option &&
          child.fromChoice === wanted.choice &&
          child.product === wanted.product,
      )
      const child = at < 0 ? undefined : children.splice(at, 1)[0]
      if (!child) issues.push({ line: line.id, code: 'childMissing' })
      else if (
        (child.quantityRatio ?? 1) !== wanted.ratio ||
        (child.quantity ?? 1) !== (line.quantity ?? 1) * wanted.ratio
      )
        issues.push({ line: child.id, code: 'childQuantity' })
    }
    for (const child of children) issues.push({ line: child.id, code: 'childUnexpected' })
  }
  return issues
}
