import { newRecordId } from '@comanda/client/staff'
import type { DataOf, Gift, PatchOf } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../forms/names.ts'

/** A reward as it is entered. */
export interface GiftDraft {
  readonly _id: string
  readonly names: EnteredNames
  readonly description: EnteredNames
  readonly image: string | undefined
  /** The rule that its coupon is of. */
  readonly coupon: string
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
  point: String(gift.point),
  quantity: String(gift.quantity ?? ''),
  limitPerUser: String(gift.limitPerUser ?? ''),
  shops: gift.shops?.length ? gift.shops : undefined,
  status: gift.status ?? 'active',
})

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text))

const sureOf = ({ names, description, coupon, point, status }: GiftDraft) => ({
  name: nameOf(names),
  description: nameOf(description),
  coupon,
  point: Number(point),
  status,
})

const optionalOf = ({ image, quantity, limitPerUser, shops }: GiftDraft) => ({
  image: image ?? null,
  quantity: numberOrNull(quantity),
  limitPerUser: numberOrNull(limitPerUser),
  shops: shops ? [...shops] : null,
})

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
