import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { currencies } from '../fields/currencies.ts'
import { Id } from '../fields/id.ts'
import { Language, LocalizedText } from '../fields/localized-text.ts'
import { PrinterName } from '../fields/printers.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { OrderType } from '../fields/order-type.ts'
import { Wall } from '../fields/plan.ts'
import { Quantity } from '../fields/quantity.ts'
import { Day, DayEnd, Instant, TimeOfDay, Weekdays } from '../fields/time.ts'
import { ScaleCodes } from './scale-codes.ts'
import { type DataOf, dataSchema, type PatchData, patchSchema } from '../services/record-data.ts'

const Factor = Type.Number({ exclusiveMinimum: 0, maximum: 100 })
/** Up to the largest coin of any currency. */
const CashRounding = Type.Number({ minimum: 0.01, maximum: 1000, multipleOf: 0.01 })
const Minutes = Type.Integer({ minimum: 1, maximum: 1440 })
const MinutesByType = Type.Optional(Type.Integer({ minimum: 1, maximum: 240 }))
const MostUnpaid = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const RoundMethod = OneOf('ceil', 'floor', 'round', 'no')

/** Whether orders are paid before they are cooked: never, if they are paid online, or always (PAY-4.2). */
const WhenPaid = Type.Optional(OneOf('no', 'online', 'always'))

/** When the kitchen has an order: at once, once it is paid, or once staff accept it (ORDER-7.1). */
const Acceptance = Type.Optional(OneOf('auto', 'paid', 'staff'))

export const Currency = OneOf(...currencies)
export type Currency = Static<typeof Currency>

/** What dishes at tables are served together: starters, mains, desserts. */
const Course = Closed({
  _id: Id,
  name: LocalizedText,
  atOnce: Type.Optional(Type.Literal(true)),
})

const ofHours = {
  startTime: TimeOfDay,
  endTime: TimeOfDay,
  orderType: Type.Optional(Type.Array(OrderType, { maxItems: 5 })),
}

/** An origin as browsers write it: of https, or of this computer for those who develop a page. */
const ReturnOrigin = Type.String({
  maxLength: 200,
  pattern: '^(https://[a-z0-9.-]+|http://(localhost|127\\.0\\.0\\.1))(:[0-9]{1,5})?$',
})

