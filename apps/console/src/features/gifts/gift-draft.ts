import { newRecordId } from '@comanda/client/staff'
import type { DataOf, Gift, OrderDiscount, PatchOf } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'

/** What a reward gives by a rule of its own: a dish for free, an amount or percents off the bill. */
export const ownRules = ['dish', 'amount', 'percent'] as const
export type OwnRule = (typeof ownRules)[number]

/** A reward as it is entered. */
export interface GiftDraft {
  readonly _id: string
  readonly names: EnteredNames
  readonly description: EnteredNames
  readonly image: string | undefined
  /** The rule that its coupon is of. */
  readonly coupon: string
  /** Undefined: the coupon of a rule that there is. */
  readonly own: OwnRule | undefined
  /** The id that a rule of its own gets, its dish, and how much it takes off. */
  readonly rule: string
  readonly dish: string
  readonly value: string
  readonly point: string
  /** Empty: without end. */
  readonly quantity: string
  readonly limitPerUser: string
  /** Undefined: all. */
  readonly shops: readonly string[] | undefined
  readonly status: NonNullable<Gift['status']>
}

export const newGift = (): GiftDraft => ({
  _id: newRecordId(),
  names: noNames,
  description: noNames,
  image: undefined,
  coupon: '',
  own: undefined,
  rule: newRecordId(),
  dish: '',
  value: '',
  point: '',
  quantity: '',
  limitPerUser: '',
  shops: undefined,
  status: 'draft',
})

export const draftOf = (gift: Gift): GiftDraft => ({
  _id: gift._id,
  names: enteredNames(gift.name),
  description: enteredNames(gift.description ?? []),
  image: gift.image,
  coupon: gift.coupon,
  own: undefined,
  rule: newRecordId(),
  dish: '',
  value: '',
  point: String(gift.point),
  quantity: String(gift.quantity ?? ''),
  limitPerUser: String(gift.limitPerUser ?? ''),
  shops: gift.shops?.length ? gift.shops : undefined,
  status: gift.status ?? 'active',
})

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text))

const sureOf = ({ names, description, coupon, own, rule, point, status }: GiftDraft) => ({
  name: nameOf(names),
  description: nameOf(description),
  coupon: own === undefined ? coupon : rule,
  point: Number(point),
  status,
})

const optionalOf = ({ image, quantity, limitPerUser, shops }: GiftDraft) => ({
  image: image ?? null,
  quantity: numberOrNull(quantity),
  limitPerUser: numberOrNull(limitPerUser),
  shops: shops ? [...shops] : null,
})

/** Returns the rule of its own of a reward; undefined if it gives the coupon of another. A dish is one of a shop. */
export const ownRuleData = (draft: GiftDraft, shop: string): DataOf<OrderDiscount> | undefined => {
  const { own, rule, names, description, dish, value, shops } = draft
  if (own === undefined) return undefined
  const data = {
    _id: rule,
    name: nameOf(names),
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

/** Returns a new reward after the others. */
export const createData = (draft: GiftDraft, others: readonly Gift[]): DataOf<Gift> => {
  const { image, quantity, limitPerUser, shops } = optionalOf(draft)
  return {
    _id: draft._id,
    ...sureOf(draft),
    order: 1 + Math.max(0, ...others.map(({ order = 0 }) => order)),
    ...(image === null ? {} : { image }),
    ...(quantity === null ? {} : { quantity }),
    ...(limitPerUser === null ? {} : { limitPerUser }),
    ...(shops === null ? {} : { shops }),
  }
}

const fieldsOf = (draft: GiftDraft): PatchOf<Gift> => ({ ...sureOf(draft), ...optionalOf(draft) })

/** Returns what was changed of a reward; its dates, which the form does not show, stay. */
export const patchData = (gift: Gift, draft: GiftDraft): PatchOf<Gift> =>
  changedFields(fieldsOf(draftOf(gift)), fieldsOf(draft))
