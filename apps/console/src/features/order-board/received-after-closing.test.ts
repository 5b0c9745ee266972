import { describe, expect, it } from 'vitest'
import { isReceivedAfterClosing } from './received-after-closing.ts'

const hours = (startTime: string, endTime: string) => ({
  timeZone: 'Asia/Hong_Kong',
  onlineOpeningHours: [{ startTime, endTime }],
})
// 21:50 in Hong Kong.
const order = { type: 'takeAway' as const, createTime: '2026-03-03T13:50:00Z' }
const at = (receivedTime: string) => ({ ...order, receivedTime })

describe('an order that was paid after closing is marked (PAY-4.9)', () => {
  it.each([
    ['paid within the hours', hours('11:00', '22:00'), '2026-03-03T13:59:59Z', false],
    ['paid after them', hours('11:00', '22:00'), '2026-03-03T14:00:00Z', true],
    [
      'paid after midnight, in hours over night',
      hours('18:00', '02:00'),
      '2026-03-03T17:00:00Z',
      false,
    ],
    ['placed after closing too', hours('11:00', '21:00'), '2026-03-03T14:00:00Z', false],
    ['of a shop without hours', { timeZone: 'Asia/Hong_Kong' }, '2026-03-03T14:00:00Z', false],
  ])('%s', (_name, shop, time, isMarked) => {
    expect(isReceivedAfterClosing(at(time), shop)).toBe(isMarked)
  })

  it('hours of another order type do not count; an order that is not paid first is never marked', () => {
    const { timeZone, onlineOpeningHours } = hours('11:00', '22:00')
    const [entry] = onlineOpeningHours
    const ofTables = {
      timeZone,
      onlineOpeningHours: [{ ...entry!, orderType: ['dineIn' as const] }],
    }
    expect(isReceivedAfterClosing(at('2026-03-03T14:00:00Z'), ofTables)).toBe(false)
    expect(isReceivedAfterClosing(order, hours('11:00', '22:00'))).toBe(false)
  })
})
