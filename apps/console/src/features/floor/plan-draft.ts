import type { TablePlan, Wall } from '@comanda/client/staff'
import { PLAN_SIZE } from '@comanda/contract'

/** A room while its manager arranges it: where its tables stand, by their ids, and its walls. */
export interface PlanDraft {
  readonly plans: ReadonlyMap<string, TablePlan>
  readonly walls: readonly Wall[]
}

/** What of a wall is moved. */
export type WallPart = 'all' | 'start' | 'end'

const LEAST = 2
const MOST = 40

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))

/** Returns the table as changed, no smaller and no larger than tables are, and within the plan (PLAN-1.1). */
const inPlan = ({ x, y, width, height, shape }: TablePlan): TablePlan => {
  const [across, down] = [within(width, LEAST, MOST), within(height, LEAST, MOST)]
  return {
    x: within(x, 0, PLAN_SIZE - across),
    y: within(y, 0, PLAN_SIZE - down),
    width: across,
    height: down,
    shape,
  }
}

/** Returns the draft with a table changed; one that is not in it changes nothing. */
export const withTable = (
  draft: PlanDraft,
  id: string,
  change: (plan: TablePlan) => Partial<TablePlan>,
): PlanDraft => {
  const plan = draft.plans.get(id)
  if (!plan) return draft
  return { ...draft, plans: new Map(draft.plans).set(id, inPlan({ ...plan, ...change(plan) })) }
}

/** Returns the draft with a wall, or one of its ends, so many squares further; the whole keeps its length. */
export const withWallMoved = (
  draft: PlanDraft,
  at: number,
  part: WallPart,
  [right, down]: readonly [number, number],
): PlanDraft => {
  const wall = draft.walls[at]
  if (!wall) return draft
  const { x, y, toX, toY } = wall
  const room = (value: number, other: number, by: number): number =>
    part === 'all'
      ? within(by, -Math.min(value, other), PLAN_SIZE - Math.max(value, other))
      : within(by, -value, PLAN_SIZE - value)
  const start = part === 'end' ? wall : { x: x + room(x, toX, right), y: y + room(y, toY, down) }
  const end =
    part === 'start'
      ? { toX, toY }
      : { toX: toX + room(toX, x, right), toY: toY + room(toY, y, down) }
  return { ...draft, walls: draft.walls.with(at, { ...wall, x: start.x, y: start.y, ...end }) }
}

/** Returns the names of tables that stand on each other. */
export const overlapping = (
  { plans }: PlanDraft,
  tables: readonly { readonly _id: string; readonly name: string }[],
): readonly string[] => {
  const stands = tables.flatMap(({ _id, name }) => {
    const plan = plans.get(_id)
    return plan ? [{ name, ...plan }] : []
  })
  return stands
    .filter((one) =>
      stands.some(
        (other) =>
          other !== one &&
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
    )
    .map(({ name }) => name)
}
