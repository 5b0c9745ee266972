import type { CartLine } from '../catalog/cart-line.ts'
import { picksOf } from '../options/picks.ts'

/** Returns the lines of a cart as a price request takes them (PRICE-1), without fields that only the cart reads. */
export const toPriceLines = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.map((whole) => {
    if (whole.mergeSource === undefined && whole.mergeStatus === undefined) return whole
    const { mergeSource: _source, mergeStatus: _status, ...line } = whole
    return line
  })

/** A pick as it is sent to place an order. */
export interface SentOption {
  readonly option: string
  readonly selections: { readonly _id: string; readonly quantity: number }[]
}

/** The fields of a line that a client sends; the server decides the price. */
const SENT_FIELDS = [
  'section',
  'customRemark',
  'takeAway',
  'quantityRatio',
  'fromProduct',
  'fromOption',
  'fromOptionSeq',
  'fromChoice',
  'fromChoiceSeq',
  'fromSelection',
] as const

type SentField = (typeof SENT_FIELDS)[number]

type SentFields = { readonly [Field in SentField]?: Exclude<CartLine[Field], undefined> }

/** A line as it is sent to place an order: picks, never a price. */
export interface SentLine extends SentFields {
  readonly id: string
  readonly product: string
  readonly quantity: number
  readonly options: SentOption[]
  /** The coupon or rule that gives the line. */
  readonly fromCoupon?: string
  /** The guest keeps it apart (MERGE-1.10). */
  readonly mergeStatus?: 'skip'
}

/** The lines of a diner's cart as they are sent; lines of custom products are staff's and are left out. */
export const toSentLines = (lines: readonly CartLine[]): readonly SentLine[] =>
  lines.flatMap((line) => {
    if (line.product === undefined || line.customProduct !== undefined) return []
    const fields = SENT_FIELDS.flatMap((key) => (line[key] === undefined ? [] : [[key, line[key]]]))
    return [
      {
        ...Object.fromEntries(fields),
        ...(line.mergeStatus === 'skip' && { mergeStatus: 'skip' as const }),
        id: line.id,
        product: line.product,
        quantity: line.quantity ?? 1,
        options: (line.options ?? []).map((entry) => ({
          option: entry.option,
          selections: picksOf(entry).map(({ choice, quantity }) => ({ _id: choice, quantity })),
        })),
      },
    ]
  })
