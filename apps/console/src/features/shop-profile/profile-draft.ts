import type { PatchOf, Shop } from '@comanda/contract'
import { type NameLanguage, shopLanguages } from '@comanda/engine/catalog'
import { changedFields } from '../../forms/changed-fields.ts'
import { type EnteredDay, enteredDays, storedDays } from './special-days-draft.ts'
import { type EnteredNames, enteredNames, nameOf } from '../../forms/names.ts'

type Hours = NonNullable<Shop['onlineOpeningHours']>[number]
type OrderTypes = NonNullable<Hours['orderType']>

/** Hours as they are entered. `key` tells rows apart. */
export interface EnteredHours {
  readonly key: number
  /** 0 Sunday … 6 Saturday; empty: every day. */
  readonly weekdays: readonly number[]
  readonly startTime: string
  readonly endTime: string
  /** Undefined: all orders. */
  readonly orderTypes: Readonly<OrderTypes> | undefined
}

/** What is either on or off in a shop. */
export const flags = [
  'openForOnline',
  'openTakeAway',
  'openDineInNoTable',
  'driveThrough',
  'onlineDineInNoTableEnabledFixedCode',
  'onlineEnabledFixedCode',
  'onlineRequiresPresence',
  'onlineCanSwitchSection',
  'dinersCancel',
  'autoMergeInPOS',
  'autoMergeOrderedInPOS',
  'useDefaultsForSetItem',
  'sharesDevices',
] as const
export type Flag = (typeof flags)[number]

/** Seconds until the warning of a shared device, and from it until the reset, unless others are entered (SHELL-4.1). */
const IDLE_WARN = 30
const IDLE_RESET = 60

/** Numbers that a shop may have, with the least and the most. */
export const numbers = {
  onlineSessionTimeout: { min: 1, max: 1440 },
  minOrderInterval: { min: 0, max: 86_400 },
  maxPending: { min: 1, max: 1000 },
  maxQuantity: { min: 1, max: 1000 },
  maxPortions: { min: 1, max: 1000 },
  orderCutoffMinutes: { min: 1, max: 1440 },
  orderLeaveMinutes: { min: 1, max: 1440 },
  unconfirmedMinutes: { min: 1, max: 1440 },
  idleWarn: { min: 5, max: 3600 },
  idleReset: { min: 5, max: 3600 },
} as const
export type NumberName = keyof typeof numbers

/** What guests see of a shop and when they order, as it is entered. Numbers are texts; empty ones are the defaults. */
export interface ProfileDraft {
  readonly names: EnteredNames
  /** In which the menu is written, the shop's own first. */
  readonly languages: readonly NameLanguage[]
  readonly addresses: EnteredNames
  /** Such as the floor, or where the entrance is. */
  readonly addressDetails: EnteredNames
  readonly phone: string
  /** Degrees, as texts. */
  readonly lat: string
  readonly long: string
  /** The pictures, the first of which guests see. */
  readonly images: readonly string[]
  readonly logo: string | undefined
  readonly on: Readonly<Record<Flag, boolean>>
  readonly numbers: Readonly<Record<NumberName, string>>
  readonly hours: readonly EnteredHours[]
  /** HH:MM; empty: as usual. */
  readonly dayEnd: string
  readonly specialDays: readonly EnteredDay[]
}

/** A field for a time knows no 24:00; as an end, 00:00 is the same. */
const shownEnd = (time: string): string => (time === '24:00' ? '00:00' : time)
const storedEnd = (time: string): string => (time === '00:00' ? '24:00' : time)

const enteredHours = (
  { weekdays = [], startTime, endTime, orderType = [] }: Hours,
  key: number,
): EnteredHours => ({
  key,
  weekdays,
  startTime: startTime === '24:00' ? '00:00' : startTime,
  endTime: shownEnd(endTime),
  orderTypes: orderType.length > 0 ? orderType : undefined,
})

