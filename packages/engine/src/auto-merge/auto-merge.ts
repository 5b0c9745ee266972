import type { CartLine } from '../catalog/cart-line.ts'
import { foldLooseLines, type SeenLines } from './fold.ts'
import { formSets } from './form-sets.ts'
import type { MergeContext } from './merge-context.ts'

/** The most rounds of merging (MERGE-1.5). */
export const MAX_MERGE_ROUNDS = 100

/**
 * Combines loose lines into sets if that costs no more than before (MERGE-1): each round folds lines into
 * the sets that are there, then forms new ones; rounds repeat until one changes nothing, at most 100.
 */
export const autoMerge = (start: readonly CartLine[], merge: MergeContext): readonly CartLine[] => {
  const seen: SeenLines = new WeakSet()
  let lines = start
  for (let round = 0; round < MAX_MERGE_ROUNDS; round++) {
    const before = lines
    lines = formSets(foldLooseLines(lines, merge, seen), merge)
    if (lines === before) return lines
  }
  return lines
}
