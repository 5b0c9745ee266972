import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, TimeOfDay, Weekdays } from '../fields/time.ts'
import { Count } from '../fields/quantity.ts'

const Minutes = Type.Integer({ minimum: 5, maximum: 1440 })

/** A time at which a shop takes reservations: lunch, dinner. */
export const DiningSession = Closed({
  _id: Id,
  name: LocalizedText,
  weekdays: Type.Optional(Weekdays),
  from: TimeOfDay,
  to: TimeOfDay,
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
})
export type DiningSession = Static<typeof DiningSession>

export const TableCombination = Closed({
  tables: Type.Array(Id, { minItems: 2, maxItems: 10, uniqueItems: true }),
  seats: Type.Integer({ minimum: 1, maximum: 999 }),
})
export type TableCombination = Static<typeof TableCombination>

/** When guests pay a deposit, and how much (DEP-1.1): a booking to which all that is set applies. */
export const DepositRule = Closed({
  /** Adults and children. */
  minGuests: Type.Optional(Count),
  weekdays: Type.Optional(Weekdays),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  diningSession: Type.Optional(Id),
  amount: Price,
  per: OneOf('head', 'booking'),
})
export type DepositRule = Static<typeof DepositRule>

/** How a shop takes reservations (RES-1, RES-2). Missing fields are the engine's defaults. */
export const ReservationSetting = Closed(
  {
    _id: Id,
    shop: Id,
    enabled: Type.Boolean(),
    slotMinutes: Type.Optional(Minutes),
    stayMinutes: Type.Optional(Minutes),
    /** For how long parties of up to so many guests stay; larger ones `stayMinutes` (RES-1.7). */
    stays: Type.Optional(
      Type.Array(Closed({ guests: Type.Integer({ minimum: 1, maximum: 999 }), minutes: Minutes }), {
        maxItems: 10,
      }),
    ),
    /** Tables that are put together for a party, and how many guests have a seat there then (RES-7.8). */
    combinations: Type.Optional(Type.Array(TableCombination, { maxItems: 100 })),
    minGuests: Type.Optional(Count),
    maxGuests: Type.Optional(Count),
    babyStools: Type.Optional(Count),
    daysAhead: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
    cancelHours: Type.Optional(Type.Number({ minimum: 0, maximum: 1000 })),
    /** How many hours before they are reminded of it; 0: guests are not (RES-8.1). */
    reminderHours: Type.Optional(Type.Number({ minimum: 0, maximum: 336 })),
    limits: Type.Optional(
      Type.Array(
        Closed({
          limitType: Type.Optional(OneOf('perOrder', 'other')),
          quantity: Type.Optional(Count),
          capacity: Type.Optional(Count),
          numOfTables: Type.Optional(Count),
        }),
        { maxItems: 20 },
      ),
    ),
    sessions: Type.Array(DiningSession, { maxItems: 20 }),
    terms: Type.Optional(LocalizedText),
    deposits: Type.Optional(Type.Array(DepositRule, { maxItems: 20 })),
    /** How long guests who have not paid it yet have their place. */
    depositMinutes: Type.Optional(Minutes),
  },
  'ReservationSetting',
)
export type ReservationSetting = Static<typeof ReservationSetting>
