import { MAX_QUANTITY } from '../catalog/max-quantity.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import type { DraftOption } from '../options/picks.ts'
import { createChildren, lineOptions } from '../set-items/create-children.ts'
import { replaceTree } from '../set-items/line-tree.ts'
import { type MergedLines, mergeLine } from './merge-line.ts'

/** A line to be made: any field of a line, its picks with those of the set products in them. */
export interface NewLine extends Omit<CartLine, 'id' | 'options' | 'fromProduct'> {
  readonly options?: readonly DraftOption[] | undefined
}

/** What new lines need from outside. */
export interface LineMaker {
  readonly context: MenuContext
  readonly newId: () => string
  /** ISO instant with offset: when the line was added. */
  readonly now: string
}

/** A quantity as lines carry it: whole, 1 to 9,999. */
export const clampQuantity = (quantity: number | undefined): number =>
  Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity ?? 1) || 1))

/** The line and its set children that a draft makes, `init` and dated now unless the draft says otherwise. */
export const makeLines = (
  { options = [], ...draft }: NewLine,
  { context, newId, now }: LineMaker,
  id: string = newId(),
): readonly CartLine[] => {
  const top: CartLine = {
    status: 'init',
    date: now,
    ...(context.section === undefined ? {} : { section: context.section }),
    ...draft,
    id,
    quantity: clampQuantity(draft.quantity),
    options: lineOptions(options),
  }
  return [top, ...createChildren(top, options, context, newId)]
}

/** Adds a line at the end, or merges it into an identical one (CART-2.1). `cartIssues` validates it. */
export const addLine = (
  lines: readonly CartLine[],
  draft: NewLine,
  maker: LineMaker,
): MergedLines => {
  const made = makeLines(draft, maker)
  return mergeLine([...lines, ...made], made[0]?.id ?? '')
}

/**
 * Replaces a line by a changed draft, keeping its id and date, and merges it if it has become identical to another.
 * Changes nothing if the line is missing or is a set child.
 */
export const updateLine = (
  lines: readonly CartLine[],
  id: string,
  draft: NewLine,
  maker: LineMaker,
): MergedLines => {
  const before = lines.find((line) => line.id === id)
  if (!before || before.fromProduct !== undefined) return { lines, line: id, merged: false }
  const dated = before.date === undefined ? draft : { date: before.date, ...draft }
  return mergeLine(replaceTree(lines, id, makeLines(dated, maker, id)), id)
}
