import type { PatchOf, Shop } from '@comanda/contract'

type PayFirst = NonNullable<Shop['payFirst']>

/** The kinds of orders, each with what holds for it unless the shop says otherwise (PAY-4.2). */
export const payFirstKinds = {
  takeAway: 'online',
  dineInNoTable: 'online',
  delivery: 'online',
  dineIn: 'no',
  kiosk: 'always',
} as const satisfies { readonly [K in keyof PayFirst]-?: PayFirst[K] }

export type PayFirstKind = keyof typeof payFirstKinds

/** The settings of a shop as they are entered. Numbers are texts; empty ones are the defaults. */
export interface ShopDraft {
  readonly payFirst: Readonly<PayFirst>
  readonly payWithin: string
  /** Percents with commas between them. */
  readonly tips: string
  readonly lines: string
  /** What staff may do without a manager (STAFF-1.7): off a bill, and minutes in which it is opened again. */
  readonly discountPercent: string
  readonly discount: string
  readonly reopenMinutes: string
  /** Of the company that issues its Taiwan invoices; empty: nobody does. */
  readonly taxId: string
}

export const draftOf = ({
  payFirst = {},
  payWithin,
  tipChoices = [],
  ...rest
}: Shop): ShopDraft => ({
  payFirst,
  payWithin: String(payWithin ?? ''),
  tips: tipChoices.join(', '),
  lines: String(rest.maxSessionLines ?? ''),
  discountPercent: String(rest.staffLimits?.discountPercent ?? ''),
  discount: String(rest.staffLimits?.discount ?? ''),
  reopenMinutes: String(rest.staffLimits?.reopenMinutes ?? ''),
  taxId: rest.taxId ?? '',
})

/** Returns the percents that were entered, or undefined if they are not up to five numbers from 0 to 100. */
export const tipsOf = (text: string): number[] | undefined => {
  const parts = text.split(/[\s,，、%]+/).filter((part) => part !== '')
  const tips = parts.map(Number)
  return tips.length <= 5 && tips.every((tip) => tip >= 0 && tip <= 100) ? tips : undefined
}

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text))

type LimitsDraft = Pick<ShopDraft, 'discountPercent' | 'discount' | 'reopenMinutes'>

/** Returns the limits of staff that were entered, or null if all have their defaults. */
const staffLimitsOf = (draft: LimitsDraft): NonNullable<Shop['staffLimits']> | null => {
  const [discountPercent, discount, reopenMinutes] = [
    draft.discountPercent,
    draft.discount,
    draft.reopenMinutes,
  ].map(numberOrNull)
  const limits = {
    ...(discountPercent == null ? {} : { discountPercent }),
    ...(discount == null ? {} : { discount }),
    ...(reopenMinutes == null ? {} : { reopenMinutes }),
  }
  return Object.keys(limits).length > 0 ? limits : null
}

/** Returns the changes of the shop; what is empty has its default again. */
export const patchData = ({
  payFirst,
  payWithin,
  tips,
  lines,
  taxId,
  ...limits
}: ShopDraft): PatchOf<Shop> => {
  const tipChoices = tipsOf(tips) ?? []
  return {
    payFirst: Object.keys(payFirst).length > 0 ? payFirst : null,
    payWithin: numberOrNull(payWithin),
    tipChoices: tipChoices.length > 0 ? tipChoices : null,
    maxSessionLines: numberOrNull(lines),
    staffLimits: staffLimitsOf(limits),
    taxId: taxId.trim() === '' ? null : taxId.trim(),
  }
}
