import type { DaysOfShop } from '@comanda/client/staff'
import type { Shop } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import type { Locale } from '@comanda/locales'
import { withSpecialDays } from '@comanda/shop-rules/sessions'
import type { DraftField } from '../../forms/draft-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'

type SpecialDay = NonNullable<Shop['specialDays']>[number]
export type DayHours = NonNullable<SpecialDay['hours']>[number]

/** A special day as it is entered. `key` tells rows apart. */
export interface EnteredDay {
  readonly key: number
  readonly names: EnteredNames
  /** `YYYY-MM-DD`, or empty. */
  readonly from: string
  /** The last of several days; empty for one. */
  readonly to: string
  readonly yearly: boolean
  /** Empty: closed. */
  readonly hours: readonly DayHours[]
  /** Other shops that get it too, once it is saved. */
  readonly alsoFor: readonly string[]
}

/** Returns the name of a day in a language, or the first that it has. */
export const dayName = (names: EnteredNames, locale: Locale): string =>
  localizedName(nameOf(names), locale)

/** Returns the days with one more: closed on a day that is still to be chosen, or as given. */
export const withDay = (
  days: readonly EnteredDay[],
  given: Partial<EnteredDay> = {},
): readonly EnteredDay[] => {
  const key = Math.max(-1, ...days.map((day) => day.key)) + 1
  const closed = { names: noNames, from: '', to: '', yearly: false, hours: [], alsoFor: [] }
  return [...days, { ...closed, ...given, key }]
}

/** Returns what is stored of the days that were entered. */
export const storedDays = (days: readonly EnteredDay[]): SpecialDay[] =>
  withSpecialDays<SpecialDay>(
    [],
    days.map(({ names, from, to, yearly, hours }) => ({
      name: nameOf(names),
      from,
      ...(to === '' || to === from ? {} : { to }),
      ...(yearly ? { yearly } : {}),
      ...(hours.length > 0 ? { hours: [...hours] } : {}),
    })),
  )

/** Returns the field of the days of a shop, without those that are over by a day (`YYYY-MM-DD`). */
export const specialDaysFrom = (
  today: string,
): DraftField<SpecialDay[], readonly EnteredDay[]> => ({
  blank: [],
  enter: (days = []) =>
    days
      .filter(({ from, to = from, yearly }) => yearly === true || to >= today)
      .map(({ name, from, to = '', yearly = false, hours = [] }, key) => ({
        key,
        names: enteredNames(name),
        from,
        to,
        yearly,
        hours,
        alsoFor: [],
      })),
  read: (entered) => (entered.length > 0 ? storedDays(entered) : null),
})

/** Returns what is stored in other shops, by shop. */
export const storedElsewhere = (days: readonly EnteredDay[]): ReadonlyMap<string, SpecialDay[]> =>
  new Map(
    [...new Set(days.flatMap(({ alsoFor }) => alsoFor))].map((shop) => [
      shop,
      storedDays(days.filter(({ alsoFor }) => alsoFor.includes(shop))),
    ]),
  )

/** Returns the draft after that: shops that refused a day stay chosen, to be tried again. */
export const leftElsewhere = <D extends { readonly specialDays: readonly EnteredDay[] }>(
  draft: D,
  results: readonly DaysOfShop[],
): D => {
  const saved = new Set(results.flatMap(({ shop, failure }) => (failure ? [] : [shop])))
  const specialDays = draft.specialDays.map((day) => ({
    ...day,
    alsoFor: day.alsoFor.filter((shop) => !saved.has(shop)),
  }))
  return { ...draft, specialDays }
}

/** Returns the draft of a shop as it is stored, its days still for the other shops that were chosen. */
export const asStored = <D extends { readonly specialDays: readonly EnteredDay[] }>(
  stored: D,
  { specialDays: entered }: D,
): D => ({
  ...stored,
  specialDays: stored.specialDays.map((day) => ({
    ...day,
    alsoFor:
      entered.find(({ from, yearly }) => from === day.from && yearly === day.yearly)?.alsoFor ?? [],
  })),
})
