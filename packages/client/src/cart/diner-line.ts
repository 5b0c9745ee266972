import type { CartLine } from '@comanda/engine/cart'

/** The fields that a diner decides. All others in a stored cart, such as prices, are ignored. */
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

/** Returns the line with only a diner's fields. */
export const dinerLine = (line: CartLine): CartLine => ({
  ...Object.fromEntries(Object.entries(line).filter(([field]) => KNOWN.has(field))),
  id: line.id,
})
