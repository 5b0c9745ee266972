import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expiringSoon, livingLots, type PointLot, spendPoints } from './point-lots.ts'
import { vipError } from './vip-status.ts'

const now = '2024-05-15T12:00:00+08:00'

describe('points', () => {
  const lots: PointLot[] = [
    { id: 'ever', left: 50 },
    { id: 'june', left: 30, expires: '2024-06-01T00:00:00+08:00' },
    { id: 'past', left: 99, expires: now },
    { id: 'may', left: 20, expires: '2024-05-20T00:00:00+08:00' },
    { id: 'empty', left: 0 },
    { id: 'also', left: 5 },
  ]

  it('what ends first is spent first; what has ended does not count (MEM-2.2)', () => {
    expect(livingLots(lots, now).map((lot) => lot.id)).toEqual(['may', 'june', 'ever', 'also'])
    expect(livingLots(lots, now).reduce((sum, { left }) => sum + left, 0)).toBe(105)
    expect(spendPoints(lots, 60, now)).toEqual([
      { lot: 'may', amount: 20 },
      { lot: 'june', amount: 30 },
      { lot: 'ever', amount: 10 },
    ])
    expect(spendPoints(lots, 20, now)).toEqual([{ lot: 'may', amount: 20 }])
  })

  it('too few points, or no amount', () => {
    expect(spendPoints(lots, 106, now)).toBeUndefined()
    expect(spendPoints(lots, 0, now)).toBeUndefined()
    expect(spendPoints(lots, 1.5, now)).toBeUndefined()
  })

  it('what ends within 30 days, soonest first (MEM-2.3)', () => {
    expect(expiringSoon(lots, now).map((lot) => lot.id)).toEqual(['may', 'june'])
    expect(expiringSoon(lots, now, 7).map((lot) => lot.id)).toEqual(['may'])
  })

  it('takes sum to the amount, and never exceed a lot', () => {
    const lot = fc.record({
      id: fc.uuid(),
      left: fc.integer({ min: 0, max: 50 }),
      expires: fc.option(fc.constantFrom('2024-05-01T00:00:00Z', '2024-07-01T00:00:00Z'), {
        nil: undefined,
      }),
    })
    fc.assert(
      fc.property(fc.array(lot), fc.integer({ min: 1, max: 200 }), (some, points) => {
        const takes = spendPoints(some, points, now)
        if (!takes) {
          expect(livingLots(some, now).reduce((sum, { left }) => sum + left, 0)).toBeLessThan(
            points,
          )
          return
        }
        expect(takes.reduce((sum, take) => sum + take.amount, 0)).toBe(points)
        for (const take of takes)
          expect(take.amount).toBeLessThanOrEqual(some.find(({ id }) => id === take.lot)?.left ?? 0)
      }),
    )
  })
})

describe('vip level', () => {
  it('counts while it is active and has not run out (CAT-1.5, ERR-1.6)', () => {
    expect(vipError({ status: 'active' }, now)).toBeUndefined()
    expect(vipError({ status: 'active', expires: '2024-06-01T00:00:00Z' }, now)).toBeUndefined()
    expect(vipError({ status: 'active', expires: now }, now)).toBe('VIP Outdated')
    expect(vipError({ status: 'disabled' }, now)).toBe('VIP Outdated')
    expect(vipError({}, now)).toBe('VIP Outdated')
  })
})
