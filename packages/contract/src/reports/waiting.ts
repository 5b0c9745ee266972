import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day } from '../fields/time.ts'
import { ReportPeriod } from './schema.ts'

const Count = Type.Integer()
const Minutes = Type.Optional(Type.Number())

export const WaitingReportData = Closed(
  { ...ReportPeriod.properties, by: Type.Optional(OneOf('day', 'hour')) },
  'WaitingReportData',
)
export type WaitingReportData = Static<typeof WaitingReportData>

/**
 * Who waited for a table and for how long, by the business day or the hour of the shop's clock in which they came; the row
 * without either is all of them (STAFF-7.9). Times are in minutes, and there if a party has such.
 */
export const WaitingReport = Closed(
  {
    rows: Type.Array(
      Closed({
        day: Type.Optional(Day),
        hour: Type.Optional(Type.Integer({ minimum: 0, maximum: 23 })),
        parties: Count,
        /** Those that joined by themselves. */
        joined: Count,
        seated: Count,
        gaveUp: Count,
        left: Count,
        /** From when they came until they were seated. */
        meanWait: Minutes,
        p90Wait: Minutes,
        /** Seated parties that had been told an estimate, and those of them that waited as long within its error. */
        quoted: Count,
        within: Count,
        meanQuoted: Minutes,
        /** How far the wait was from the estimate, either way. */
        meanError: Minutes,
        p90Error: Minutes,
      }),
    ),
  },
  'WaitingReport',
)
export type WaitingReport = Static<typeof WaitingReport>
