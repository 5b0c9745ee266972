import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { MemberPass } from '../fields/member-pass.ts'
import { Price, SomeMoney } from '../fields/money.ts'
import { Nullable } from '../fields/nullable.ts'
import { OneOf } from '../fields/one-of.ts'
import { approvalFields, reasonFields, staffCallFields } from './staff-fields.ts'

/** The price that staff give a line; null clears it. */
const adjustment = {
  /** The price of a unit. */
  overridePrice: Type.Optional(Nullable(Price)),
  /** Signed: −10 takes 10 % off. */
  manualPercentAdjust: Type.Optional(Nullable(Type.Number({ minimum: -100, maximum: 10_000 }))),
  /** Off all units of the line. */
  manualDiscount: Type.Optional(Nullable(Price)),
}

/** A discount on the whole bill: one of these. */
const given = {
  percent: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100 })),
  amount: Type.Optional(SomeMoney),
  orderDiscount: Type.Optional(Id),
  none: Type.Optional(Type.Literal(true)),
}

/** `create tableSessions/adjustLine`: what staff change of the price of a line; null clears it (STAFF-1.8). */
export const AdjustLineData = Closed(
  {
    ...staffCallFields,
    line: LineId,
    ...adjustment,
    ...reasonFields,
    ...approvalFields,
  },
  'AdjustLineData',
)
export type AdjustLineData = Static<typeof AdjustLineData>

/**
 * `create tableSessions/discount`: the discount that staff give on the whole bill: one of `percent`, `amount`, `orderDiscount` (a
 * rule of the source `manual`) and `none`, which clears it. It replaces an earlier one (STAFF-1.9).
 */
export const DiscountData = Closed(
  {
    ...staffCallFields,
    ...given,
    ...reasonFields,
    ...approvalFields,
  },
  'DiscountData',
)
export type DiscountData = Static<typeof DiscountData>

/**
 * `create tableSessions/previewDiscount`: what a bill would come to with a discount by hand, as `discount` takes it, or with
 * `line` as `adjustLine` does. Nothing changes (STAFF-1.16).
 */
export const PreviewDiscountData = Closed(
  { session: Id, line: Type.Optional(LineId), ...adjustment, ...given },
  'PreviewDiscountData',
)
export type PreviewDiscountData = Static<typeof PreviewDiscountData>

/** What a discount of the session takes off, by its `id` there. */
const LessDiscount = Closed({ discount: Id, before: Price, after: Price })

/**
 * The total of a bill as it is, and as it would be, in currency units. `less` are the discounts that would take less off than they do:
 * with `after` 0 they fall away.
 */
export const DiscountPreview = Closed(
  { before: Price, after: Price, less: Type.Array(LessDiscount) },
  'DiscountPreview',
)
export type DiscountPreview = Static<typeof DiscountPreview>

/** The most coupons that a call names. */
const Coupons = Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true })

/**
 * `create tableSessions/useCoupon`: staff add coupons to the bill (STAFF-5.14): that of a code, or one or several of the member whose
 * code was scanned, all or none, in this order.
 */
export const UseCouponData = Closed(
  {
    ...staffCallFields,
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    coupon: Type.Optional(Id),
    coupons: Type.Optional(Coupons),
    memberPass: Type.Optional(MemberPass),
  },
  'UseCouponData',
)
export type UseCouponData = Static<typeof UseCouponData>

/** `create tableSessions/returnCoupons`: staff take coupons off the bill, by their `id` in its `discounts`; they can be used again (STAFF-5.20). */
export const ReturnCouponsData = Closed(
  { ...staffCallFields, coupons: Coupons },
  'ReturnCouponsData',
)
export type ReturnCouponsData = Static<typeof ReturnCouponsData>

/** `create tableSessions/adviseCoupons`: which coupons of the member whose code was scanned to use on the bill (STAFF-5.19). */
export const AdviseCouponsData = Closed(
  { session: Id, memberPass: MemberPass },
  'AdviseCouponsData',
)
export type AdviseCouponsData = Static<typeof AdviseCouponsData>

/** Amounts in currency units. */
const CouponsPlan = Closed({
  /** In the order in which they are used. */
  coupons: Type.Array(Closed({ _id: Id, name: LocalizedText })),
  total: Price,
  saves: Price,
})

const RuleError = OneOf(
  'errors.ruleNeedUpdate',
  'errors.ruleDisabled',
  'errors.timeRange',
  'errors.notCurrentShop',
  'errors.ruleDeny',
  'errors.notApplicableSection',
  'errors.notApplicableOrderType',
  'errors.ruleExclude',
  'errors.ruleInclude',
  'errors.ruleMinQty',
  'errors.ruleMinWeight',
  'errors.ruleMinTotal',
  'errors.ruleAfterMinTotal',
  'errors.ruleIncludeModifier',
  'errors.ruleExcludeModifier',
  'errors.ruleNothing',
  'errors.noEffect',
  'errors.ruleMissingFree',
  'errors.ruleExtraFree',
)

/** Why a coupon is not among those with which the least is paid (CPN-8.8). */
const CouponLeftOut = Closed({
  _id: Id,
  name: LocalizedText,
  why: OneOf('fails', 'apart', 'savesNothing', 'dearer', 'notMoney'),
  /** Of one that fails: why its rule does not hold (DISC-3, DISC-4). */
  error: Type.Optional(RuleError),
  /** What the bill lacks then, in currency units or dishes. */
  need: Type.Optional(
    Closed({ total: Type.Optional(Price), qty: Type.Optional(Type.Integer({ minimum: 1 })) }),
  ),
  /** The coupon that it does not go with. */
  from: Type.Optional(LocalizedText),
  /** What is paid more with it. */
  more: Type.Optional(Price),
})

/** Amounts in currency units. Nothing is used by it. */
export const CouponsAdvice = Closed(
  {
    /** How many coupons of the member can be used here, beside those that the bill has. */
    count: Type.Integer({ minimum: 0 }),
    /** What is paid now. */
    total: Price,
    /** Those with which the least is paid; missing if nothing costs less than now. */
    payLeast: Type.Optional(CouponsPlan),
    /** Costs a little more, and keeps coupons that last and would be of little use here (CPN-8.7). */
    keepMore: Type.Optional(CouponsPlan),
    /** Those that are not in `payLeast`, if there is one. */
    others: Type.Optional(Type.Array(CouponLeftOut)),
  },
  'CouponsAdvice',
)
export type CouponsAdvice = Static<typeof CouponsAdvice>
