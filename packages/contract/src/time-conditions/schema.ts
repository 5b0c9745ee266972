import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { DayOrInstant, TimeOfDay, Weekdays } from '../fields/time.ts'

/** A schedule (TIME-4). */
export const TimeCondition = Closed(
  {
    _id: Id,
    shop: Type.Optional(Id),
    name: Type.Optional(Type.String({ maxLength: 200 })),
    timeType: OneOf('range', 'start', 'book', 'create', 'pay', 'order'),
    weekdays: Type.Optional(Weekdays),
    from: Type.Optional(TimeOfDay),
    to: Type.Optional(TimeOfDay),
    startDate: Type.Optional(DayOrInstant),
    endDate: Type.Optional(DayOrInstant),
    status: Type.Optional(OneOf('active', 'disabled')),
  },
  'TimeCondition',
)
export type TimeCondition = Static<typeof TimeCondition>
