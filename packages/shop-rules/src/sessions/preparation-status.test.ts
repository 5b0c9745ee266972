import { describe, expect, it } from 'vitest'
import {
  canPreparationBecome,
  PREPARATION_STEPS,
  PREPARATION_TRANSITIONS,
} from './preparation-status.ts'
import { reachableFrom } from '../testing/reachable-from.ts'

describe('preparation status', () => {
  it('an order, or the session that shows it, has these statuses and no other (ORDER-3.3)', () =>
    expect(Object.keys(PREPARATION_TRANSITIONS).toSorted()).toEqual([
      'cancelled',
      'completed',
      'paid',
      'preparing',
      'ready',
      'received',
      'toPay',
    ]))

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
