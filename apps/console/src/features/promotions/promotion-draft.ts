import { type CaseChanges, newRecordId } from '@comanda/client/staff'
import type { OrderDiscount, PatchOf, RecordStatus, TimeCondition } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import {
  day,
  names,
  number,
  oneOf,
  picture,
  sign,
  some,
  someOrAll,
  text,
  texts,
} from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'
import { schedule, type ScheduleDraft } from '../../forms/times/schedule-draft.ts'
import { type CodeDraft, isCode } from './code-draft.ts'
import { fieldsOfTerms, isGiven, newTerms, type RuleTerms } from './rule-terms.ts'
import { termsOf } from './terms-of-rule.ts'

/** Who gets a promotion: every bill, who has a coupon of it, members of a rank, all members, or whom staff give it. */
export const givenTo = ['automatic', 'coupon', 'memberRank', 'member', 'manual'] as const
export type GivenTo = (typeof givenTo)[number]

/** What is entered of a promotion beside its terms. */
const rule = recordDraft<OrderDiscount>()({
  name: names,
  description: texts,
  image: picture,
  source: {
    ...oneOf<GivenTo>('automatic'),
    enter: (source) => givenTo.find((one) => one === source) ?? 'automatic',
  },
  ranks: some(),
  maxDiscount: number,
  orderType: someOrAll(),
  timeConditions: someOrAll<string>(),
  shops: someOrAll<string>(),
  startDate: day,
  endDate: day,
  priority: number,
  beforeServiceCharge: sign,
  // Whether it leaves alone what another promotion reduced.
  undiscounted: sign,
  // The name of the group of which only the best applies; empty: none.
  bestOf: text,
  status: oneOf<RecordStatus>('active', 'draft'),
})

/** A promotion as it is entered. */
export interface PromotionDraft extends DraftOf<typeof rule> {
  /** Undefined: it says something that no sentence does. */
  readonly terms: RuleTerms | undefined
  /** Hours that are made or changed with it; their id is among the times while it has them. */
  readonly ownTime: ScheduleDraft | undefined
  /** The code that is made with it, if it is of coupons. */
  readonly code: CodeDraft | undefined
  /** Cases that are stored, changed or removed with it. */
  readonly cases: CaseChanges
}

const nothingMade = { ownTime: undefined, code: undefined, cases: {} }

export const newPromotion = (): PromotionDraft => ({
  ...rule.blank(),
  ...nothingMade,
  terms: newTerms,
})

export const draftOf = (record: OrderDiscount): PromotionDraft => ({
  ...rule.draftOf(record),
  ...nothingMade,
  terms: termsOf(record),
})

/** Returns the code that is made with a promotion, which is valid where, when and while the promotion is. */
export const codeOf = (draft: PromotionDraft): CodeDraft | undefined => {
  const { code, source, startDate, endDate, shops, status, _id } = draft
  return code && source === 'coupon'
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
  (draft.source !== 'memberRank' || draft.ranks.length > 0) &&
  [draft.orderType, draft.timeConditions, draft.shops].every((chosen) => chosen?.length !== 0) &&
  (draft.startDate === '' || draft.endDate === '' || draft.startDate <= draft.endDate)

/** Returns whether it may be sent: it can be tried, and guests can enter its code. */
export const isComplete = (draft: PromotionDraft): boolean => {
  const code = codeOf(draft)
  return isTriable(draft) && (code === undefined || isCode(code.code))
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

/** Returns the fields of what a promotion says; none if no sentence says it: those of its rule stay. */
const termFields = ({ terms }: PromotionDraft): PatchOf<OrderDiscount> =>
  terms ? { ...absent, ...fieldsOfTerms(terms) } : {}

/** Returns a promotion as it is once it is saved: a new one, or one of which what the form does not show stays. */
export const savedRule = (draft: PromotionDraft, before?: OrderDiscount): OrderDiscount => {
  const terms = termFields(draft)
  const kept = Object.entries({ type: 'discount', ...before }).filter(([name]) => !(name in draft))
  const said = Object.entries({ ...Object.fromEntries(kept), ...terms })
  return {
    ...Object.fromEntries(said.filter(([, value]) => value !== null)),
    ...rule.createData(draft),
  }
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
export const saysMore = (record: OrderDiscount): boolean =>
  unshown.some((field) => {
    const value = record[field]
    return Array.isArray(value) ? value.length > 0 : Boolean(value) && value !== 'all'
  })

/** Returns what was changed of a promotion; what the form does not show stays. */
export const patchData = (
  before: OrderDiscount,
  draft: PromotionDraft,
): PatchOf<OrderDiscount> => ({
  ...rule.patchData(before, draft),
  ...changedFields(termFields(draftOf(before)), termFields(draft)),
})
