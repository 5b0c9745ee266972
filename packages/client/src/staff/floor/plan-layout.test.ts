import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { planExtent, planLayout, type TablePlan } from './plan-layout.ts'

const place = record({
  x: integer({ min: 0, max: 60 }),
  y: integer({ min: 0, max: 60 }),
  width: integer({ min: 2, max: 40 }),
  height: integer({ min: 2, max: 40 }),
  shape: constantFrom('square' as const, 'round' as const),
})
const tables = array(
  record({ capacity: integer({ min: 1, max: 20 }), plan: place }, { requiredKeys: [] }),
  { maxLength: 30 },
).map((some) => some.map((one, at) => ({ ...one, _id: `${at}` })))

const areApart = (one: TablePlan, other: TablePlan): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

it('PLAN-1.3: tables that nobody has placed stand below the others, on no other table', () => {
  assert(
    property(tables, (some) => {
      const layout = planLayout(some)
      expect(layout.size).toBe(some.length)
      for (const { _id, plan } of some) {
        const stands = layout.get(_id)
        if (plan) expect(stands).toBe(plan)
        else
          for (const [other, there] of layout)
            if (other !== _id && stands) expect(areApart(stands, there)).toBe(true)
      }
    }),
  )
})

it('PLAN-1.1: a plan is as large as what stands on it', () => {
  assert(
    property(tables, (some) => {
      const plans = [...planLayout(some).values()]
      const { width, height } = planExtent(plans, [{ x: 3, y: 4, toX: 70, toY: 5 }])
      expect(width).toBeGreaterThan(70)
      for (const plan of plans) {
        expect(plan.x + plan.width).toBeLessThan(width)
        expect(plan.y + plan.height).toBeLessThan(height)
      }
    }),
  )
})
