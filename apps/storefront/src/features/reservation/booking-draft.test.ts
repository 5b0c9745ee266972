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

it('a reload in the middle of a booking loses nothing that was chosen or typed (RES-2.6)', () => {
  drafts.save('reservation', begun)
  expect(bookingDraft('reservation', sessions)).toEqual(begun)
})
it('of a session that the shop has no more the slot is chosen anew, the guest stays', () => {
  drafts.save('reservation', begun)
  const kept = bookingDraft('reservation', [])
  expect(kept).toMatchObject({ name: 'Wing', remark: 'By the window' })
  expect(kept?.diningSession).toBeUndefined()
  expect(kept?.time).toBeUndefined()
})
it.each([undefined, 'x', {}, { ...begun, adults: '2' }, { ...begun, time: 19 }])(
  'what is no booking, %j, is none',
  (kept) => {
    drafts.save('reservation', kept)
    expect(bookingDraft('reservation', sessions)).toBeUndefined()
  },
)
