import type { CartLine } from '../catalog/cart-line.ts'
import { validateOptions } from '../options/validate-options.ts'
import { draftOptions } from '../set-items/draft-options.ts'
import { topLines } from '../set-items/line-tree.ts'
import { type LineMaker, makeLines } from './add-line.ts'
import { pruneOptions } from './prune-options.ts'
import { type Gone, goneReason } from './restored-line.ts'

/** A line that is not taken over, with its content and the reason. */
export interface GoneLine extends Gone {
  readonly line: CartLine
}

/** A line that is taken over, but whose picks are no longer all valid. */
export interface ChangedLine {
  readonly line: string
  /** Picks that today's menu does not know any more. */
  readonly removed: number
  /** Groups whose picks are invalid now, so that the line must be looked at before it can be ordered. */
  readonly invalid: number
}

/** Saved lines as today's menu has them. */
export interface RestoredLines {
  readonly lines: readonly CartLine[]
  readonly gone: readonly GoneLine[]
  readonly changed: readonly ChangedLine[]
}

/**
 * Rebuilds saved lines against today's menu (CART-6.2, CART-6.3): items that are missing, not selling or out of stock
 * are dropped whole; unavailable picks are taken out, and lines that are invalid then are counted. Set children are
 * rebuilt.
 */
export const restoreLines = (saved: readonly CartLine[], maker: LineMaker): RestoredLines => {
  const lines: CartLine[] = []
  const gone: GoneLine[] = []
  const changed: ChangedLine[] = []
  for (const line of topLines(saved)) {
    const product = maker.context.products.get(line.product ?? '')
    if (line.customProduct !== undefined) {
      lines.push(line)
      continue
    }
    const pruned = product && pruneOptions(product, draftOptions(saved, line), maker.context)
    const made = makeLines({ ...line, options: pruned?.options }, maker, line.id)
    const lost = goneReason(made, maker.context)
    if (!product || !pruned || lost) {
      gone.push({ line, reason: 'missing', ...lost })
      continue
    }
    lines.push(...made)
    const { removed } = pruned
    const issues = validateOptions(product, pruned.options, maker.context)
    const invalid = new Set(issues.map((issue) => issue.group)).size
    if (removed > 0 || invalid > 0) changed.push({ line: line.id, removed, invalid })
  }
  return { lines, gone, changed }
}
