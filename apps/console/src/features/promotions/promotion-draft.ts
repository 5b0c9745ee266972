import { newRecordId } from '@comanda/client/staff'
import type { OrderDiscount, PatchOf, RecordStatus } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'
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
  /** Undefined: it says something that the form does not offer. */
  readonly terms: RuleTerms | undefined
  readonly maxDiscount: string
  /** Undefined: all. */
  readonly orderTypes: Readonly<OrderTypes> | undefined
  readonly timeConditions: readonly string[] | undefined
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
  shops: undefined,
  startDate: '',
  endDate: '',
  priority: '',
  beforeServiceCharge: false,
  undiscounted: false,
  bestOf: '',
  status: 'draft',
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
  shops: someOf(rule.shops),
  startDate: rule.startDate?.slice(0, 10) ?? '',
  endDate: rule.endDate?.slice(0, 10) ?? '',
  priority: textOf(rule.priority),
  beforeServiceCharge: rule.beforeServiceCharge === true,
  undiscounted: rule.undiscounted === true,
  bestOf: rule.bestOf ?? '',
  status: rule.status ?? 'active',
})

/** Returns whether it may be sent: it gives something to somebody, somewhere and at some time. */
export const isComplete = (draft: PromotionDraft): boolean =>
  (draft.terms === undefined || isGiven(draft.terms)) &&
  (draft.to !== 'memberRank' || draft.ranks.length > 0) &&
  [draft.orderTypes, draft.timeConditions, draft.shops].every((chosen) => chosen?.length !== 0) &&
  (draft.startDate === '' || draft.endDate === '' || draft.startDate <= draft.endDate)

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

/** Returns what was changed of a promotion; what the form does not show stays. */
export const patchData = (rule: OrderDiscount, draft: PromotionDraft): PatchOf<OrderDiscount> =>
  changedFields(fieldsOf(draftOf(rule)), fieldsOf(draft))
