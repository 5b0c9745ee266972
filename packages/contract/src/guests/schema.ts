import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale, appLocales } from '../fields/app-locale.ts'
import { Allergens } from '../fields/allergens.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Money } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, Instant, TimeOfDay } from '../fields/time.ts'
import { ReservationStatus } from '../reservations/schema.ts'

/** What staff write about a person (GUEST-2.1). */
export const written = {
  name: Type.String({ maxLength: 100 }),
  /** For staff alone. */
  note: Type.String({ maxLength: 2000 }),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 }),
  /** What they must not eat. */
  allergens: Allergens,
  languages: Type.Array(AppLocale, { maxItems: appLocales.length }),
  /** Whether they want advertising: absent if they have not said. */
  advertising: Type.Boolean(),
}

const writtenFields = {
  name: Type.Optional(written.name),
  note: Type.Optional(written.note),
  tags: Type.Optional(Type.Array(Type.String())),
  allergens: Type.Optional(written.allergens),
  languages: Type.Optional(written.languages),
  advertising: Type.Optional(written.advertising),
}

/** That the file of a person has changed: what it says is read by `create guests`. */
export const Guest = Closed({ _id: Id, shop: Id, version: Type.Integer({ minimum: 0 }) }, 'Guest')
export type Guest = Static<typeof Guest>

/** What was done with a file, when and by whom. */
export const GuestChange = Closed({
  time: Instant,
  kind: OneOf('changed', 'merged', 'unmerged'),
  fields: Type.Optional(Type.Array(Type.String())),
  /** The name of the member of staff. */
  name: Type.Optional(Type.String()),
})
export type GuestChange = Static<typeof GuestChange>

/** A reservation in a file. */
export const GuestReservation = Closed({
  _id: Id,
  number: Type.String(),
  date: Day,
  time: TimeOfDay,
  status: ReservationStatus,
  /** How many come. */
  guests: Type.Integer({ minimum: 1 }),
  remark: Type.Optional(Type.String()),
})
export type GuestReservation = Static<typeof GuestReservation>

/** A file that was merged into another (GUEST-3.1). */
export const MergedGuest = Closed({
  _id: Id,
  name: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  note: Type.Optional(Type.String()),
  time: Instant,
  /** Until when it can be undone. */
  undoUntil: Instant,
})
export type MergedGuest = Static<typeof MergedGuest>

/** All that a shop knows of a person (GUEST-1.1). */
export const GuestFile = Closed(
  {
    _id: Id,
    version: Type.Integer({ minimum: 0 }),
    /** The account, if they are a member. */
    user: Type.Optional(Id),
    memberNumber: Type.Optional(Type.String()),
    ...writtenFields,
    phones: Type.Array(Type.String()),
    /** Only for those who take money. */
    emails: Type.Optional(Type.Array(Type.String())),
    /** How often they were here, and when they came last. */
    visits: Type.Integer({ minimum: 0 }),
    lastVisit: Type.Optional(Instant),
    /** What their bills came to, in the shop's currency; only for those who take money. */
    spent: Type.Optional(Money),
    noShows: Type.Integer({ minimum: 0 }),
    cancelled: Type.Integer({ minimum: 0 }),
    /** The dishes that they ordered most, the first most often. */
    favourites: Type.Array(Closed({ product: Id, name: LocalizedText, quantity: Type.Number() })),
    /** The latest first. */
    reservations: Type.Array(GuestReservation),
    merged: Type.Array(MergedGuest),
    changes: Type.Array(GuestChange),
  },
  'GuestFile',
)
export type GuestFile = Static<typeof GuestFile>
