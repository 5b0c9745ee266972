import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { DayOrInstant, TimeOfDay, Weekdays } from '../fields/time.ts'

const timeWindow = {
  weekdays: Type.Optional(Weekdays),
  from: Type.Optional(TimeOfDay),
  to: Type.Optional(TimeOfDay),
}

/** A menu or time area of a shop: breakfast, lunch, dinner (CAT-3). */
export const Section = Closed(
  {
    _id: Id,
    shop: Id,
    name: LocalizedText,
    sectionSettings: Type.Optional(Type.Array(Closed(timeWindow), { maxItems: 20 })),
    timeRange: Type.Optional(
      Type.Array(
        Closed({
          ...timeWindow,
          openForOnline: Type.Optional(Type.Boolean()),
          startDate: Type.Optional(DayOrInstant),
          endDate: Type.Optional(DayOrInstant),
        }),
        { maxItems: 20 },
      ),
    ),
    showOrder: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  'Section',
)
export type Section = Static<typeof Section>
