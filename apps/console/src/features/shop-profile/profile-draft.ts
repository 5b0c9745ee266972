import type { Shop } from '@comanda/contract'
import { type NameLanguage, shopLanguages } from '@comanda/engine/catalog'
import {
  type DraftField,
  flag,
  names,
  number,
  picture,
  some,
  text,
  texts,
} from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'
import { openingHours } from './opening-hours.ts'
import { sharedDevices } from './shared-devices.ts'
import { specialDaysFrom } from './special-days-draft.ts'

/** What is either on or off in a shop. */
const flags = {
  openForOnline: flag,
  openTakeAway: flag,
  openDineInNoTable: flag,
  driveThrough: flag,
  onlineDineInNoTableEnabledFixedCode: flag,
  onlineEnabledFixedCode: flag,
  onlineRequiresPresence: flag,
  onlineCanSwitchSection: flag,
  dinersCancel: flag,
  autoMergeInPOS: flag,
  autoMergeOrderedInPOS: flag,
  // On unless it is off.
  useDefaultsForSetItem: { ...flag, enter: (value = true) => value } satisfies typeof flag,
}
export type Flag = keyof typeof flags

/** Numbers that a shop may have, with the least and the most. */
export const bounds = {
  onlineSessionTimeout: { min: 1, max: 1440 },
  minOrderInterval: { min: 0, max: 86_400 },
  maxPending: { min: 1, max: 1000 },
  maxQuantity: { min: 1, max: 1000 },
  maxPortions: { min: 1, max: 1000 },
  orderCutoffMinutes: { min: 1, max: 1440 },
  orderLeaveMinutes: { min: 1, max: 1440 },
  unconfirmedMinutes: { min: 1, max: 1440 },
} as const
export type NumberName = keyof typeof bounds

/** The languages of the menu, the shop's own first. */
const languages: DraftField<NameLanguage[], readonly NameLanguage[]> = {
  blank: [],
  enter: (chosen) => shopLanguages({ languages: chosen }),
  read: (entered) => [...entered],
}

/** Returns the form of what guests see of a shop and when they order, on a day (`YYYY-MM-DD`). What is emptied has its default again (STAFF-10.1). */
export const profileOn = (today: string) =>
  recordDraft<Shop>()({
    name: names,
    languages,
    address: texts,
    // Such as the floor, or where the entrance is.
    addressDetail: texts,
    phone: text,
    // Degrees.
    lat: number,
    long: number,
    // The first is what guests see.
    images: some<string>(),
    logo: picture,
    ...flags,
    onlineSessionTimeout: number,
    minOrderInterval: number,
    maxPending: number,
    maxQuantity: number,
    maxPortions: number,
    orderCutoffMinutes: number,
    orderLeaveMinutes: number,
    unconfirmedMinutes: number,
    sharedDevices,
    onlineOpeningHours: openingHours,
    // HH:MM; empty: as usual.
    dayEnd: text,
    specialDays: specialDaysFrom(today),
  })
export type ProfileDraft = DraftOf<ReturnType<typeof profileOn>>

/** Returns whether its hours may be sent: no row of them is for no order at all. */
export const isComplete = ({ onlineOpeningHours }: ProfileDraft): boolean =>
  onlineOpeningHours.every(({ orderTypes }) => orderTypes?.length !== 0)

/** Returns whether a position has one half only: guests would read no distance. */
export const isHalfPlaced = ({ lat, long }: Pick<ProfileDraft, 'lat' | 'long'>): boolean =>
  (lat.trim() === '') !== (long.trim() === '')
