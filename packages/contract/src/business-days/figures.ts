import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'

/** A sum in currency units, signed; that of a day is not bounded. */
const Sum = Type.Number()
const Count = Type.Integer()

/** What of the bills was not paid to the shop, by how they were closed (STAFF-2.2). */
const Unpaid = Closed({ count: Count, amount: Sum })

/** A tax of a day; `base` is what was taxed, with the taxes that prices include. */
const DayTax = Closed({
  setting: Id,
  name: Type.Optional(LocalizedText),
  percent: Type.Number(),
  included: Type.Boolean(),
  base: Sum,
  amount: Sum,
})

/** What the drawers of a day had (STAFF-6.9). */
export const CashFigures = Closed({
  float: Sum,
  sales: Sum,
  refunds: Sum,
  payIn: Sum,
  payOut: Sum,
  drops: Sum,
  /** The sum of all above: those that went out are negative. */
  expected: Sum,
  counted: Sum,
  /** `counted` without what was expected in the drawers that were counted. */
  difference: Sum,
  /** Drawers that are not counted yet; absent in the figures of earlier releases. */
  uncounted: Type.Optional(Count),
  /** Cash of payments and refunds that went through no drawer (STAFF-6.6); absent in the figures of earlier releases. */
  outside: Type.Optional(Sum),
})
export type CashFigures = Static<typeof CashFigures>

/** The figures of a business day, as an X shows them and a Z freezes them (STAFF-6.4). */
export const DayFigures = Closed(
  {
    version: Type.Literal(1),
    bills: Closed({
      count: Count,
      guests: Count,
      /** Products before discounts, with the taxes that prices include. */
      products: Sum,
      surcharges: Sum,
      taxIncluded: Sum,
      taxExcluded: Sum,
      taxRelief: Sum,
      /** What was taken off: negative or 0. */
      discounts: Sum,
      adjusts: Sum,
      rounding: Sum,
      /** The tips of the bills, which `total` includes. */
      tips: Sum,
      total: Sum,
      /** The total of void bills, which counts nowhere else. */
      void: Unpaid,
      topUps: Unpaid,
      /** Deposits that stayed the shop's, which `total` includes (DEP-4.2); absent in the figures of earlier releases. */
      deposits: Type.Optional(Unpaid),
    }),
    categories: Type.Array(
      Closed({
        category: Type.Optional(Id),
        name: Type.Optional(LocalizedText),
        quantity: Count,
        amount: Sum,
      }),
    ),
    discounts: Type.Array(
      Closed({
        /** The rule; `byHand`, without a name, all that staff gave in percent or as an amount. */
        discount: Type.String(),
        name: Type.Optional(LocalizedText),
        count: Count,
        amount: Sum,
      }),
    ),
    /** The taxes of the bills by rate; absent in the figures of earlier releases, as `voids`. */
    taxes: Type.Optional(Type.Array(DayTax)),
    /** What was taken off the bills by staff, for each person and reason, before or after the kitchen began with it. */
    voids: Type.Optional(
      Type.Array(
        Closed({
          user: Type.Optional(Id),
          userName: Type.Optional(Type.String()),
          /** The reason of the shop's list; absent for those in words of their own. */
          reason: Type.Optional(LocalizedText),
          begun: Type.Boolean(),
          count: Count,
          /** What the bills became less: positive. Voids of earlier releases count as 0. */
          amount: Sum,
        }),
      ),
    ),
    payments: Type.Array(
      Closed({
        method: Type.Optional(Id),
        name: Type.Optional(LocalizedText),
        type: OneOf('counter', 'balance', 'card', 'wallet', 'channel'),
        count: Count,
        /** For bills, refunds taken off. */
        amount: Sum,
        tips: Sum,
        surcharge: Sum,
        /** What cash was rounded (PAY-3.9); absent in the figures of earlier releases. */
        rounding: Type.Optional(Sum),
        /** What went back of bills, which `amount` has taken off: negative or 0. */
        refunds: Sum,
        /** Of all that was taken at the counter, tips too, what has the number of a card reader's slip; absent if nothing has. */
        referenced: Type.Optional(Sum),
      }),
    ),
    /** Orders of channels that were not cancelled: what was paid for them, and what the channel keeps of that (CHANNEL-5.2); absent if there were none. */
    channels: Type.Optional(
      Type.Array(
        Closed({
          channel: Id,
          name: Type.Optional(Type.String()),
          count: Count,
          amount: Sum,
          commission: Sum,
        }),
      ),
    ),
    closings: Closed({ paidElsewhere: Unpaid, onTheHouse: Unpaid, walkout: Unpaid }),
    /** Payments of this day for bills that had not ended by its end. */
    prepaid: Sum,
    /** Payments of other days for bills that ended on this one. */
    paidBefore: Sum,
    /** Payments and refunds of this day for bills that had ended on earlier ones. */
    ofEarlier: Sum,
    /** Of `ofEarlier`, what changed bills of days that were closed, with its taxes (LEDGER-1.6); absent if nothing did. */
    ofClosed: Type.Optional(
      Closed({
        amount: Sum,
        /** Of `amount`, deposits that had become the shop's and went back (DEP-3.3); absent if none did. */
        deposits: Type.Optional(Sum),
        taxes: Type.Array(DayTax),
      }),
    ),
    open: Closed({ count: Count, outstanding: Sum }),
    cash: CashFigures,
    /** Deposits of reservations (DEP-4.1): what came, went back, paid bills that ended, or stayed the shop's; absent in earlier figures. */
    deposits: Type.Optional(
      Closed({
        received: Sum,
        setAgainst: Sum,
        givenBack: Sum,
        kept: Sum,
        /** What waits for guests who are still to come or sit at their table, as of now. */
        held: Sum,
      }),
    ),
  },
  'DayFigures',
)
export type DayFigures = Static<typeof DayFigures>
