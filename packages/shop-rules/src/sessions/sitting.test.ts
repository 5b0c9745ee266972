import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sittingOf } from './sitting.ts'

const now = Date.parse('2024-05-15T04:00:00Z')
const noon = { date: '2024-05-15', minutes: 12 * 60 }
const evening = { date: '2024-05-15', minutes: 19 * 60 }
const lunch = {
  name: [
    { lang: 'en' as const, value: 'Lunch' },
    { lang: 'cht' as const, value: '午市' },
  ],
  weekdays: [3],
  startTime: '11:00',
  endTime: '15:00',
}

describe('the times of a sitting', () => {
  it('SESS-8.1: the cut-off and the time to leave are minutes after the start', () => {
    expect(sittingOf({ orderCutoffMinutes: 75, orderLeaveMinutes: 90 }, now, noon)).toEqual({
      orderCutoffTime: '2024-05-15T05:15:00.000Z',
      orderLeaveTime: '2024-05-15T05:30:00.000Z',
    })
  })

  it('SESS-8.1: a shop without these minutes sets neither', () => {
    expect(sittingOf({}, now, noon)).toEqual({})
  })

  it('SESS-8.1: the cut-off is never after the time to leave', () => {
    const minutes = fc.integer({ min: 1, max: 1440 })
    fc.assert(
      fc.property(minutes, minutes, (orderCutoffMinutes, orderLeaveMinutes) => {
        const { orderCutoffTime = '', orderLeaveTime = '' } = sittingOf(
          { orderCutoffMinutes, orderLeaveMinutes },
          now,
          noon,
        )
        expect(orderCutoffTime <= orderLeaveTime).toBe(true)
      }),
    )
  })
})

describe('the name of a sitting', () => {
  it('SESS-8.2: is that of the first period that is open on the weekday', () => {
    const sittings = [{ ...lunch, weekdays: [4] }, lunch, { ...lunch, weekdays: [] }]
    expect(sittingOf({ sittings }, now, noon)).toEqual({
      sessionName: 'Lunch',
      localizedSessionName: lunch.name,
    })
  })

  it('SESS-8.2: is absent outside of all periods', () => {
    expect(sittingOf({ sittings: [lunch] }, now, evening)).toEqual({})
  })
})
