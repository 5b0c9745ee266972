import type { CartLine } from '../catalog/cart-line.ts'
import { picksOf } from '../options/picks.ts'

const FIELDS = [
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
  'mergeStatus',
] as const

type Field = (typeof FIELDS)[number]
type Fields = { [Each in Field]?: Exclude<CartLine[Each], undefined> }

/** A line with what a guest decides of it. */
export interface GuestLine extends Fields {
  id: string
  product: string
  quantity: number
  options: { option: string; selections: { _id: string; quantity: number }[] }[]
}

/** Returns what a guest decides of a line: neither prices, nor whose it is, nor when it was added. */
export const guestLine = (line: CartLine): GuestLine => ({
  ...Object.fromEntries(
    FIELDS.flatMap((field) => (line[field] === undefined ? [] : [[field, line[field]]])),
  ),
  id: line.id,
  product: line.product ?? '',
  quantity: line.quantity ?? 1,
  options: (line.options ?? []).map((entry) => ({
    option: entry.option,
    selections: picksOf(entry).map(({ choice, quantity }) => ({ _id: choice, quantity })),
  })),
})
