import { expect, it } from 'vitest'
import { keptFor, tablesOfOthers } from './table-holders.ts'

const booking = (_id: string, time: string, tables: readonly string[], own: object = {}) => ({
  _id,
  adults: 2,
  children: 0,
  status: 'booked' as const,
  startTime: `2026-03-04T${time}:00Z`,
  tables,
  ...own,
})
const own = booking('own', '11:00', [])
it('a table is others’ for as long as guests stay before and after (RES-7.1)', () => {
  const reserved = [
    booking('own', '11:00', ['own']),
    booking('a', '09:30', ['left']),
    booking('b', '09:31', ['still']),
    booking('c', '12:29', ['soon']),
    booking('d', '12:30', ['later']),
    booking('e', '11:00', ['gone'], { status: 'noShow' }),
  ]
  expect([...tablesOfOthers(own, reserved, { stayMinutes: 90 })]).toEqual(['still', 'soon'])
})

it('a table is reserved for those who are expected there within the stay, not for those who sit already (RES-7.5)', () => {
  const reserved = [
    booking('own', '11:10', ['t']),
    booking('late', '10:40', ['t'], { status: 'late' }),
    booking('soon', '12:00', ['other', 't']),
    booking('seated', '10:50', ['t'], { status: 'seated' }),
    booking('tonight', '12:30', ['t']),
  ]
  expect(keptFor(['t'], own, reserved, { stayMinutes: 90 }).map(({ _id }) => _id)).toEqual([
    'late',
    'soon',
  ])
})

it('guests who sit have their table from when they sat down, by the stay of their number (RES-1.7, RES-7.1)', () => {
  const stays = { stayMinutes: 90, stays: [{ guests: 2, minutes: 60 }] }
  const seated = { status: 'seated' as const, seatedTime: '2026-03-04T10:30:00Z' }
  const reserved = [
    booking('couple', '10:00', ['left'], { ...seated, seatedTime: '2026-03-04T10:00:00Z' }),
    booking('late', '10:00', ['still'], seated),
    booking('many', '09:45', ['large'], { adults: 6 }),
    booking('agreed', '09:30', ['agreed'], { stayMinutes: 120 }),
    booking('next', '12:00', ['next']),
  ]
  expect([...tablesOfOthers(own, reserved, stays)]).toEqual(['still', 'large', 'agreed'])
  expect([...tablesOfOthers({ ...own, adults: 3 }, reserved, stays)]).toContain('next')
})
