import { PLAN_SIZE } from '@comanda/contract'
import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { overlapping, type PlanDraft, withTable, withWallMoved } from './plan-draft.ts'

const draft: PlanDraft = {
  plans: new Map([
    ['a', { x: 2, y: 2, width: 7, height: 7, shape: 'square' }],
    ['b', { x: 20, y: 2, width: 7, height: 7, shape: 'round' }],
  ]),
  walls: [{ x: 2, y: 1, toX: 14, toY: 1 }],
}
const by = integer({ min: -300, max: 300 })

it('PLAN-1.6: a table never leaves the plan, however far it is moved or how large it is made', () => {
  assert(
    property(by, by, by, by, (right, down, wider, taller) => {
      const { plans } = withTable(draft, 'a', ({ x, y, width, height }) => ({
        x: x + right,
        y: y + down,
        width: width + wider,
        height: height + taller,
      }))
      const plan = plans.get('a')
      expect(plan?.x).toBeGreaterThanOrEqual(0)
      expect(plan?.y).toBeGreaterThanOrEqual(0)
      expect((plan?.x ?? 0) + (plan?.width ?? 0)).toBeLessThanOrEqual(PLAN_SIZE)
      expect((plan?.y ?? 0) + (plan?.height ?? 0)).toBeLessThanOrEqual(PLAN_SIZE)
      expect(plans.get('b')).toBe(draft.plans.get('b'))
    }),
  )
})

it('PLAN-1.6: a wall that is moved keeps its length; one of its ends moves alone', () => {
  assert(
    property(by, by, (right, down) => {
      const [moved] = withWallMoved(draft, 0, 'all', [right, down]).walls
      expect((moved?.toX ?? 0) - (moved?.x ?? 0)).toBe(12)
      expect(moved?.toY).toBe(moved?.y)
      const [bent] = withWallMoved(draft, 0, 'end', [right, down]).walls
      expect([bent?.x, bent?.y]).toEqual([2, 1])
    }),
  )
})

it('PLAN-1.6: tables that stand on each other are named', () => {
  const tables = [
    { _id: 'a', name: 'A1' },
    { _id: 'b', name: 'A2' },
  ]
  expect(overlapping(draft, tables)).toEqual([])
  const moved = withTable(draft, 'a', () => ({ x: 15 }))
  expect(overlapping(moved, tables)).toEqual(['A1', 'A2'])
})
