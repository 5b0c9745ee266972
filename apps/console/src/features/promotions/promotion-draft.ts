import { type CaseChanges, newRecordId } from '@comanda/client/staff'
import type { OrderDiscount, PatchOf, RecordStatus, TimeCondition } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'
import { schedule, type ScheduleDraft } from '../../forms/times/schedule-draft.ts'
import { type CodeDraft, isCode } from './code-draft.ts'
import { fieldsOfTerms, isGiven, newTerms, type RuleTerms } from './rule-terms.ts'
import { termsOf } from './terms-of-rule.ts'

type OrderTypes = NonNullable<OrderDiscount['orderType']>

/** Who gets a promotion: every bill, who has a coupon of it, members of a rank, all members, or whom staff give it. */
export const givenTo = ['automatic', 'coupon', 'memberRank', 'member', 'manual'] as const
export type GivenTo = (typeof givenTo)[number]

/** A promotion as it is entered. Numbers and days are texts; empty ones are absent. */
export interface PromotionDraft {
  readonly _id: string
  readonly names: EnteredNames
  readonly description: EnteredNames
  readonly image: string | undefined
  readonly to: GivenTo
  readonly ranks: readonly string[]
  /** Undefined: it says something that no sentence does. */
  readonly terms: RuleTerms | undefined
  readonly maxDiscount: string
  /** Undefined: all. */
  readonly orderTypes: Readonly<OrderTypes> | undefined
  readonly timeConditions: readonly string[] | undefined
  /** Hours that are made or changed with it; their id is among the times while it has them. */
  readonly ownTime: ScheduleDraft | undefined
  /** The code that is made with it, if it is of coupons. */
  readonly code: CodeDraft | undefined
  readonly shops: readonly string[] | undefined
  readonly startDate: string
  readonly endDate: string
  readonly priority: string
  readonly beforeServiceCharge: boolean
  /** Whether it leaves alone what another promotion reduced. */
  readonly undiscounted: boolean
  /** The name of the group of which only the best applies; empty: none. */
  readonly bestOf: string
  readonly status: RecordStatus
  /** Cases that are stored, changed or removed with it. */
  readonly cases: CaseChanges
}

export const newPromotion = (): PromotionDraft => ({
  _id: newRecordId(),
  names: noNames,
  description: noNames,
  image: undefined,
  to: 'automatic',
  ranks: [],
  terms: newTerms,
  maxDiscount: '',
  orderTypes: undefined,
  timeConditions: undefined,
  ownTime: undefined,
  code: undefined,
  shops: undefined,
  startDate: '',
  endDate: '',
  priority: '',
  beforeServiceCharge: false,
  undiscounted: false,
  bestOf: '',
  status: 'draft',
  cases: {},
})

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))
const someOf = <T>(list: readonly T[] | undefined): readonly T[] | undefined =>
  list?.length ? list : undefined

export const draftOf = (rule: OrderDiscount): PromotionDraft => ({
  _id: rule._id,
  names: enteredNames(rule.name),
  description: enteredNames(rule.description ?? []),
  image: rule.image,
  to: givenTo.find((one) => one === rule.source) ?? 'automatic',
  ranks: rule.ranks ?? [],
  terms: termsOf(rule),
  maxDiscount: textOf(rule.maxDiscount),
  orderTypes: someOf(rule.orderType),
  timeConditions: someOf(rule.timeConditions),
  ownTime: undefined,
  code: undefined,
  shops: someOf(rule.shops),
  startDate: rule.startDate?.slice(0, 10) ?? '',
  endDate: rule.endDate?.slice(0, 10) ?? '',
  priority: textOf(rule.priority),
  beforeServiceCharge: rule.beforeServiceCharge === true,
  undiscounted: rule.undiscounted === true,
  bestOf: rule.bestOf ?? '',
  status: rule.status ?? 'active',
  cases: {},
})

/** Returns the code that is made with a promotion, which is valid where, when and while the promotion is. */
export const codeOf = (draft: PromotionDraft): CodeDraft | undefined => {
  const { code, to, startDate, endDate, shops, status, _id } = draft
  return code && to === 'coupon'
    ? { ...code, coupon: _id, startDate, endDate, shops, status }
    : undefined
}

/** Returns the hours that are made or changed with a promotion, if it has them. */
export const ownTimeOf = ({ ownTime, timeConditions }: PromotionDraft): ScheduleDraft | undefined =>
  ownTime && timeConditions?.includes(ownTime._id) ? ownTime : undefined

/** Returns those hours as the engine reads them. */
export const timesOf = (draft: PromotionDraft): readonly TimeCondition[] => {
  const own = ownTimeOf(draft)
  return own ? [schedule.createData(own)] : []
}

