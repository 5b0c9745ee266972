import { Type } from '@feathersjs/typebox'

/** A time of day, HH:MM. */
export const TimeOfDay = Type.String({ pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' })

/** When business days end: HH:MM, from 00:00 to 12:00 in steps of 15 minutes (TIME-5.1). */
export const DayEnd = Type.String({ pattern: '^((0[0-9]|1[01]):(00|15|30|45)|12:00)$' })

/** An instant, ISO 8601 with offset. */
export const Instant = Type.String({ format: 'date-time' })

/** A calendar day `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date' })

/** 29 February of a leap year. */
const leapDay = '([1-9][0-9](0[48]|[2468][048]|[13579][26])|([2468][048]|[13579][26])00)-02-29'

const calendarDay =
  '([1-9][0-9]{3}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)' +
  `|02-(0[1-9]|1[0-9]|2[0-8]))|${leapDay})`

/** A calendar day `YYYY-MM-DD` in the shop's zone, or an instant. All of them exist, so that the database can read them. */
export const DayOrInstant = Type.String({
  pattern:
    `^${calendarDay}(T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?` +
    '(Z|[+-](0[0-9]|1[0-4]):[0-5][0-9]))?$',
})

/** 0 Sunday … 6 Saturday; empty for every day. */
export const Weekdays = Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 7 })
