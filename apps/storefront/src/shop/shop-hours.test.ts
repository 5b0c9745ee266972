import type { Shop } from '@comanda/contract'
import { describe, expect, it } from 'vitest'
import { modesOf, shopHours } from './shop-hours.ts'

const shop: Shop = {
  _id: 'a'.repeat(24),
  name: [],
  timeZone: 'Asia/Hong_Kong',
  currency: 'HKD',
  openForOnline: true,
  openTakeAway: true,
  openDineInNoTable: true,
  onlineOpeningHours: [
    { startTime: '11:00', endTime: '15:00', orderType: ['dineInNoTable'] },
    { startTime: '07:00', endTime: '10:00', orderType: ['takeAway'] },
    { startTime: '17:00', endTime: '02:00', orderType: ['takeAway'] },
  ],
}
const at = (time: string) => Date.parse(`2026-03-02T${time}:00+08:00`)

describe('hours of a shop', () => {
  it('open as soon as one of its modes is (SCREEN-2.1)', () => {
    expect(shopHours(shop, at('08:00')).isOpen).toBe(true)
    expect(shopHours(shop, at('12:00'))).toEqual({ isOpen: true, text: '11:00–15:00' })
    expect(shopHours(shop, at('16:00')).isOpen).toBe(false)
  })
  it('overnight hours are those of the evening before', () =>
    expect(shopHours(shop, at('01:00')).isOpen).toBe(true))
  it('the hours of the day in their order', () =>
    expect(shopHours(shop, at('16:00')).text).toBe('07:00–10:00, 17:00–02:00'))
  it('a shop that is not online has no mode', () =>
    expect(modesOf({ ...shop, openForOnline: false })).toEqual([]))
})
