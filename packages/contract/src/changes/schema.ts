import { type Static, type TSchema, Type } from '@feathersjs/typebox'
import { BusinessDay } from '../business-days/schema.ts'
import { Category } from '../categories/schema.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Nullable } from '../fields/nullable.ts'
import { Instant } from '../fields/time.ts'
import { OrderDiscount } from '../order-discounts/schema.ts'
import { Order } from '../orders/schema.ts'
import { PaymentAttempt } from '../payment-attempts/schema.ts'
import { ProductOptionStock } from '../product-option-stocks/schema.ts'
import { ProductOption } from '../product-options/schema.ts'
import { ProductStock } from '../product-stocks/schema.ts'
import { Product } from '../products/schema.ts'
import { queryLimits } from '../query/limits.ts'
import { Refund } from '../refunds/schema.ts'
import { Reservation } from '../reservations/schema.ts'
import { Section } from '../sections/schema.ts'
import { Shop } from '../shops/schema.ts'
import { SubCategory } from '../sub-categories/schema.ts'
import { SurchargeSetting } from '../surcharge-settings/schema.ts'
import { TableSession } from '../table-sessions/schema.ts'
import { TaxSetting } from '../tax-settings/schema.ts'
import { TimeCondition } from '../time-conditions/schema.ts'

/** The records whose changes are listed, by their paths (CHANGE-1.1). */
const records = {
  orders: Order,
  tableSessions: TableSession,
  paymentAttempts: PaymentAttempt,
  refunds: Refund,
  reservations: Reservation,
  productStocks: ProductStock,
  productOptionStocks: ProductOptionStock,
  shops: Shop,
  sections: Section,
  timeConditions: TimeCondition,
  categories: Category,
  subCategories: SubCategory,
  products: Product,
  productOptions: ProductOption,
  taxSettings: TaxSetting,
  surchargeSettings: SurchargeSetting,
  orderDiscounts: OrderDiscount,
  businessDays: BusinessDay,
} as const
export type ChangePath = keyof typeof records
export const changePaths = Object.keys(records) as ChangePath[]

const Path = Type.Enum(Object.fromEntries(changePaths.map((one) => [one, one])))

const changeOf = <P extends string, R extends TSchema>(path: P, record: R) =>
  Closed({
    /** When it changed last. */
    timestamp: Instant,
    /** Absent from what is of all shops, such as a tax. */
    shop: Type.Optional(Id),
    path: Type.Literal(path),
    record: Id,
    /** The record as it stands now; null: it is removed, or hidden from the caller. */
    data: Nullable(record),
  })

/** Something that changed, in the shape of a webhook's body. */
export interface Change {
  readonly timestamp: string
  readonly shop?: string
  readonly path: ChangePath
  readonly record: string
  readonly data: object | null
}
const Change = Type.Unsafe<Change>(
  Type.Union(changePaths.map((path) => changeOf(path, records[path]))),
)

/** `create changes/read`: what changed since a cursor (CHANGE-1). Without one nothing: the response has the first. */
export const ReadChangesData = Closed(
  {
    /** Absent: of all shops, for owners. */
    shop: Type.Optional(Id),
    /** The `cursor` of an earlier response. */
    since: Type.Optional(Type.String({ maxLength: 300 })),
    /** Absent: all that the caller may read. */
    paths: Type.Optional(
      Type.Array(Type.Unsafe<ChangePath>(Path), {
        minItems: 1,
        maxItems: changePaths.length,
        uniqueItems: true,
      }),
    ),
    /** How many at most; the largest by default. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: queryLimits.limit })),
  },
  'ReadChangesData',
)
export type ReadChangesData = Static<typeof ReadChangesData>

/** `more`: call again at once. */
export const ChangesPage = Closed(
  { data: Type.Array(Change), cursor: Type.String(), more: Type.Boolean() },
  'ChangesPage',
)
export type ChangesPage = Static<typeof ChangesPage>
