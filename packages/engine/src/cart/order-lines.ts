import type { CartLine } from '../catalog/cart-line.ts'
import { picksOf } from '../options/picks.ts'

const SCREEN_FIELDS: ReadonlySet<string> = new Set(['mergeSource', 'mergeStatus'])

/** Returns the lines of a cart as a price request takes them (PRICE-1), without fields that only the cart reads. */
export const toPriceLines = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.map((line) => ({
    ...Object.fromEntries(Object.entries(line).filter(([key]) => !SCREEN_FIELDS.has(key))),
    id: line.id,
  }))

/** What was picked, as it is sent when an order is placed. */
export interface SentOption {
  readonly option: string
  readonly selections: readonly { readonly _id: string; readonly quantity: number }[]
}

/** The fields of a line that a client sends; what it costs is the server's to say. */
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

/** A line as it is sent when an order is placed: what was picked, never a price. */
export interface SentLine extends Pick<CartLine, (typeof SENT_FIELDS)[number]> {
  readonly id: string
  readonly product: string
  readonly quantity: number
  readonly options: readonly SentOption[]
}

/** The lines of a diner's cart as they are sent; lines of custom products are staff's and are left out. */
export const toSentLines = (lines: readonly CartLine[]): readonly SentLine[] =>
  lines.flatMap((line) => {
    if (line.product === undefined || line.customProduct !== undefined) return []
    const fields = SENT_FIELDS.flatMap((key) => (line[key] === undefined ? [] : [[key, line[key]]]))
    return [
      {
        ...Object.fromEntries(fields),
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
