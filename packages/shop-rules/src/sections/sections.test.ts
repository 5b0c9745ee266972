import { shopMoment } from '@comanda/engine/time'
import { describe, expect, it } from 'vitest'
import { availableSections, isSectionAvailable, type Section } from './section-availability.ts'
import { chooseSection } from './section-choice.ts'

const date = '2024-05-15'
const at = (hour: number) => ({ date, minutes: hour * 60, day: date, begins: '00:00' })
const breakfast: Section = {
  _id: 'breakfast',
  showOrder: 1,
  sectionSettings: [{ from: '07:00', to: '11:00' }],
}
const lunch: Section = {
  _id: 'lunch',
  name: [{ lang: 'en', value: 'Lunch' }],
  timeRange: [{ from: '10:00', to: '15:00', openForOnline: true }],
}
const staffOnly: Section = {
  _id: 'staff',
  timeRange: [{ openForOnline: false }],
}

describe('section availability', () => {
  it('a section without times always serves (CAT-3.1)', () => {
    expect(isSectionAvailable({ _id: 'all' }, at(3), true)).toBe(true)
    expect(
      isSectionAvailable({ _id: 'all', timeRange: [], sectionSettings: [] }, at(3), true),
    ).toBe(true)
  })

  it('both its settings and its ranges must be open (CAT-3.1)', () => {
    const both = { ...breakfast, timeRange: [{ weekdays: [3] }] }
    expect(isSectionAvailable(both, at(8), true)).toBe(true)
    expect(isSectionAvailable(both, at(12), true)).toBe(false)
    expect(isSectionAvailable({ ...both, timeRange: [{ weekdays: [1] }] }, at(8), true)).toBe(false)
  })

  it('ranges that are not open for online do not count in self-service (CAT-3.2)', () => {
    expect(isSectionAvailable(staffOnly, at(8), true)).toBe(false)
    expect(isSectionAvailable(staffOnly, at(8), false)).toBe(true)
  })

  it('TIME-5.4: a section of one weekday serves until the business day ends', () => {
    const wednesday: Section = { _id: 'wednesday', timeRange: [{ weekdays: [3] }] }
    const bar = { dayEnds: [{ from: '2024-01-01', time: '06:00' }] }
    const serves = (instant: string) =>
      isSectionAvailable(wednesday, shopMoment(Date.parse(instant), bar), true)
    expect(serves('2024-05-15T02:00:00+08:00')).toBe(false)
    expect(serves('2024-05-16T02:00:00+08:00')).toBe(true)
    expect(serves('2024-05-16T06:00:00+08:00')).toBe(false)
  })

  it('available sections are listed by showOrder (CAT-3.3)', () => {
    const ids = availableSections([breakfast, lunch, staffOnly], at(10), true).map(
      (section) => section._id,
    )
    expect(ids).toEqual(['lunch', 'breakfast'])
  })
})

describe('section choice', () => {
  it('the chosen section stays while it is available (CAT-3.4)', () => {
    expect(chooseSection([breakfast, lunch], 'lunch')).toEqual({ section: lunch })
  })

  it('else the first available one is picked and basic.sectionChanged tells its name (CAT-3.4)', () => {
    expect(chooseSection([lunch], 'breakfast')).toEqual({
      section: lunch,
      message: { code: 'basic.sectionChanged', name: lunch.name },
    })
  })

  it('there is no message if none was chosen or none is available', () => {
    expect(chooseSection([lunch], undefined)).toEqual({ section: lunch })
    expect(chooseSection([], 'lunch')).toEqual({ section: undefined })
  })
})
