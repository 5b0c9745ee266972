import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, TimeOfDay } from '../fields/time.ts'
import { ReportPeriod } from './schema.ts'

const Count = Type.Integer()

export const BookingsReportData = Closed(
  { ...ReportPeriod.properties, by: Type.Optional(OneOf('day', 'time')) },
  'BookingsReportData',
)
export type BookingsReportData = Static<typeof BookingsReportData>

/** Who was booked and who walked in, by business day, or by the slot on the shop's clock (STAFF-7.8). */
export const BookingsReport = Closed(
  {
    rows: Type.Array(
      Closed({
        day: Type.Optional(Day),
        time: Type.Optional(TimeOfDay),
        /** Reservations that were not cancelled, and their guests; those who did not come among them. */
        booked: Count,
        bookedGuests: Count,
        noShows: Count,
        noShowGuests: Count,
        cancelled: Count,
        /** Parties that had a table without a reservation. */
        walkIns: Count,
        walkInGuests: Count,
      }),
    ),
  },
  'BookingsReport',
)
export type BookingsReport = Static<typeof BookingsReport>

/** How long parties had their table, in s, by how many guests they were; the row without guests is all of them. */
export const StaysReport = Closed(
  {
    rows: Type.Array(
      Closed({
        guests: Type.Optional(Count),
        parties: Count,
        p50: Type.Number(),
        p90: Type.Number(),
      }),
    ),
  },
  'StaysReport',
)
export type StaysReport = Static<typeof StaysReport>