const numberText = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** `today`: `YYYY-MM-DD`. */
export const draftOf = (shop: Shop, today: string): ProfileDraft => ({
  names: enteredNames(shop.name),
  languages: shopLanguages(shop),
  addresses: enteredNames(shop.address ?? []),
  addressDetails: enteredNames(shop.addressDetail ?? []),
  lat: numberText(shop.lat),
  long: numberText(shop.long),
  images: shop.images ?? [],
  phone: shop.phone ?? '',
  logo: shop.logo,
  on: {
    openForOnline: shop.openForOnline === true,
    openTakeAway: shop.openTakeAway === true,
    openDineInNoTable: shop.openDineInNoTable === true,
    driveThrough: shop.driveThrough === true,
    sharesDevices: shop.sharedDevices !== undefined,
    onlineDineInNoTableEnabledFixedCode: shop.onlineDineInNoTableEnabledFixedCode === true,
    onlineEnabledFixedCode: shop.onlineEnabledFixedCode === true,
    onlineRequiresPresence: shop.onlineRequiresPresence === true,
    onlineCanSwitchSection: shop.onlineCanSwitchSection === true,
    dinersCancel: shop.dinersCancel === true,
    autoMergeInPOS: shop.autoMergeInPOS === true,
    autoMergeOrderedInPOS: shop.autoMergeOrderedInPOS === true,
    useDefaultsForSetItem: shop.useDefaultsForSetItem !== false,
  },
  numbers: {
    onlineSessionTimeout: numberText(shop.onlineSessionTimeout),
    minOrderInterval: numberText(shop.minOrderInterval),
    maxPending: numberText(shop.maxPending),
    maxQuantity: numberText(shop.maxQuantity),
    maxPortions: numberText(shop.maxPortions),
    orderCutoffMinutes: numberText(shop.orderCutoffMinutes),
    orderLeaveMinutes: numberText(shop.orderLeaveMinutes),
    unconfirmedMinutes: numberText(shop.unconfirmedMinutes),
    idleWarn: numberText(shop.sharedDevices?.warn),
    idleReset: numberText(shop.sharedDevices?.reset),
  },
  hours: (shop.onlineOpeningHours ?? []).map(enteredHours),
  dayEnd: shop.dayEnd ?? '',
  specialDays: enteredDays(shop.specialDays, today),
})

/** Returns a draft with one more row of hours. */
export const withMoreHours = (draft: ProfileDraft): ProfileDraft => {
  const key = Math.max(-1, ...draft.hours.map((one) => one.key)) + 1
  const row = { key, weekdays: [], startTime: '11:00', endTime: '22:00', orderTypes: undefined }
  return { ...draft, hours: [...draft.hours, row] }
}

/** Returns whether its hours may be sent: no row of them is for no order at all. */
export const isComplete = ({ hours }: ProfileDraft): boolean =>
  hours.every(({ orderTypes }) => orderTypes?.length !== 0)

/** Returns whether a position has one half only: guests would read no distance. */
export const isHalfPlaced = ({ lat, long }: ProfileDraft): boolean =>
  (lat.trim() === '') !== (long.trim() === '')

const storedHours = ({ weekdays, startTime, endTime, orderTypes }: EnteredHours): Hours => ({
  ...(weekdays.length > 0 ? { weekdays: [...weekdays] } : {}),
  startTime,
  endTime: storedEnd(endTime),
  ...(orderTypes ? { orderType: [...orderTypes] } : {}),
})

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text))

const fieldsOf = (draft: ProfileDraft) => {
  const { names, addresses, addressDetails, phone, lat, long, images, logo, hours } = draft
  const { sharesDevices, ...on } = draft.on
  const { idleWarn, idleReset } = draft.numbers
  const address = nameOf(addresses)
  const addressDetail = nameOf(addressDetails)
  return {
    name: nameOf(names),
    languages: [...draft.languages],
    address: address.length > 0 ? address : null,
    addressDetail: addressDetail.length > 0 ? addressDetail : null,
    phone: phone.trim() === '' ? null : phone.trim(),
    lat: numberOrNull(lat),
    long: numberOrNull(long),
    images: images.length > 0 ? [...images] : null,
    logo: logo ?? null,
    ...on,
    sharedDevices: sharesDevices
      ? {
          warn: numberOrNull(idleWarn) ?? IDLE_WARN,
          reset: numberOrNull(idleReset) ?? IDLE_RESET,
        }
      : null,
    onlineSessionTimeout: numberOrNull(draft.numbers.onlineSessionTimeout),
    minOrderInterval: numberOrNull(draft.numbers.minOrderInterval),
    maxPending: numberOrNull(draft.numbers.maxPending),
    maxQuantity: numberOrNull(draft.numbers.maxQuantity),
    maxPortions: numberOrNull(draft.numbers.maxPortions),
    orderCutoffMinutes: numberOrNull(draft.numbers.orderCutoffMinutes),
    orderLeaveMinutes: numberOrNull(draft.numbers.orderLeaveMinutes),
    unconfirmedMinutes: numberOrNull(draft.numbers.unconfirmedMinutes),
    dayEnd: draft.dayEnd === '' ? null : draft.dayEnd,
    specialDays: draft.specialDays.length > 0 ? storedDays(draft.specialDays) : null,
    onlineOpeningHours: hours.length > 0 ? hours.map(storedHours) : null,
  } satisfies PatchOf<Shop>
}

/** Returns what was changed; what is emptied has its default again (STAFF-10.1). */
export const patchData = (before: ProfileDraft, draft: ProfileDraft): PatchOf<Shop> =>
  changedFields(fieldsOf(before), fieldsOf(draft))
