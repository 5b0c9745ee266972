import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, Instant } from '../fields/time.ts'
import { DayFigures } from './figures.ts'

/** A day of a shop on which money came or bills ended (STAFF-6.1). */
export const BusinessDay = Closed(
  {
    _id: Id,
    shop: Id,
    day: Day,
    status: OneOf('open', 'closed'),
    /** Of a closed day: the number of its Z, without gaps in a shop. */
    number: Type.Optional(Type.Integer({ minimum: 1 })),
    closedBy: Type.Optional(Id),
    closeTime: Type.Optional(Instant),
    figures: Type.Optional(DayFigures),
  },
  'BusinessDay',
)
export type BusinessDay = Static<typeof BusinessDay>

/** `create businessDays/preview`: the figures of a day so far (X), of the present one without `day`. */
export const PreviewDayData = Closed({ shop: Id, day: Type.Optional(Day) }, 'PreviewDayData')
export type PreviewDayData = Static<typeof PreviewDayData>

export const DayPreview = Closed(
  {
    shop: Id,
    day: Day,
    status: OneOf('open', 'closed'),
    number: Type.Optional(Type.Integer({ minimum: 1 })),
    closeTime: Type.Optional(Instant),
    figures: DayFigures,
    /** The drawers that are not closed: the day cannot be closed before they are. */
    tills: Type.Array(Closed({ _id: Id, name: Type.String(), status: OneOf('open', 'counted') })),
    /** Attempts of payments that are not decided. */
    pending: Type.Integer({ minimum: 0 }),
    /** Bookings of the day whose guests are still to come. */
    toCome: Type.Integer({ minimum: 0 }),
  },
  'DayPreview',
)
export type DayPreview = Static<typeof DayPreview>

/** `create businessDays/close`: makes the Z of a day, which never changes afterwards (STAFF-6.3). */
export const CloseDayData = Closed(
  { shop: Id, day: Day, idempotencyKey: Type.Optional(IdempotencyKey) },
  'CloseDayData',
)
export type CloseDayData = Static<typeof CloseDayData>
