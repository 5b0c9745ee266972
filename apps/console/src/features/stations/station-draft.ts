import type { StationData } from '@comanda/client/staff'
import type { PatchOf, Station } from '@comanda/contract'
import { enteredNames, type EnteredNames, nameOf, noNames } from '../../forms/names.ts'

/** A station as it is entered. Numbers are texts; empty ones are absent. */
export interface StationDraft {
  readonly names: EnteredNames
  readonly kind: Station['kind']
  /** Empty: neither the kitchen nor the water bar. */
  readonly area: NonNullable<Station['area']> | ''
  /** Whether it makes all that no other station makes. */
  readonly makesOthers: boolean
  readonly categories: readonly string[]
  readonly products: readonly string[]
  /** Names, with commas between them. */
  readonly printers: string
  /** Undefined: orders of all types. */
  readonly orderTypes: Readonly<NonNullable<Station['orderTypes']>> | undefined
  /** Empty: the language of who reads. */
  readonly locale: NonNullable<Station['locale']> | ''
  /** Empty: none. */
  readonly secondLocale: NonNullable<Station['locale']> | ''
  readonly warnMinutes: string
  readonly lateMinutes: string
  readonly isSilent: boolean
}

export const newDraft = (): StationDraft => ({
  names: noNames,
  kind: 'prep',
  area: '',
  makesOthers: false,
  categories: [],
  products: [],
  printers: '',
  orderTypes: undefined,
  locale: '',
  secondLocale: '',
  warnMinutes: '',
  lateMinutes: '',
  isSilent: false,
})

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

export const draftOf = (station: Station): StationDraft => {
  const { name, kind, categories = [], products = [], printers = [], orderTypes } = station
  return {
    names: enteredNames(name),
    kind,
    area: station.area ?? '',
    makesOthers: [categories, products, printers].every((list) => list.length === 0),
    categories,
    products,
    printers: printers.join(', '),
    orderTypes: orderTypes?.length ? orderTypes : undefined,
    locale: station.locale ?? '',
    secondLocale: station.secondLocale ?? '',
    warnMinutes: textOf(station.warnMinutes),
    lateMinutes: textOf(station.lateMinutes),
    isSilent: station.isSilent === true,
  }
}

const printersOf = ({ printers }: StationDraft): string[] => [
  ...new Set(
    printers
      .split(/[,，、]/)
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
]

const minutesOf = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text)

/** Returns whether a station may be sent: it makes something, for orders of some type, and is late after it stands out. */
export const isComplete = (draft: StationDraft): boolean => {
  const { kind, makesOthers, categories, products, orderTypes } = draft
  const makesSome =
    kind !== 'prep' ||
    makesOthers ||
    categories.length + products.length + printersOf(draft).length > 0
  return makesSome && orderTypes?.length !== 0 && !isSwapped(draft)
}

/** Returns whether a ticket would be late before it stands out. */
export const isSwapped = ({ warnMinutes, lateMinutes }: StationDraft): boolean =>
  (minutesOf(warnMinutes) ?? 0) > (minutesOf(lateMinutes) ?? Infinity)

/** Returns all that a station may have, with undefined for what it has not. */
const fieldsOf = (draft: StationDraft) => {
  const { kind, makesOthers, area, categories, products, orderTypes, locale, secondLocale } = draft
  const makesSome = kind === 'prep' && !makesOthers
  const printers = printersOf(draft)
  return {
    area: kind === 'prep' && area !== '' ? area : undefined,
    categories: makesSome && categories.length > 0 ? [...categories] : undefined,
    products: makesSome && products.length > 0 ? [...products] : undefined,
    printers: makesSome && printers.length > 0 ? printers : undefined,
    orderTypes: orderTypes && [...orderTypes],
    locale: locale === '' ? undefined : locale,
    secondLocale: secondLocale === '' || secondLocale === locale ? undefined : secondLocale,
    warnMinutes: minutesOf(draft.warnMinutes),
    lateMinutes: minutesOf(draft.lateMinutes),
    isSilent: draft.isSilent || undefined,
  }
}

export const createData = (draft: StationDraft): StationData => {
  const entries = Object.entries(fieldsOf(draft)).filter(([, value]) => value !== undefined)
  return {
    name: nameOf(draft.names),
    kind: draft.kind,
    ...(Object.fromEntries(entries) as Partial<StationData>),
  }
}

/** Returns the changes of a station; what it has no more is removed. */
export const patchData = (draft: StationDraft): PatchOf<Station> => {
  const entries = Object.entries(fieldsOf(draft)).map(([name, value]) => [name, value ?? null])
  return {
    name: nameOf(draft.names),
    kind: draft.kind,
    ...(Object.fromEntries(entries) as PatchOf<Station>),
  }
}