/** A shop (CAT-1.11). `timeZone` is an IANA name. */
export const Shop = Closed(
  {
    _id: Id,
    name: LocalizedText,
    /** In which its menu is written, its own first (CAT-1.12); English and both kinds of Chinese by default. */
    languages: Type.Optional(Type.Array(Language, { minItems: 1, maxItems: 8, uniqueItems: true })),
    address: Type.Optional(LocalizedText),
    addressDetail: Type.Optional(LocalizedText),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
    long: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    images: Type.Optional(Type.Array(Id, { maxItems: 10 })),
    logo: Type.Optional(Id),
    openTime: Type.Optional(TimeOfDay),
    closeTime: Type.Optional(TimeOfDay),
    timeZone: Type.String({ minLength: 1, maxLength: 60 }),
    currency: Currency,
    /** Whole amounts have the decimals of the currency, which TWD, JPY, VND and KRW do not have (MONEY-4.4). */
    ownDecimals: Type.Optional(Type.Boolean()),
    /** What is paid in cash is rounded to multiples of it, in currency units (PAY-3.9); missing: cash is paid as all else. */
    cashRounding: Type.Optional(CashRounding),
    openForOnline: Type.Optional(Type.Boolean()),
    openForApp: Type.Optional(Type.Boolean()),
    openTakeAway: Type.Optional(Type.Boolean()),
    openDineInNoTable: Type.Optional(Type.Boolean()),
    onlineEnabledFixedCode: Type.Optional(Type.Boolean()),
    onlineDineInNoTableEnabledFixedCode: Type.Optional(Type.Boolean()),
    /** A table is entered by a code that staff or a screen show, not by its fixed code alone (SESS-9.6). */
    onlineRequiresPresence: Type.Optional(Type.Boolean()),
    onlineSessionTimeout: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1440 })),
    /** When its business days end, on the next calendar day; `04:00` by default, and midnight for offers (TIME-5.1, TIME-5.4). */
    dayEnd: Type.Optional(DayEnd),
    /** Written by the server: from which business day on they end when, without `time` by default again (TIME-5.2). */
    dayEnds: Type.Optional(
      Type.Array(Closed({ from: Day, time: Type.Optional(DayEnd) }), { maxItems: 1000 }),
    ),
    onlineOpeningHours: Type.Optional(
      Type.Array(Closed({ weekdays: Type.Optional(Weekdays), ...ofHours }), { maxItems: 50 }),
    ),
    /** Days on which it is closed, or open at other hours than usual (SESS-10). */
    specialDays: Type.Optional(
      Type.Array(
        Closed({
          name: LocalizedText,
          from: Day,
          /** The last of several days. */
          to: Type.Optional(Day),
          yearly: Type.Optional(Type.Boolean()),
          /** Without any it is closed. */
          hours: Type.Optional(Type.Array(Closed(ofHours), { maxItems: 10 })),
        }),
        { maxItems: 200 },
      ),
    ),
    onlineCanSwitchSection: Type.Optional(Type.Boolean()),
    useDefaultsForSetItem: Type.Optional(Type.Boolean()),
    /** Where lines are printed unless their product says otherwise. */
    defaultKitchen: Type.Optional(PrinterName),
    defaultWaterbar: Type.Optional(PrinterName),
    autoMergeInPOS: Type.Optional(Type.Boolean()),
    autoMergeOrderedInPOS: Type.Optional(Type.Boolean()),
    discountBeforeServiceCharge: Type.Optional(Type.Boolean()),
    discountRoundFactor: Type.Optional(Factor),
    discountRoundMethod: Type.Optional(RoundMethod),
    taxRoundFactor: Type.Optional(Factor),
    taxRoundMethod: Type.Optional(RoundMethod),
    surchargeRoundFactor: Type.Optional(Factor),
    surchargeRoundMethod: Type.Optional(RoundMethod),
    priceRoundFactor: Type.Optional(Factor),
    priceRoundMethod: Type.Optional(RoundMethod),
    /** Seconds between two orders of one table (ORDER-1.4); 0 or missing: no limit. */
    minOrderInterval: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Unfinished orders without a table that one diner may have (ORDER-1.5). */
    maxPending: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Units of one product, and of all, that a diner may order at once (ORDER-6.1); 20 and 100 by default. */
    maxQuantity: Type.Optional(Quantity),
    maxPortions: Type.Optional(Quantity),
    /** Lines that a session may have (ORDER-6.20); 500 by default. */
    maxSessionLines: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    /** Which orders of guests staff have paused, until then or until they say otherwise (STAFF-1.12). */
    paused: Type.Optional(
      Type.Array(Closed({ orderType: OrderType, until: Type.Optional(Instant) }), { maxItems: 5 }),
    ),
    /** Minutes that the kitchen usually takes, by type of order (KITCHEN-6.1); guests read no time for types without. */
    prepMinutes: Type.Optional(
      Closed({
        takeAway: MinutesByType,
        dineInNoTable: MinutesByType,
        delivery: MinutesByType,
        dineIn: MinutesByType,
      }),
    ),
    /** How many minutes more the kitchen takes, until then or until staff say otherwise (KITCHEN-6.2). */
    slowed: Type.Optional(
      Type.Array(
        Closed({
          orderType: OrderType,
          minutes: Type.Integer({ minimum: 1, maximum: 120 }),
          until: Type.Optional(Instant),
        }),
        { maxItems: 5 },
      ),
    ),
    /** Which orders wait until staff accept them; `auto` by default. */
    acceptance: Type.Optional(
      Closed({
        takeAway: Acceptance,
        dineInNoTable: Acceptance,
        delivery: Acceptance,
        dineIn: Acceptance,
      }),
    ),
    /** Minutes after which an order that nobody accepts is declined (ORDER-7.5); 10 by default. */
    acceptWithin: Type.Optional(Type.Integer({ minimum: 2, maximum: 60 })),
    /** What staff may do without a manager (STAFF-1.7); 10 percent or about 10 US dollars off, and 4 hours by default. */
    staffLimits: Type.Optional(
      Closed({
        discountPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
        discount: Type.Optional(Price),
        reopenMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_080 })),
      }),
    ),
    /**
     * Whether phones at a table have one cart, or each their own (TABLE-1.1). Missing: `each`; shops that are set up get
     * `shared`.
     */
    tableCart: Type.Optional(OneOf('shared', 'each')),
    /** Unpaid orders without a table that one device and one address may place in 15 minutes (ORDER-6.4); 20 and 300 by default. */
    maxUnpaidPerDevice: Type.Optional(MostUnpaid),
    maxUnpaidPerAddress: Type.Optional(MostUnpaid),
    /** Minutes after which an order that nobody prepared or paid is cancelled (ORDER-6.6); 120 by default. */
    unconfirmedMinutes: Type.Optional(Minutes),
    /** Whether diners may cancel an order that the kitchen has not begun (ORDER-6.7); `false` by default. */
    dinersCancel: Type.Optional(Type.Boolean()),
    /** Which orders are paid first (PAY-4.2): `online` by default, at tables `no`, those of a terminal `always`. */
    payFirst: Type.Optional(
      Closed({
        takeAway: WhenPaid,
        dineInNoTable: WhenPaid,
        delivery: WhenPaid,
        dineIn: WhenPaid,
        kiosk: WhenPaid,
      }),
    ),
    /** Minutes within which such an order is paid (PAY-4.5); 15 by default. */
    payWithin: Type.Optional(Type.Integer({ minimum: 3, maximum: 60 })),
    /** The tips that a payment page offers, in percent; without them it offers none (PAY-3.5). */
    tipChoices: Type.Optional(
      Type.Array(Type.Number({ minimum: 0, maximum: 100 }), { maxItems: 5 }),
    ),
    /** The origins of others' pages to which a payer may be led back from a provider's page (PAY-2.19). */
    returnOrigins: Type.Optional(Type.Array(ReturnOrigin, { maxItems: 20, uniqueItems: true })),
    /** Minutes from the start of a sitting until its last order and until the diners leave (SESS-8.1). */
    orderCutoffMinutes: Type.Optional(Minutes),
    orderLeaveMinutes: Type.Optional(Minutes),
    /** The periods whose sittings have a name (SESS-8.2). */
    sittings: Type.Optional(
      Type.Array(
        Closed({
          name: LocalizedText,
          weekdays: Type.Optional(Weekdays),
          startTime: TimeOfDay,
          endTime: TimeOfDay,
        }),
        { maxItems: 50 },
      ),
    ),
    /** In the order of serving (COURSE-1.1); those `atOnce` wait for none. */
    courses: Type.Optional(Type.Array(Course, { maxItems: 8 })),
    /** On the plans of its floor (PLAN-1.2). */
    walls: Type.Optional(Type.Array(Wall, { maxItems: 200 })),
    /** How the labels of its scales are read (CAT-8.1). */
    scaleCodes: Type.Optional(ScaleCodes),
    /** Whether orders are taken away by car: guests enter its licence plate (ORDER-1.16). */
    driveThrough: Type.Optional(Type.Boolean()),
    /** Guests share the devices they order on: seconds without a touch until a warning, and from it until all is reset (SHELL-4.1). */
    sharedDevices: Type.Optional(
      Closed({
        warn: Type.Integer({ minimum: 5, maximum: 3600 }),
        reset: Type.Integer({ minimum: 5, maximum: 3600 }),
      }),
    ),
    /** It is not open yet: guests read so, and what staff order are tests (SETUP-2.3). */
    beingSetUp: Type.Optional(Type.Boolean()),
    /** The tax id of the company that issues its Taiwan invoices (INV-2.2). */
    taxId: Type.Optional(Type.String({ pattern: '^[0-9]{8}$' })),
    /** Whether guests may have their invoices by e-mail: who issues them has to mail them (INV-1.10). */
    invoiceByEmail: Type.Optional(Type.Boolean()),
    order: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  'Shop',
)
export type Shop = Static<typeof Shop>

/** Only the server says that a shop is being set up, and which days ended when. */
type Written = Omit<Shop, 'beingSetUp' | 'dayEnds'>
const written = Type.Omit(Shop, ['beingSetUp', 'dayEnds'], {
  $id: 'Shop',
  additionalProperties: false,
})
export const ShopData = Type.Unsafe<DataOf<Written>>(dataSchema(written))
export const ShopPatch = Type.Unsafe<PatchData<Written>>(patchSchema(written))
