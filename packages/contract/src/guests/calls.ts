import { type Static, Type } from '@feathersjs/typebox'
import { Allergens } from '../fields/allergens.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Nullable } from '../fields/nullable.ts'
import { Day } from '../fields/time.ts'
import { written } from './schema.ts'

/** `create guests/search` (GUEST-1.2). */
export const SearchGuestsData = Closed(
  { shop: Id, text: Type.String({ minLength: 2, maxLength: 100 }) },
  'SearchGuestsData',
)
export type SearchGuestsData = Static<typeof SearchGuestsData>

/** Whom a file is of: what one knows of a person. One of them is given. */
const personFields = {
  guest: Type.Optional(Id),
  user: Type.Optional(Id),
  reservation: Type.Optional(Id),
}

/** A person who was found; `create guests` takes what names them. */
export const FoundGuest = Closed(
  {
    ...personFields,
    name: Type.Optional(Type.String()),
    memberNumber: Type.Optional(Type.String()),
    /** The last four digits. */
    phoneEnding: Type.Optional(Type.String()),
  },
  'FoundGuest',
)
export type FoundGuest = Static<typeof FoundGuest>
export const SearchGuestsResult = Closed({ guests: Type.Array(FoundGuest) })
export type SearchGuestsResult = Static<typeof SearchGuestsResult>

/** `create guests`: the file of a person, which begins when it is first read (GUEST-1.3). */
export const GuestFileData = Closed({ shop: Id, ...personFields }, 'GuestFileData')
export type GuestFileData = Static<typeof GuestFileData>

/** `create guests/known`: what staff have written of those who are expected on a day or sit at a session (GUEST-2.2). */
export const KnownGuestsData = Closed(
  { shop: Id, date: Type.Optional(Day), session: Type.Optional(Id) },
  'KnownGuestsData',
)
export type KnownGuestsData = Static<typeof KnownGuestsData>
export const KnownGuest = Closed(
  {
    guest: Id,
    /** The reservation by which they are known; absent for the member of the bill. */
    reservation: Type.Optional(Id),
    name: Type.Optional(Type.String()),
    note: Type.Optional(Type.String()),
    tags: Type.Optional(Type.Array(Type.String())),
    allergens: Type.Optional(Allergens),
  },
  'KnownGuest',
)
export type KnownGuest = Static<typeof KnownGuest>
export const KnownGuestsResult = Closed({ guests: Type.Array(KnownGuest) })
export type KnownGuestsResult = Static<typeof KnownGuestsResult>

/**
 * `create guests/change`: sets what staff write; null clears. `version` is that of the file as it was read: `conflict` if somebody
 * has changed it since (GUEST-2.3).
 */
export const ChangeGuestData = Closed(
  {
    shop: Id,
    guest: Id,
    version: Type.Integer({ minimum: 0 }),
    name: Type.Optional(Nullable(written.name)),
    note: Type.Optional(Nullable(written.note)),
    tags: Type.Optional(Nullable(written.tags)),
    allergens: Type.Optional(Nullable(written.allergens)),
    languages: Type.Optional(Nullable(written.languages)),
    advertising: Type.Optional(Nullable(written.advertising)),
  },
  'ChangeGuestData',
)
export type ChangeGuestData = Static<typeof ChangeGuestData>

/** `create guests/merge`: the file of `guest` becomes a part of that of `into` (GUEST-3). */
export const MergeGuestsData = Closed({ shop: Id, guest: Id, into: Id }, 'MergeGuestsData')
export type MergeGuestsData = Static<typeof MergeGuestsData>

/** `create guests/unmerge`: the file of `guest` is its own again (GUEST-3.2). */
export const UnmergeGuestData = Closed({ shop: Id, guest: Id }, 'UnmergeGuestData')
export type UnmergeGuestData = Static<typeof UnmergeGuestData>

/** `create guests/erase`: removes a person without an account (GUEST-4.2). */
export const EraseGuestData = Closed({ shop: Id, guest: Id }, 'EraseGuestData')
export type EraseGuestData = Static<typeof EraseGuestData>

/** The file that a write was about. */
export const ChangedGuest = Closed({ _id: Id, version: Type.Integer({ minimum: 0 }) })
export type ChangedGuest = Static<typeof ChangedGuest>
