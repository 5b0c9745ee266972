import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { Money, Price } from '../fields/money.ts'

/** A named amount, signed. */
const NamedAmount = Closed({
  name: Type.Optional(Type.String({ maxLength: 100 })),
  amount: Money,
})

/** An amount after taxes. */
const Adjust = Closed({
  ...NamedAmount.properties,
  /** It went back to the diner by a refund (PAY-5.8); only the server sets it. */
  refunded: Type.Optional(Type.Literal(true)),
})

/** What staff change of a session's bill (PRICE-1): all of it is empty, false or 0 unless they do. */
export const BillChanges = Closed({
  /** Ids that price modifiers and conditions of rules test. */
  modifiers: Type.Array(Id, { maxItems: 20 }),
  taxFree: Type.Boolean(),
  tips: Price,
  /** Amounts after taxes, on the price of all lines before them, and on single lines. */
  adjusts: Type.Array(Adjust, { maxItems: 20 }),
  preAdjusts: Type.Array(NamedAmount, { maxItems: 20 }),
  lineAdjusts: Type.Array(Closed({ id: LineId, amount: Money }), { maxItems: 300 }),
})
export type BillChanges = Static<typeof BillChanges>
