import type { PatchOf, Shop } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'

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

/** The types of orders of guests. */
export const guestKinds = ['takeAway', 'dineInNoTable', 'delivery', 'dineIn'] as const

export type GuestKind = (typeof guestKinds)[number]

/** The settings of a shop as they are entered. Numbers are texts; empty ones are the defaults. */
export interface ShopDraft {
  readonly payFirst: Readonly<PayFirst>
  readonly payWithin: string
  /** Percents with commas between them. */
  readonly tips: string
  /** Origins with spaces or commas between them (PAY-2.19). */
  readonly origins: string
  readonly lines: string
  /** How long the kitchen usually takes (KITCHEN-6.1). */
  readonly prepMinutes: Readonly<Record<GuestKind, string>>
  /** When the kitchen gets orders (ORDER-7.1), and minutes until they are declined. */
  readonly acceptance: Readonly<NonNullable<Shop['acceptance']>>
  readonly acceptWithin: string
  /** What staff may do without a manager (STAFF-1.7): off a bill, and minutes in which it is opened again. */
  readonly discountPercent: string
  readonly discount: string
  readonly reopenMinutes: string
  /** Whether the guests of a table share one cart (TABLE-1.1). */
  readonly tableCart: NonNullable<Shop['tableCart']>
  /** Of the company that issues its Taiwan invoices; empty: nobody does. */
  readonly taxId: string
  /** Guests may have them by e-mail (INV-1.10). */
  readonly invoiceByEmail: boolean
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
  origins: (rest.returnOrigins ?? []).join(', '),
  lines: String(rest.maxSessionLines ?? ''),
  prepMinutes: {
    takeAway: String(rest.prepMinutes?.takeAway ?? ''),
    dineInNoTable: String(rest.prepMinutes?.dineInNoTable ?? ''),
    delivery: String(rest.prepMinutes?.delivery ?? ''),
    dineIn: String(rest.prepMinutes?.dineIn ?? ''),
  },
  acceptance: rest.acceptance ?? {},
  acceptWithin: String(rest.acceptWithin ?? ''),
  discountPercent: String(rest.staffLimits?.discountPercent ?? ''),
  discount: String(rest.staffLimits?.discount ?? ''),
  reopenMinutes: String(rest.staffLimits?.reopenMinutes ?? ''),
  tableCart: rest.tableCart ?? 'each',
  taxId: rest.taxId ?? '',
  invoiceByEmail: rest.invoiceByEmail ?? false,
})

/** Returns the percents that were entered, or undefined if they are not up to five numbers from 0 to 100. */
export const tipsOf = (text: string): number[] | undefined => {
  const parts = text.split(/[\s,，、%]+/).filter((part) => part !== '')
  const tips = parts.map(Number)
  return tips.length <= 5 && tips.every((tip) => tip >= 0 && tip <= 100) ? tips : undefined
}

/** Returns the origin of an address without a path, or undefined if a payer may not be led there. */
const originOf = (text: string): string | undefined => {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`)
  if (!url || url.href !== `${url.origin}/`) return undefined
  const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname)
  return url.protocol === 'https:' || (isLocal && url.protocol === 'http:') ? url.origin : undefined
}

/** Returns the origins that were entered, or undefined if they are not up to 20 addresses of pages (PAY-2.19). */
export const originsOf = (text: string): string[] | undefined => {
  const origins = text
    .split(/[\s,，、]+/)
    .filter((part) => part !== '')
    .map(originOf)
  const known = origins.filter((origin) => origin !== undefined)
  return known.length === origins.length && known.length <= 20 ? [...new Set(known)] : undefined
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

/** Returns the minutes that were entered, or null if there are none. */
const prepMinutesOf = (
  draft: ShopDraft['prepMinutes'],
): NonNullable<Shop['prepMinutes']> | null => {
  const entered = guestKinds.flatMap((kind) => {
    const minutes = numberOrNull(draft[kind])
    return minutes === null ? [] : [[kind, minutes] as const]
  })
  return entered.length > 0 ? Object.fromEntries(entered) : null
}

const fieldsOf = ({
  payFirst,
  payWithin,
  tips,
  origins,
  lines,
  tableCart,
  taxId,
  invoiceByEmail,
  prepMinutes,
  acceptance,
  acceptWithin,
  ...limits
}: ShopDraft) => {
  const tipChoices = tipsOf(tips) ?? []
  const returnOrigins = originsOf(origins) ?? []
  return {
    payFirst: Object.keys(payFirst).length > 0 ? payFirst : null,
    payWithin: numberOrNull(payWithin),
    tipChoices: tipChoices.length > 0 ? tipChoices : null,
    returnOrigins: returnOrigins.length > 0 ? returnOrigins : null,
    maxSessionLines: numberOrNull(lines),
    prepMinutes: prepMinutesOf(prepMinutes),
    acceptance: Object.keys(acceptance).length > 0 ? acceptance : null,
    acceptWithin: numberOrNull(acceptWithin),
    staffLimits: staffLimitsOf(limits),
    tableCart,
    taxId: taxId.trim() === '' ? null : taxId.trim(),
    invoiceByEmail: invoiceByEmail || null,
  } satisfies PatchOf<Shop>
}

/** Returns what was changed of the shop; what is emptied has its default again. */
export const patchData = (saved: Shop, draft: ShopDraft): PatchOf<Shop> =>
  changedFields(fieldsOf(draftOf(saved)), fieldsOf(draft))
