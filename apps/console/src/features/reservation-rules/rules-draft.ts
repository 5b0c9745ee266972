import { newRecordId } from '@comanda/client/staff'
import type { PatchOf, ReservationSetting } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import { type EnteredDeposit, enteredDeposits, sentDeposits } from './deposit-draft.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'

/** The numbers of the rules; empty ones have the default. */
export const numbers = [
  'minGuests',
  'maxGuests',
  'daysAhead',
  'cancelHours',
  'reminderHours',
  'slotMinutes',
  'stayMinutes',
  'babyStools',
  'depositMinutes',
] as const
export type RuleNumber = (typeof numbers)[number]

/** What may be at the tables at the same time; empty: as much as comes. */
export const most = ['quantity', 'capacity', 'numOfTables'] as const
export type Most = (typeof most)[number]

/** A time at which guests book: lunch, dinner. */
export interface EnteredSession {
  readonly _id: string
  readonly names: EnteredNames
  readonly weekdays: readonly number[]
  readonly from: string
  readonly to: string
}

/** Minutes of parties of up to so many guests. */
export interface EnteredStay {
  readonly guests: string
  readonly minutes: string
}

/** Tables that are put together. */
export interface EnteredCombination {
  readonly tables: readonly string[]
  readonly seats: string
}

/** The rules as they are entered. */
export interface RulesDraft {
  readonly enabled: boolean
  readonly numbers: Readonly<Record<RuleNumber, string>>
  readonly most: Readonly<Record<Most, string>>
  readonly sessions: readonly EnteredSession[]
  readonly terms: EnteredNames
  readonly stays: readonly EnteredStay[]
  readonly combinations: readonly EnteredCombination[]
  readonly deposits: readonly EnteredDeposit[]
}

export const newSession = (): EnteredSession => ({
  _id: newRecordId(),
  names: noNames,
  weekdays: [],
  from: '',
  to: '',
})

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))
const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text))

const recordOf = <K extends string>(
  keys: readonly K[],
  value: (key: K) => string,
): Readonly<Record<K, string>> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, string>

/** Returns the limit of what is at the tables at the same time. */
const sharedLimit = ({ limits = [] }: Pick<ReservationSetting, 'limits'>) =>
  limits.find(({ limitType }) => limitType !== 'perOrder')

export const draftOf = (rules: ReservationSetting | undefined): RulesDraft => ({
  enabled: rules?.enabled === true,
  numbers: recordOf(numbers, (name) => textOf(rules?.[name])),
  most: recordOf(most, (name) => textOf(rules && sharedLimit(rules)?.[name])),
  sessions: (rules?.sessions ?? []).map(({ _id, name, weekdays = [], from, to }) => ({
    _id,
    names: enteredNames(name),
    weekdays,
    from,
    to,
  })),
  terms: enteredNames(rules?.terms ?? []),
  stays: (rules?.stays ?? []).map(({ guests, minutes }) => ({
    guests: String(guests),
    minutes: String(minutes),
  })),
  combinations: (rules?.combinations ?? []).map(({ tables, seats }) => ({
    tables,
    seats: String(seats),
  })),
  deposits: enteredDeposits(rules?.deposits),
})

/** Returns a list without what is not entered wholly; null if it is empty. */
const entered = <T>(list: readonly T[], isWhole: (one: T) => boolean): T[] | null => {
  const whole = list.filter(isWhole)
  return whole.length > 0 ? whole : null
}

const limitsOf = (
  draft: RulesDraft,
  rules: ReservationSetting | undefined,
): ReservationSetting['limits'] => {
  const limit = Object.fromEntries(
    most.flatMap((name) => {
      const value = numberOrNull(draft.most[name])
      return value === null ? [] : [[name, value]]
    }),
  )
  const shared = rules && sharedLimit(rules)
  const others = (rules?.limits ?? []).filter((one) => one !== shared)
  return [...others, ...(Object.keys(limit).length === 0 ? [] : [limit])]
}

const fieldsOf = (
  draft: RulesDraft,
  rules: ReservationSetting | undefined,
): PatchOf<ReservationSetting> => {
  const limits = limitsOf(draft, rules) ?? []
  const terms = nameOf(draft.terms)
  return {
    enabled: draft.enabled,
    ...(Object.fromEntries(numbers.map((name) => [name, numberOrNull(draft.numbers[name])])) as {
      [N in RuleNumber]: number | null
    }),
    limits: limits.length > 0 ? limits : null,
    sessions: draft.sessions.map(({ _id, names, weekdays, from, to }) => {
      const dates = rules?.sessions.find((session) => session._id === _id)
      return {
        ...dates,
        _id,
        name: nameOf(names),
        weekdays: [...weekdays],
        from,
        to,
      }
    }),
    terms: terms.length > 0 ? terms : null,
    stays: entered(
      draft.stays.map(({ guests, minutes }) => ({
        guests: Number(guests),
        minutes: Number(minutes),
      })),
      ({ guests, minutes }) => guests > 0 && minutes > 0,
    ),
    combinations: entered(
      draft.combinations.map(({ tables, seats }) => ({
        tables: [...tables],
        seats: Number(seats),
      })),
      ({ tables, seats }) => tables.length > 1 && seats > 0,
    ),
    deposits: draft.deposits.length > 0 ? sentDeposits(draft.deposits) : null,
  }
}

/** Returns what was changed of the rules. */
export const patchData = (
  rules: ReservationSetting | undefined,
  draft: RulesDraft,
): PatchOf<ReservationSetting> =>
  changedFields(fieldsOf(draftOf(rules), rules), fieldsOf(draft, rules))
