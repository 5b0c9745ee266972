import { type Static, Type } from '@feathersjs/typebox'
import { Weighed } from '../fields/by-weight.ts'
import { Closed } from '../fields/closed.ts'
import { CustomProduct } from '../fields/custom-product.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Nullable } from '../fields/nullable.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

const Names = Type.Array(Type.String())
const Text = Type.String()
const Seq = Type.Integer({ minimum: 0 })

/** The picks of one option group: what a cart line has, from which a diner can order again (ORDER-5.3). */
export const PickedOption = Closed({
  option: Id,
  values: Type.Array(Id),
  selections: Type.Array(Closed({ _id: Id, id: Id, quantity: Type.Integer() })),
  free: Type.Boolean(),
  fixed: Type.Boolean(),
})

/** The names of an option group and its picked choices at the time of the order. */
export const PickedNames = Closed({
  name: LocalizedText,
  choices: Type.Array(Closed({ name: LocalizedText, quantity: Type.Integer() })),
})
export type PickedNames = Static<typeof PickedNames>

/**
 * An ordered line as the kitchen reads it: the cart's line (CART-1.3), its names at the time of the order, and what the
 * kitchen prints; no prices. Fields that only some lines have are absent from the others.
 */
export const TicketLine = Closed({
  id: LineId,
  product: Type.Optional(Id),
  customProduct: Type.Optional(CustomProduct),
  name: LocalizedText,
  shortName: LocalizedText,
  category: Nullable(Id),
  subCategory: Nullable(Id),
  quantity: Type.Integer({ minimum: 1 }),
  quantityRatio: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Of one unit, in grams, and the unit of its price, if it was weighed (CAT-7.3). */
  weight: Type.Optional(Type.Number()),
  weighed: Type.Optional(Weighed),
  options: Type.Array(PickedOption),
  optionNames: Type.Array(PickedNames),
  section: Nullable(Id),
  customRemark: Type.Optional(Text),
  detailedRemarks: Type.Array(Text),
  kitchenOptions: Names,
  kitchenPrinters: Names,
  waterBars: Names,
  printerColor: Nullable(Text),
  kitchenGroup: Nullable(Text),
  takeAway: Type.Boolean(),
  table: Nullable(Id),
  tableSplit: Type.Optional(Type.Union([Text, Type.Number()])),
  tableChairId: Type.Optional(Text),
  split: Type.Optional(Type.Union([Text, Type.Number()])),
  chairId: Type.Optional(Text),
  /** The course that it is served with (COURSE-1.3). */
  course: Type.Optional(Id),
  /** The coupon or reward that gives this line. */
  fromCoupon: Type.Optional(Id),
  fromProduct: Type.Optional(LineId),
  fromOption: Type.Optional(Id),
  fromOptionSeq: Type.Optional(Seq),
  fromChoice: Type.Optional(Id),
  fromChoiceSeq: Type.Optional(Seq),
  fromSelection: Type.Optional(LineId),
  mergeStatus: Nullable(OneOf('merged', 'mergedFrom', 'skip')),
  status: OneOf('pending', 'hold', 'cancel'),
  date: Instant,
  /** The staff who wrote the line, and who changed its price. */
  staff: Type.Optional(Id),
  editPriceStaff: Type.Optional(Id),
  /** The number of its order within the session, and its place among all lines of the session. */
  seq: Seq,
  prodSeq: Seq,
  /** Its order has been handed over. */
  delivered: Type.Boolean(),
})
export type TicketLine = Static<typeof TicketLine>
