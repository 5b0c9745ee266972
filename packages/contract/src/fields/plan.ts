import { Closed } from './closed.ts'
import { Type } from '@feathersjs/typebox'

/** How many squares the plan of an area has at most to each side (PLAN-1.1). */
export const PLAN_SIZE = 200

/** A line of the plan's squares, counted from the left or the top. */
export const PlanPlace = Type.Integer({ minimum: 0, maximum: PLAN_SIZE })

/** A wall on the plan of an area, or of the tables without one, from one point to another (PLAN-1.2). */
export const Wall = Closed({
  area: Type.Optional(Type.String({ maxLength: 40 })),
  x: PlanPlace,
  y: PlanPlace,
  toX: PlanPlace,
  toY: PlanPlace,
})
