import { expect, test } from 'vitest'
import { newBooking } from './booking.ts'
import { slotChoice } from './slot-choice.ts'

const dinner = 'd'.repeat(24)
const slot = (time: string, state: 'free' | 'full' | 'past' = 'free') => ({ time, state })
const day = {
  days: [],
  sessions: [
    {
      _id: dinner,
      name: [],
      slots: [slot('18:00'), slot('18:15'), slot('18:30', 'full'), slot('19:00'), slot('21:00')],
    },
  ],
}
const booking = { ...newBooking, diningSession: dinner, date: '2026-03-04' }

test('a free slot needs no other', () =>
  expect(slotChoice({ ...booking, time: '19:00' }, day)).toEqual({ isFree: true, nearest: [] }))
test('a full slot offers the nearest free ones', () => {
  const { isFree, nearest } = slotChoice({ ...booking, time: '18:30' }, day)
  expect(isFree).toBe(false)
  expect(nearest.map(({ time }) => time)).toEqual(['18:15', '18:00', '19:00'])
})
