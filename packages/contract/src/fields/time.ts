import { Type } from '@feathersjs/typebox'

/** A time of day, HH:MM. */
export const TimeOfDay = Type.String({ pattern: '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' })

/** An instant, ISO 8601 with offset. */
export const Instant = Type.String({ format: 'date-time' })

/** A calendar day `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date' })

/** A calendar day `YYYY-MM-DD` in the shop's zone, or an instant. */
export const DayOrInstant = Type.String({
  pattern:
    '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])' +
    '(T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:[0-9]{2}))?$',
})

/** 0 Sunday … 6 Saturday; empty for every day. */
export const Weekdays = Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 7 })
