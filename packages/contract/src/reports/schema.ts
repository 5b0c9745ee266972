import { type Static, Type } from '@feathersjs/typebox'
import { DayFigures } from '../business-days/figures.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, Instant } from '../fields/time.ts'

/** A sum in currency units, signed; that of many days is not bounded. */
const Sum = Type.Number()
const Count = Type.Integer()
/** An hour of the shop's clock. */
const Hour = Type.Integer({ minimum: 0, maximum: 23 })

const period = { shop: Id, from: Day, to: Day }

/** Business days of a shop, the first and the last included; at most 400 (STAFF-7.1). */
export const ReportPeriod = Closed(period, 'ReportPeriod')
export type ReportPeriod = Static<typeof ReportPeriod>

/** Each of at most 31 days with all of its figures: those of its Z if it is closed, else as they are now (STAFF-7.7). */
export const DayReport = Closed(
  {
    rows: Type.Array(
      Closed({
        day: Day,
        status: OneOf('open', 'closed'),
        /** The number of its Z. */
        number: Type.Optional(Type.Integer({ minimum: 1 })),
        closeTime: Type.Optional(Instant),
        figures: DayFigures,
      }),
    ),
  },
  'DayReport',
)
export type DayReport = Static<typeof DayReport>

export const SalesReportData = Closed(
  { ...period, by: Type.Optional(OneOf('day', 'hour', 'weekday')) },
  'SalesReportData',
)
export type SalesReportData = Static<typeof SalesReportData>

/** The bills that were completed, by business day, or by the hour or weekday in which they were. */
export const SalesReport = Closed(
  {
    rows: Type.Array(
      Closed({
        day: Type.Optional(Day),
        hour: Type.Optional(Hour),
        /** 0 Sunday … 6 Saturday. */
        weekday: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
        bills: Count,
        guests: Count,
        total: Sum,
        tips: Sum,
        tax: Sum,
        /** Negative or 0. */
        discounts: Sum,
        /** With `discounts` and `tips` what makes the total (PRICE-8.1); products have the taxes that prices include. */
        products: Sum,
        surcharges: Sum,
        taxExcluded: Sum,
        taxRelief: Sum,
        adjusts: Sum,
        rounding: Sum,
      }),
    ),
  },
  'SalesReport',
)
export type SalesReport = Static<typeof SalesReport>

/** What was sold, by the names it was sold under; `amount` is before discounts. */
export const ProductsReport = Closed(
  {
    rows: Type.Array(
      Closed({
        product: Id,
        name: LocalizedText,
        category: Type.Optional(Id),
        quantity: Count,
        /** In grams, of what was weighed. */
        weight: Type.Optional(Type.Number({ minimum: 0 })),
        amount: Sum,
        discounts: Sum,
      }),
    ),
  },
  'ProductsReport',
)
export type ProductsReport = Static<typeof ProductsReport>

/** Payments by method; `amount` is `taken` with `refunds`, which are negative or 0. */
export const PaymentsReport = Closed(
  {
    rows: Type.Array(
      Closed({
        method: Type.Optional(Id),
        name: Type.Optional(LocalizedText),
        type: OneOf('counter', 'balance', 'card', 'wallet', 'channel'),
        count: Count,
        amount: Sum,
        tips: Sum,
        surcharge: Sum,
        /** What cash was rounded (PAY-3.9). */
        rounding: Sum,
        refunds: Sum,
        taken: Sum,
      }),
    ),
  },
  'PaymentsReport',
)
export type PaymentsReport = Static<typeof PaymentsReport>

/** What each of the staff did: money taken on these days, and what was done with bills that ended on them. */
export const StaffReport = Closed(
  {
    rows: Type.Array(
      Closed({
        user: Id,
        name: Type.Optional(Type.String()),
        payments: Count,
        paid: Sum,
        tips: Sum,
        refunds: Sum,
        orders: Count,
        voids: Count,
        discounts: Count,
        reopened: Count,
      }),
    ),
  },
  'StaffReport',
)
export type StaffReport = Static<typeof StaffReport>

/** How long the kitchen took, in s, by the hour of the order; the row without an hour is all of them. */
export const KitchenReport = Closed(
  {
    rows: Type.Array(
      Closed({
        hour: Type.Optional(Hour),
        orders: Count,
        cancelled: Count,
        /** From the order to when it was ready, or completed if nobody marked it as ready. */
        p50: Type.Optional(Type.Number()),
        p90: Type.Optional(Type.Number()),
        /** Orders that were ready and had a time, but for those for later (KITCHEN-6.7). */
        estimated: Count,
        /** How much later than the time that was named first, in s; less than 0: earlier. */
        late50: Type.Optional(Type.Number()),
        late90: Type.Optional(Type.Number()),
        /** Those that were late by more than five minutes. */
        late: Count,
      }),
    ),
  },
  'KitchenReport',
)
export type KitchenReport = Static<typeof KitchenReport>

/** `create reports/bills`: the bills of a figure, those of all fields that are given. */
export const BillsReportData = Closed(
  {
    ...period,
    hour: Type.Optional(Hour),
    weekday: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
    product: Type.Optional(Id),
    /** Bills with a payment by this method on these days, also if they have not ended. */
    method: Type.Optional(Id),
    /** Bills with a payment that this account took on these days. */
    user: Type.Optional(Id),
    /** Bills with an order of this hour. */
    orderHour: Type.Optional(Hour),
    /** Only those after the bill with this id. */
    after: Type.Optional(Id),
  },
  'BillsReportData',
)
export type BillsReportData = Static<typeof BillsReportData>

/** A bill of a figure. */
export const ReportBill = Closed(
  {
    _id: Id,
    day: Type.Optional(Day),
    time: Instant,
    type: Type.String(),
    status: Type.String(),
    tableName: Type.Optional(Type.String()),
    guests: Count,
    total: Sum,
    tax: Sum,
    tips: Sum,
  },
  'ReportBill',
)
export type ReportBill = Static<typeof ReportBill>

/** At most 100 bills by their ids; `after` if there are more. */
export const BillsReport = Closed(
  { bills: Type.Array(ReportBill), after: Type.Optional(Id) },
  'BillsReport',
)
export type BillsReport = Static<typeof BillsReport>

/** `create reports/shops`: the figures of shops whose books the caller reads (GROUP-3.1). */
export const ShopsReportData = Closed(
  { shops: Type.Array(Id, { minItems: 1, maxItems: 200 }), from: Day, to: Day },
  'ShopsReportData',
)
export type ShopsReportData = Static<typeof ShopsReportData>

/** A row for each of the shops, in their order; sums in the shop's currency. */
export const ShopsReport = Closed(
  {
    rows: Type.Array(
      Closed({
        shop: Id,
        bills: Count,
        guests: Count,
        total: Sum,
        /** Negative or 0. */
        discounts: Sum,
        /** Sales of the same days of the week before. */
        before: Sum,
        /** Bills that are open now. */
        open: Count,
      }),
    ),
  },
  'ShopsReport',
)
export type ShopsReport = Static<typeof ShopsReport>