/** Where the hours of a promotion are stored. */
interface StoredTimes {
  /** Those of the shop. */
  readonly times: readonly TimeCondition[]
  /** Whether something other than the promotion has a time too, which keeps it as it is. */
  readonly isShared: (time: string) => boolean
  /** Stores hours: as they are now instead of a time, or as another one. */
  readonly store: (own: ScheduleDraft, record: TimeCondition | undefined) => Promise<void>
}

/** Returns a draft whose hours are stored: as those of the shop that are the same, in their time if it is its alone, else as another one. */
export const withStoredTime = async (
  draft: PromotionDraft,
  { times, isShared, store }: StoredTimes,
): Promise<PromotionDraft> => {
  const own = ownTimeOf(draft)
  if (!own) return draft
  const { _id: id, name: _none, ...said } = own
  const same = times.find((time) => {
    const { _id: _its, name: _its2, ...its } = schedule.draftOf(time)
    return JSON.stringify(its) === JSON.stringify(said)
  })
  const record = times.find(({ _id }) => _id === id && !isShared(id))
  const stored =
    record || !times.some(({ _id }) => _id === id) ? own : { ...own, _id: newRecordId() }
  if (!same) await store(stored, record)
  const now = (same ?? stored)._id
  const ids = (draft.timeConditions ?? []).map((one) => (one === id ? now : one))
  return { ...draft, timeConditions: [...new Set(ids)] }
}

/** Returns whether it can be tried: it gives something to somebody, somewhere and at some time. */
export const isTriable = (draft: PromotionDraft): boolean =>
  (draft.terms === undefined || isGiven(draft.terms)) &&
  (draft.to !== 'memberRank' || draft.ranks.length > 0) &&
  [draft.orderTypes, draft.timeConditions, draft.shops].every((chosen) => chosen?.length !== 0) &&
  (draft.startDate === '' || draft.endDate === '' || draft.startDate <= draft.endDate)

/** Returns whether it may be sent: it can be tried, and guests can enter its code. */
export const isComplete = (draft: PromotionDraft): boolean => {
  const code = codeOf(draft)
  return isTriable(draft) && (code === undefined || isCode(code.code))
}

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text))
const listOrNull = <T>(list: readonly T[] | undefined): T[] | null => (list ? [...list] : null)

const commonOf = (draft: PromotionDraft) => {
  const description = nameOf(draft.description)
  return {
    name: nameOf(draft.names),
    description: description.length === 0 ? null : description,
    image: draft.image ?? null,
    source: draft.to,
    ranks: draft.to === 'memberRank' ? [...draft.ranks] : null,
    maxDiscount: numberOrNull(draft.maxDiscount),
    orderType: listOrNull(draft.orderTypes),
    timeConditions: listOrNull(draft.timeConditions),
    shops: listOrNull(draft.shops),
    startDate: draft.startDate === '' ? null : draft.startDate,
    endDate: draft.endDate === '' ? null : draft.endDate,
    priority: numberOrNull(draft.priority),
    beforeServiceCharge: draft.beforeServiceCharge ? true : null,
    undiscounted: draft.undiscounted ? true : null,
    bestOf: draft.bestOf.trim() === '' ? null : draft.bestOf.trim(),
    status: draft.status,
  }
}

const absent = {
  for: null,
  discountType: null,
  discount: null,
  conditions: null,
  discountRules: null,
  repeat: null,
  targetStepAmount: null,
  maxStep: null,
  freeProducts: null,
  automaticAddFreeProduct: null,
} as const

const fieldsOf = ({ terms, ...draft }: PromotionDraft): PatchOf<OrderDiscount> => ({
  ...commonOf({ ...draft, terms }),
  ...(terms ? { ...absent, ...fieldsOfTerms(terms) } : {}),
})

/** Returns a promotion as it is once it is saved: a new one, or one of which what the form does not show stays. */
export const savedRule = (draft: PromotionDraft, rule?: OrderDiscount): OrderDiscount => {
  const fields = Object.entries({ type: 'discount', ...rule, ...fieldsOf(draft) })
  const said = Object.fromEntries(fields.filter(([, value]) => value !== null))
  return { ...said, _id: draft._id, name: nameOf(draft.names) }
}

/** What no sentence says of a rule, and no field of the form shows. */
const unshown = [
  'phase',
  'sections',
  'productMode',
  'priceTypes',
  'discountAny',
  'ruleType',
  'rules',
  'surcharges',
  'point',
  'fixedPoint',
  'percentagePoint',
] as const

/** Returns whether a rule has conditions that its form does not show. */
export const saysMore = (rule: OrderDiscount): boolean =>
  unshown.some((field) => {
    const value = rule[field]
    return Array.isArray(value) ? value.length > 0 : Boolean(value) && value !== 'all'
  })

/** Returns what was changed of a promotion; what the form does not show stays. */
export const patchData = (rule: OrderDiscount, draft: PromotionDraft): PatchOf<OrderDiscount> =>
  changedFields(fieldsOf(draftOf(rule)), fieldsOf(draft))
