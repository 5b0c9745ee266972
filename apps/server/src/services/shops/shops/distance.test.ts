import { assert, double, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from './distance.ts'

const place = record({
  lat: double({ min: -90, max: 90, noNaN: true }),
  long: double({ min: -180, max: 180, noNaN: true }),
})

describe('distance', () => {
  it('from Sheung Wan to Taipei station: about 810 km', () =>
    expect(distance({ lat: 22.2866, long: 114.1517 }, { lat: 25.0478, long: 121.517 })).toBeCloseTo(
      812,
      -1,
    ))
  it('is the same there and back, never below 0, never more than half around', () =>
    assert(
      property(place, place, (one, other) => {
        const km = distance(one, other)
        expect(km).toBeGreaterThanOrEqual(0)
        expect(km).toBeLessThanOrEqual(20_016)
        expect(Math.abs(km - distance(other, one))).toBeLessThan(1e-6)
      }),
    ))
})
