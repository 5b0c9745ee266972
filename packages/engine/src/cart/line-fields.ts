import type { CartLine } from '../catalog/cart-line.ts'
import type { Id } from '../catalog/vocabulary.ts'
import { treeIds } from '../set-items/line-tree.ts'

/** The place of a line: a table, its split, a chair (CART-1.3). */
export interface TableReference {
  readonly table?: Id | undefined
  readonly tableSplit?: string | number | undefined
  readonly tableChairId?: string | undefined
}

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

/** Turns a line's take-away flag, and that of all in it. */
export const toggleTakeAway = (lines: readonly CartLine[], id: string): readonly CartLine[] =>
  setTakeAway(lines, id, lines.find((line) => line.id === id)?.takeAway !== true)

/** Sets the remark of one line; an empty one is taken off. */
export const setRemark = (
  lines: readonly CartLine[],
  id: string,
  remark: string,
): readonly CartLine[] =>
  withFields(lines, new Set([id]), {
    customRemark: remark.trim() === '' ? undefined : remark.trim(),
  })

/** Sets the section of a line and of all in it. */
export const setLineSection = (
  lines: readonly CartLine[],
  id: string,
  section: Id | undefined,
): readonly CartLine[] => withFields(lines, wholeItem(lines, id), { section })

/** Sets the table, split and chair of a line and its children; removes those that are not given. */
export const setTableReference = (
  lines: readonly CartLine[],
  id: string,
  { table, tableSplit, tableChairId }: TableReference,
): readonly CartLine[] =>
  withFields(lines, wholeItem(lines, id), { table, tableSplit, tableChairId })
