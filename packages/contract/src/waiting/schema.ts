import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale } from '../fields/app-locale.ts'
import { Allergens } from '../fields/allergens.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Nullable } from '../fields/nullable.ts'
import { OneOf } from '../fields/one-of.ts'
import { Count } from '../fields/quantity.ts'
import { Day, Instant } from '../fields/time.ts'

export const WaitingStatus = OneOf('waiting', 'called', 'coming', 'seated', 'left', 'gaveUp')
export type WaitingStatus = Static<typeof WaitingStatus>

const Guests = Type.Integer({ minimum: 1, maximum: 99 })
const Minutes = Type.Integer({ minimum: 0, maximum: 100_000 })
const Name = Type.String({ minLength: 1, maxLength: 100 })
const Phone = Type.String({ minLength: 1, maxLength: 40 })
const Note = Type.String({ maxLength: 300 })

/** How long a party waits, in minutes, and within how many of it; absent if the shop cannot say. */
const estimateFields = { minutes: Type.Optional(Minutes), error: Type.Optional(Minutes) }

/** What a party says of itself. */
export const waitingGuestFields = {
  guests: Guests,
  name: Type.Optional(Name),
  phone: Type.Optional(Phone),
  email: Type.Optional(Type.String({ format: 'email', maxLength: 200 })),
  remark: Type.Optional(Note),
  allergens: Type.Optional(Allergens),
  locale: Type.Optional(AppLocale),
}

/** A party that waits for a table, as those who wait on tables read it (WAIT-1.1). */
export const WaitingParty = Closed(
  {
    _id: Id,
    shop: Id,
    /** By which it is called, from 1 on each business day. */
    number: Count,
    date: Day,
    status: WaitingStatus,
    ...waitingGuestFields,
    source: OneOf('guest', 'staff'),
    /** Its place in the list: the lowest is the next. */
    rank: Type.Number(),
    createTime: Instant,
    /** The estimate when it came, in minutes. */
    quotedMinutes: Type.Optional(Minutes),
    quotedError: Type.Optional(Minutes),
    calls: Count,
    calledTime: Type.Optional(Instant),
    /** What became of the text of its last call, if it got one (SMS-1.3). */
    text: Type.Optional(OneOf('waiting', 'sent', 'failed')),
    /** What it was before the last change of its status, and when that was (WAIT-3.4). */
    statusBefore: Type.Optional(WaitingStatus),
    statusTime: Type.Optional(Instant),
    seatedTime: Type.Optional(Instant),
    session: Type.Optional(Id),
    table: Type.Optional(Id),
    version: Type.Integer({ minimum: 0 }),
  },
  'WaitingParty',
)
export type WaitingParty = Static<typeof WaitingParty>

/** What staff change of a party; `null` clears. `before`: the party before which it waits from now on, `null` for the end. */
export const WaitingPartyPatch = Closed(
  {
    status: Type.Optional(WaitingStatus),
    guests: Type.Optional(Guests),
    name: Type.Optional(Nullable(Name)),
    phone: Type.Optional(Nullable(Phone)),
    remark: Type.Optional(Nullable(Note)),
    allergens: Type.Optional(Nullable(Allergens)),
    before: Type.Optional(Nullable(Id)),
  },
  'WaitingPartyPatch',
)
export type WaitingPartyPatch = Static<typeof WaitingPartyPatch>

/** A party as it reads itself, by its random `_id` (WAIT-4.2): without what says who it is. */
export const WaitingPlace = Closed(
  {
    _id: Id,
    shop: Id,
    number: Count,
    status: WaitingStatus,
    guests: Guests,
    createTime: Instant,
    /** How many parties are before it, while it waits. */
    ahead: Type.Optional(Count),
    ...estimateFields,
    quotedMinutes: Type.Optional(Minutes),
    calls: Count,
    calledTime: Type.Optional(Instant),
    /** How it is called besides by its page. */
    ways: Type.Array(OneOf('mail', 'sms'), { maxItems: 2 }),
    version: Type.Integer({ minimum: 0 }),
  },
  'WaitingPlace',
)
export type WaitingPlace = Static<typeof WaitingPlace>

/** How a shop keeps its waiting list (WAIT-1.4). Missing fields are the defaults of `@comanda/shop-rules/waiting`. */
export const WaitingSetting = Closed(
  {
    _id: Id,
    shop: Id,
    /** Whether guests join by themselves, by the code at the door. */
    enabled: Type.Boolean(),
    callMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 120 })),
    maxParties: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    maxGuests: Type.Optional(Guests),
    /** Whether the pickup board shows the numbers of called parties (WAIT-3.7). */
    onBoard: Type.Optional(Type.Boolean()),
  },
  'WaitingSetting',
)
export type WaitingSetting = Static<typeof WaitingSetting>
