import { newRecordId } from '@comanda/client/staff'
import type { ReservationSetting } from '@comanda/contract'
import { type DraftField, flag, number, numbers, texts } from '../../forms/draft-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'
import { deposits } from './deposit-draft.ts'

/** Numbers of the rules; empty ones have the default. */
const ruleNumbers = {
  minGuests: number,
  maxGuests: number,
  daysAhead: number,
  cancelHours: number,
  reminderHours: number,
  slotMinutes: number,
  stayMinutes: number,
  babyStools: number,
  depositMinutes: number,
}
export type RuleNumber = keyof typeof ruleNumbers
export const ruleNumberNames = Object.keys(ruleNumbers) as readonly RuleNumber[]

type Session = ReservationSetting['sessions'][number]

/** A time at which guests book, such as lunch. Its dates, which the form does not show, stay with it. */
export interface EnteredSession extends Omit<Session, 'name' | 'weekdays'> {
  readonly names: EnteredNames
  readonly weekdays: readonly number[]
}

export const newSession = (): EnteredSession => ({
  _id: newRecordId(),
  names: noNames,
  weekdays: [],
  from: '',
  to: '',
})

const sessions: DraftField<Session[], readonly EnteredSession[]> = {
  blank: [],
  enter: (all = []) =>
    all.map(({ name, weekdays = [], ...rest }) => ({
      ...rest,
      names: enteredNames(name),
      weekdays,
    })),
  read: (entered) =>
    entered.map(({ names, weekdays, ...rest }) => ({
      ...rest,
      name: nameOf(names),
      weekdays: [...weekdays],
    })),
}

type Limit = NonNullable<ReservationSetting['limits']>[number]

/** What may be at the tables at the same time; empty: as much as comes. */
export const most = ['quantity', 'capacity', 'numOfTables'] as const
const shared = numbers(most)

/** The limit of what is at the tables at the same time; others, which the form does not show, stay. */
interface EnteredLimits {
  readonly most: typeof shared.blank
  readonly others: readonly Limit[]
}

const isShared = ({ limitType }: Limit): boolean => limitType !== 'perOrder'

const limits: DraftField<Limit[], EnteredLimits> = {
  blank: { most: shared.blank, others: [] },
  enter: (all = []) => {
    const limit = all.find(isShared)
    return { most: shared.enter(limit), others: all.filter((one) => one !== limit) }
  },
  read: ({ most: entered, others }) => {
    const all = [...others, ...[shared.read(entered) ?? []].flat()]
    return all.length > 0 ? all : null
  },
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

/** A list of what is entered wholly; none if that is nothing. */
const rows = <V, E>(
  enter: (value: V) => E,
  read: (entered: E) => V,
  isWhole: (value: V) => boolean,
): DraftField<V[], readonly E[]> => ({
  blank: [],
  enter: (all = []) => all.map(enter),
  read: (entered) => {
    const whole = entered.map(read).filter(isWhole)
    return whole.length > 0 ? whole : null
  },
})

/** How a shop takes reservations, as it is entered (STAFF-10.8). */
export const rules = recordDraft<ReservationSetting>()({
  enabled: flag,
  ...ruleNumbers,
  limits,
  sessions,
  terms: texts,
  stays: rows(
    ({ guests, minutes }): EnteredStay => ({ guests: String(guests), minutes: String(minutes) }),
    ({ guests, minutes }) => ({ guests: Number(guests), minutes: Number(minutes) }),
    ({ guests, minutes }) => guests > 0 && minutes > 0,
  ),
  combinations: rows(
    ({ tables, seats }): EnteredCombination => ({ tables, seats: String(seats) }),
    ({ tables, seats }) => ({ tables: [...tables], seats: Number(seats) }),
    ({ tables, seats }) => tables.length > 1 && seats > 0,
  ),
  deposits,
})
export type RulesDraft = DraftOf<typeof rules>

/** The rules of a shop that never took reservations. */
export const noRules: ReservationSetting = { _id: '', shop: '', enabled: false, sessions: [] }
