import { describe, expect, it } from 'vitest'
import { canOrderBecome, ORDER_TRANSITIONS } from './order-status.ts'
import {
  canPreparationBecome,
  PREPARATION_STEPS,
  PREPARATION_TRANSITIONS,
} from './preparation-status.ts'
import { reachableFrom } from './transition-table.ts'

describe('order status', () => {
  it('every status is reached from new (ORDER-3.3)', () => {
    expect(reachableFrom(ORDER_TRANSITIONS, ['new']).size).toBe(
      Object.keys(ORDER_TRANSITIONS).length,
    )
  })

  it('cancelled and void are final (ORDER-3.3)', () => {
    expect(canOrderBecome('cancelled', 'ongoing')).toBe(false)
    expect(canOrderBecome('void', 'ongoing')).toBe(false)
    expect(canOrderBecome('done', 'void')).toBe(true)
  })
})

describe('preparation status', () => {
  it('every status is reached whether paid first or last', () => {
    const all = Object.keys(PREPARATION_TRANSITIONS).length
    expect(reachableFrom(PREPARATION_TRANSITIONS, ['toPay']).size).toBe(all)
    expect(reachableFrom(PREPARATION_TRANSITIONS, ['received']).size).toBe(all)
  })

  it('each step that the diner watches leads to the next (ORDER-3.2)', () => {
    PREPARATION_STEPS.slice(1).forEach((step, i) => {
      expect(canPreparationBecome(PREPARATION_STEPS[i] ?? 'cancelled', step)).toBe(true)
    })
    expect(canPreparationBecome('cancelled', 'received')).toBe(false)
  })
})
