import { describe, expect, it } from 'vitest'
import { clockTime } from '../time/clock-time.ts'
import { slotsOfDay } from './time-slots.ts'

// 2024-05-15 is a Wednesday.
const date = '2024-05-15'
const lunch = { _id: 'lunch', weekdays: [3], from: '12:00', to: '14:00' }
const late = { _id: 'late', from: '23:00', to: '01:00' }

describe('reservation slots', () => {
  it('every 15 minutes by default, the last before the session ends', () => {
    expect(slotsOfDay([lunch], date, 15).map(({ time }) => time)).toEqual([
      '12:00',
      '12:15',
      '12:30',
      '12:45',
      '13:00',
      '13:15',
      '13:30',
      '13:45',
    ])
  })

  it('only on the session’s days, in order over all sessions, overnight ones too', () => {
    expect(slotsOfDay([lunch], '2024-05-16', 30)).toEqual([])
    expect(slotsOfDay([late, lunch], date, 60).map(({ session, time }) => [session, time])).toEqual(
      [
        ['late', '00:00'],
        ['lunch', '12:00'],
        ['lunch', '13:00'],
        ['late', '23:00'],
      ],
    )
    expect(slotsOfDay([{ _id: 'all' }], date, 720).map(({ time }) => time)).toEqual([
      '00:00',
      '12:00',
    ])
    expect(clockTime(65)).toBe('01:05')
  })
})
