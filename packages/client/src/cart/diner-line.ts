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

/** What staff say besides: the seat, the course, an open price (CAT-6.3) and a weight (CAT-7.2). */
const STAFF_FIELDS = [
  ...FIELDS,
  'chairId',
  'course',
  'openKey',
  'weight',
] as const satisfies readonly (keyof CartLine)[]

const lineOf = (fields: readonly string[]): ((line: CartLine) => CartLine) => {
  const known: ReadonlySet<string> = new Set(fields)
  return (line) => ({
    ...Object.fromEntries(Object.entries(line).filter(([field]) => known.has(field))),
    id: line.id,
  })
}

/** Returns the line with only a diner's fields. */
export const dinerLine = lineOf(FIELDS)

/** Returns the line with what its staff have said of it. */
export const staffLine = lineOf(STAFF_FIELDS)
