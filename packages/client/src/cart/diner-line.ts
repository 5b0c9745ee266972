import type { CartLine } from '@comanda/engine/cart'

/** What a diner says of a line. Prices are nobody's to keep: whatever else a kept cart holds is left out. */
const FIELDS = [
  'id',
  'product',
  'quantity',
  'options',
  'section',
  'customRemark',
  'takeAway',
  'status',
  'date',
  'quantityRatio',
  'fromProduct',
  'fromOption',
  'fromOptionSeq',
  'fromChoice',
  'fromChoiceSeq',
  'fromSelection',
  'fromCoupon',
  'mergeStatus',
  'mergeSource',
] as const satisfies readonly (keyof CartLine)[]

const KNOWN: ReadonlySet<string> = new Set(FIELDS)

/** The line with the fields of a diner's line alone. */
export const dinerLine = (line: CartLine): CartLine => ({
  ...Object.fromEntries(Object.entries(line).filter(([field]) => KNOWN.has(field))),
  id: line.id,
})
