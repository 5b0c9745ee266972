import type { ShownReports } from '@comanda/client/staff'

const none = { bills: 0, guests: 0, total: 0 }
const period = { from: '2026-03-02', to: '2026-03-03' }

/** The reports of two days without sales. */
export const noReports: ShownReports = {
  period,
  compared: { by: 'weeks', days: period, now: none, like: none, before: none },
  days: [],
  hours: [],
  hoursBefore: [],
  products: [],
  payments: [],
  channels: [],
  staff: [],
  kitchen: [],
  bookings: [],
  slots: [],
  stays: [],
  waiting: [],
  waitingHours: [],
}
