import { describe, expect, it } from 'vitest'
import { localMoment } from './local-moment.ts'

describe('the clock of a shop', () => {
  it('is read in its own time zone, Hong Kong by default (TIME-3.3)', () => {
    expect(localMoment('2024-05-15T16:30:00Z')).toEqual({ date: '2024-05-16', minutes: 30 })
    expect(localMoment('2024-05-15T12:00:00+08:00', 'Europe/London')).toEqual({
      date: '2024-05-15',
      minutes: 300,
    })
    expect(localMoment(0, 'UTC')).toEqual({ date: '1970-01-01', minutes: 0 })
  })

  it('follows daylight saving (TIME-3.3)', () => {
    expect(localMoment('2024-10-05T15:59:00Z', 'Australia/Sydney').minutes).toBe(119)
    expect(localMoment('2024-10-05T16:00:00Z', 'Australia/Sydney').minutes).toBe(180)
  })
})
