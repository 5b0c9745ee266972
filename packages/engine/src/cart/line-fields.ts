import type { CartLine } from '../catalog/cart-line.ts'
import { treeIds } from '../set-items/line-tree.ts'

const withFields = (
  lines: readonly CartLine[],
  ids: ReadonlySet<string>,
  fields: Partial<CartLine>,
): readonly CartLine[] =>
  lines.map((line) => {
    if (!ids.has(line.id)) return line
    const entries = Object.entries({ ...line, ...fields }).filter(
      ([, value]) => value !== undefined,
    )
    return { ...Object.fromEntries(entries), id: line.id }
  })

/** Returns the ids of a top-level line and its children; empty for a set child, which follows its parent. */
const wholeItem = (lines: readonly CartLine[], id: string): ReadonlySet<string> => {
  const line = lines.find((candidate) => candidate.id === id)
  return line?.fromProduct === undefined ? treeIds(lines, id) : new Set()
}

/** Marks a line and its children as take-away or not; a set child follows its parent (SET-1.4). */
export const setTakeAway = (
  lines: readonly CartLine[],
  id: string,
  takeAway: boolean,
): readonly CartLine[] =>
  withFields(lines, wholeItem(lines, id), { takeAway: takeAway || undefined })

/** Sets the remark of one line; an empty one is taken off. */
export const setRemark = (
  lines: readonly CartLine[],
  id: string,
  remark: string,
): readonly CartLine[] =>
  withFields(lines, new Set([id]), {
    customRemark: remark.trim() === '' ? undefined : remark.trim(),
  })
