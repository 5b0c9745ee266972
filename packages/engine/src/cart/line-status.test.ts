import { describe, expect, it } from 'vitest'
import { canLineBecome, isOrderConfirmed, LINE_TRANSITIONS, type LineStep } from './line-status.ts'

describe('line status', () => {
  const steps = Object.keys(LINE_TRANSITIONS) as LineStep[]

  it('every status is reached from init', () => {
    const reached = new Set<LineStep>(['init'])
    for (const step of reached) for (const next of LINE_TRANSITIONS[step]) reached.add(next)
    expect(reached.size).toBe(steps.length)
  })

  it('a cancelled line stays so (CART-1.5)', () => {
    expect(steps.some((step) => canLineBecome('cancel', step))).toBe(false)
    expect(canLineBecome('pending', 'confirmed')).toBe(true)
  })

  it('an order is confirmed when no line is pending (CART-1.5)', () => {
    expect(isOrderConfirmed([{ status: 'confirmed' }, { status: 'hold' }])).toBe(true)
    expect(isOrderConfirmed([{ status: 'confirmed' }, { status: 'pending' }])).toBe(false)
  })
})
