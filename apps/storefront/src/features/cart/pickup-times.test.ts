import type { Shop } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { pickupTimes } from './pickup-times.ts'

const shop: Shop = {
  _id: 'a'.repeat(24),
  name: [],
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  onlineOpeningHours: [{ startTime: '18:00', endTime: '01:00' }],
}
const at = (time: string) => Date.parse(`2026-03-02T${time}+08:00`)

describe('pick-up times', () => {
  it('quarters of an hour, the first at least 20 minutes from now (SCREEN-4.2)', () => {
    expect(pickupTimes(shop, at('18:02:30')).slice(0, 2)).toEqual([
      new Date(at('18:30:00')).toISOString(),
      new Date(at('18:45:00')).toISOString(),
    ])
  })
  it('end before the shop closes, past midnight too (SCREEN-4.2)', () => {
    expect(pickupTimes(shop, at('23:50:00')).at(-1)).toBe(
      new Date(Date.parse('2026-03-03T00:45:00+08:00')).toISOString(),
    )
  })
  it('no times while the shop is closed or about to close', () => {
    expect(pickupTimes(shop, at('12:00:00'))).toEqual([])
    expect(pickupTimes(shop, Date.parse('2026-03-03T00:50:00+08:00'))).toEqual([])
  })
})
