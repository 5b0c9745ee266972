import { newRecordId } from '@comanda/client/staff'
import type { DataOf, Gift, OrderDiscount, RecordStatus } from '@comanda/contract'
import { names, number, oneOf, picture, requiredText, someOrAll } from '../../forms/draft-fields.ts'
import { nameOf } from '../../forms/names.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** What a reward gives by a rule of its own: a dish for free, an amount or percents off the bill. */
export const ownRules = ['dish', 'amount', 'percent'] as const
type OwnRule = (typeof ownRules)[number]

/** A reward as it is entered: `coupon` is the rule that its coupon is of. Its dates are not shown. */
export const gift = recordDraft<Gift>()({
  name: names,
  description: names,
  image: picture,
  coupon: requiredText,
  point: number,
  quantity: number,
  limitPerUser: number,
  shops: someOrAll<string>(),
  status: oneOf<RecordStatus>('active', 'draft'),
})

/** What is entered of a rule of its own: the id that it gets, its dish, and how much it takes off. */
interface OwnRuleDraft {
  /** Undefined: the coupon of a rule that there is. */
  readonly own: OwnRule | undefined
  readonly rule: string
  readonly dish: string
  readonly value: string
}

export type GiftDraft = DraftOf<typeof gift> & OwnRuleDraft

export const noOwnRule = (): OwnRuleDraft => ({
  own: undefined,
  rule: newRecordId(),
  dish: '',
  value: '',
})

/** Returns the rule of its own of a reward; undefined if it gives the coupon of another. A dish is one of a shop. */
export const ownRuleData = (draft: GiftDraft, shop: string): DataOf<OrderDiscount> | undefined => {
  const { own, rule, name, description, dish, value, shops } = draft
  if (own === undefined) return undefined
  const data = {
    _id: rule,
    name: nameOf(name),
    description: nameOf(description),
    source: 'gift' as const,
    for: 'order' as const,
    status: 'active' as const,
    ...(shops ? { shops: [...shops] } : {}),
  }
  if (own === 'dish')
    return {
      ...data,
      shops: [shop],
      freeProducts: [{ product: dish }],
      automaticAddFreeProduct: true,
    }
  if (own === 'amount') return { ...data, discountType: 'amount', discount: Number(value) }
  // The part of the price that is left, as rules have it.
  return {
    ...data,
    discountType: 'percent',
    discount: Math.round(10_000 - Number(value) * 100) / 10_000,
  }
}

/** Returns whether the reward gives something. */
export const isGiven = ({ own, coupon, dish, value }: GiftDraft): boolean => {
  if (own === undefined) return coupon !== ''
  return own === 'dish' ? dish !== '' : Number(value) > 0
}

/** Returns where a new reward stands: after the others. */
export const lastPlace = (others: readonly Gift[]): number =>
  1 + Math.max(0, ...others.map(({ order = 0 }) => order))
