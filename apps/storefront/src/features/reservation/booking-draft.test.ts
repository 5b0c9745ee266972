import { beforeEach, expect, it } from 'vitest'
import { drafts } from '../../drafts/drafts.ts'
import { newBooking } from './booking.ts'
import { bookingDraft } from './booking-draft.ts'

const id = 'a'.repeat(24)
const sessions = [{ _id: id, name: [], from: '18:00', to: '22:00' }]
const begun = {
  ...newBooking,
  diningSession: id,
  time: '19:00',
  date: '2026-03-04',
  name: 'Wing',
  remark: 'By the window',
}
beforeEach(() => drafts.clear())

it('a reload in the middle of a booking loses nothing that was chosen or entered (RES-2.6)', () => {
  drafts.save('reservation', begun)
  expect(bookingDraft('reservation', sessions)).toEqual(begun)
})
it('if the shop no longer has the session, the slot is removed and the guest stays', () => {
  drafts.save('reservation', begun)
  const stored = bookingDraft('reservation', [])
  expect(stored).toMatchObject({ name: 'Wing', remark: 'By the window' })
  expect(stored?.diningSession).toBeUndefined()
  expect(stored?.time).toBeUndefined()
})
it.each([undefined, 'x', {}, { ...begun, adults: '2' }, { ...begun, time: 19 }])(
  'anything that is not a booking, %j, gives an empty one',
  (stored) => {
    drafts.save('reservation', stored)
    expect(bookingDraft('reservation', sessions)).toBeUndefined()
  },
)
