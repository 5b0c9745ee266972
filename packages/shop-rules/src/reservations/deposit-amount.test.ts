import { describe, expect, it } from 'vitest'
import { depositAmount } from './deposit-amount.ts'

// A Saturday.
const booking = { adults: 6, children: 2, date: '2026-03-07', diningSession: 'dinner' }

const asked = (rule: object): number =>
  depositAmount([{ amount: 1, per: 'booking', ...rule }], booking)

describe('DEP-1.1: the deposit of a booking', () => {
  it('is by head of adults and children, or by booking, to the cent', () => {
    expect(depositAmount([{ amount: 50.1, per: 'head' }], booking)).toBe(400.8)
    expect(depositAmount([{ amount: 50.1, per: 'booking' }], booking)).toBe(50.1)
    expect(depositAmount([], booking)).toBe(0)
    expect(depositAmount(undefined, booking)).toBe(0)
  })

  it('is that of rules to which all applies: guests, days of the week, dates, dining session', () => {
    for (const rule of [
      { minGuests: 8 },
      { weekdays: [5, 6] },
      { weekdays: [] },
      { startDate: '2026-03-07', endDate: '2026-03-07' },
      { diningSession: 'dinner' },
    ])
      expect(asked(rule)).toBe(1)
    for (const rule of [
      { minGuests: 9 },
      { weekdays: [0] },
      { startDate: '2026-03-08' },
      { endDate: '2026-03-06' },
      { diningSession: 'lunch' },
      { minGuests: 8, weekdays: [0] },
    ])
      expect(asked(rule)).toBe(0)
  })

  it('is the highest of the rules that apply', () => {
    const rules = [
      { amount: 10, per: 'head' as const },
      { amount: 100, per: 'booking' as const },
      { minGuests: 20, amount: 1000, per: 'head' as const },
    ]
    expect(depositAmount(rules, booking)).toBe(100)
  })
})
