import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { noReports } from '../../testing/no-reports.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { BookingCards } from './booking-cards.tsx'

const night = {
  booked: 8,
  bookedGuests: 20,
  noShows: 1,
  noShowGuests: 3,
  cancelled: 2,
  walkIns: 4,
  walkInGuests: 9,
}
it('STAFF-7.8: guests are those who were booked and came, and who walked in; no-shows have their rate', async () => {
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const { text } = await renderForStaff(
    <BookingCards
      shown={{
        ...noReports,
        bookings: [{ day: '2026-03-02', ...night }],
        slots: [{ time: '19:00', ...night }],
        stays: [
          { parties: 5, p50: 4500, p90: 7200 },
          { guests: 2, parties: 5, p50: 4500, p90: 7200 },
        ],
      }}
    />,
    { client },
  )
  expect(text()).toContain('26 guests')
  expect(text()).toContain('1 of 8 bookings did not come (13%).')
  expect(text()).toContain('Half of the parties left within 75 min, nine of ten within 120 min.')
  expect(text()).toContain('Party of 2')
})
