import type { Shop } from '@comanda/contract'
import {
  byKind,
  type DraftField,
  number,
  numbers,
  oneOf,
  sign,
  text,
} from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

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

/** Returns the words of a text with spaces or commas between them. */
const wordsOf = (text: string, between: RegExp): string[] =>
  text.split(between).filter((word) => word !== '')

/** Returns the percents that were entered, or undefined if they are not up to five numbers from 0 to 100. */
export const tipsOf = (text: string): number[] | undefined => {
  const tips = wordsOf(text, /[\s,，、%]+/).map(Number)
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
  const origins = wordsOf(text, /[\s,，、]+/).map(originOf)
  const known = origins.filter((origin) => origin !== undefined)
  return known.length === origins.length && known.length <= 20 ? [...new Set(known)] : undefined
}

/** A list that is entered as one text. */
const listed = <V>(read: (text: string) => V[] | undefined): DraftField<V[], string> => ({
  blank: '',
  enter: (list = []) => list.join(', '),
  read: (entered) => {
    const list = read(entered) ?? []
    return list.length > 0 ? list : null
  },
})

/** How orders of a shop are paid, prepared and accepted; what is emptied has its default again. */
export const settings = recordDraft<Shop>()({
  payFirst: byKind<PayFirst>(),
  payWithin: number,
  tipChoices: listed(tipsOf),
  returnOrigins: listed(originsOf),
  maxSessionLines: number,
  // How long the kitchen usually takes (KITCHEN-6.1).
  prepMinutes: numbers(guestKinds),
  // When the kitchen gets orders (ORDER-7.1), and minutes until they are declined.
  acceptance: byKind<NonNullable<Shop['acceptance']>>(),
  acceptWithin: number,
  // What staff may do without a manager (STAFF-1.7): off a bill, and minutes in which it is opened again.
  staffLimits: numbers(['discountPercent', 'discount', 'reopenMinutes']),
  // Whether the guests of a table share one cart (TABLE-1.1).
  tableCart: oneOf<NonNullable<Shop['tableCart']>>('each'),
  // Of the company that issues its Taiwan invoices, and whether guests may have them by e-mail (INV-1.10).
  taxId: text,
  invoiceByEmail: sign,
})
export type ShopDraft = DraftOf<typeof settings>
