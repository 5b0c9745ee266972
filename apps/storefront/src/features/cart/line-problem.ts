import type { CartIssue, CartLine } from '@comanda/engine/cart'
import type { MenuContext } from '@comanda/engine/catalog'
import { treeIds, treeOf } from '@comanda/engine/set-items'
import { lineLevels, portionsLeft, StockLevel } from '@comanda/engine/stock'
import type { OrderingKey } from '@comanda/locales/ordering'

/** Why a line cannot be ordered as it is; `left` is how many of it can, `limit` what the shop sells at once. */
export interface LineProblem {
  readonly key: OrderingKey
  readonly left?: number
  readonly limit?: number
}

const keyOf = (issue: CartIssue): OrderingKey => {
  if (issue.code === 'options') return 'cart.issue.options'
  if (issue.code === 'productNotAvailable') return `cart.issue.${issue.reason}`
  if (issue.code === 'setOrderOrGiftOnly') return 'cart.issue.setOrderOrGiftOnly'
  return issue.code === 'updating' ? 'cart.issue.updating' : 'cart.issue.broken'
}

const SHORT: ReadonlySet<StockLevel> = new Set([
  StockLevel.NotSelling,
  StockLevel.OutOfStock,
  StockLevel.Conflicted,
])

/** Returns the problem of each top line that has one: of its picks, its product, or the stock of anything in it. */
export const lineProblems = (
  lines: readonly CartLine[],
  issues: readonly CartIssue[],
  context: MenuContext,
): ReadonlyMap<string, LineProblem> => {
  const levels = lineLevels(lines, context)
  const problems = new Map<string, LineProblem>()
  for (const line of lines) {
    if (line.fromProduct !== undefined) continue
    const ids = treeIds(lines, line.id)
    const issue = issues.find((candidate) => ids.has(candidate.line))
    if (issue?.code === 'purchaseLimit') {
      const { limit, left } = issue
      problems.set(line.id, {
        key: 'cart.issue.overLimit',
        limit,
        ...(issue.line === line.id && { left }),
      })
    } else if (issue) problems.set(line.id, { key: keyOf(issue) })
    else if (SHORT.has(levels.get(line.id) ?? StockLevel.None)) {
      const others = lines.filter((other) => !ids.has(other.id))
      const left = portionsLeft(treeOf(lines, line.id), others, context)
      problems.set(
        line.id,
        left > 0 ? { key: 'cart.issue.left', left } : { key: 'cart.issue.outOfStock', left },
      )
    }
  }
  return problems
}
