import type { Shop, TableViewItem } from '@comanda/contract'

/** Where a table stands, in squares of the plan (PLAN-1.1). */
export type TablePlan = NonNullable<TableViewItem['plan']>
export type Wall = NonNullable<Shop['walls']>[number]

/** How many squares a row of tables that nobody has placed yet is long at most. */
const ROW = 60
/** Squares between two of them. */
const GAP = 2
const HEIGHT = 7

/** Returns how long a table is drawn until somebody says: the more seats, the longer. */
const widthOf = (seats: number = 4): number => (seats <= 2 ? 7 : seats <= 5 ? 9 : 13)

const endOf = (plans: Iterable<TablePlan>): number =>
  Math.max(0, ...[...plans].map(({ y, height }) => y + height))

/**
 * Returns where the tables of an area stand, by their ids: those that nobody has placed yet in rows below the others, in their
 * order (PLAN-1.3).
 */
export const planLayout = (
  tables: readonly Pick<TableViewItem, '_id' | 'capacity' | 'plan'>[],
): ReadonlyMap<string, TablePlan> => {
  const layout = new Map<string, TablePlan>()
  for (const { _id, plan } of tables) if (plan) layout.set(_id, plan)
  const end = endOf(layout.values())
  let [x, y] = [GAP, end + GAP]
  for (const { _id, capacity, plan } of tables) {
    if (plan) continue
    const width = widthOf(capacity)
    if (x + width > ROW) [x, y] = [GAP, y + HEIGHT + GAP]
    layout.set(_id, { x, y, width, height: HEIGHT, shape: 'square' })
    x += width + GAP
  }
  return layout
}

/** Returns how many squares tables and walls take, with a margin, from the corner at the top left. */
export const planExtent = (
  tables: Iterable<TablePlan>,
  walls: readonly Wall[],
): { readonly width: number; readonly height: number } => {
  const plans = [...tables]
  const right = plans.map(({ x, width }) => x + width)
  const ends = walls.map(({ x, toX }) => Math.max(x, toX))
  const lower = walls.map(({ y, toY }) => Math.max(y, toY))
  return {
    width: Math.max(0, ...right, ...ends) + GAP,
    height: Math.max(endOf(plans), ...lower) + GAP,
  }
}
