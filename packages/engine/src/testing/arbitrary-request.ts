import * as fc from 'fast-check'
import type { AppliedCoupon, PriceRequest } from '../catalog/price-request.ts'
import type { Session } from '../catalog/session.ts'
import type { Shop } from '../catalog/shop.ts'
import type { PricingUser } from '../catalog/user.ts'
import { arbitraryMenu, arbitraryOrderType } from './arbitrary-catalogue.ts'
import {
  amount,
  IDS,
  maybe,
  onceIn,
  oneOf,
  rarely,
  signedAmount,
  someOf,
  tidy,
} from './arbitrary-ids.ts'
import { arbitraryLines } from './arbitrary-lines.ts'
import { arbitraryRule } from './arbitrary-rules.ts'
import { arbitrarySurcharge, arbitraryTax } from './arbitrary-settings.ts'

const factor = maybe(oneOf([0.1, 0.2, 0.01, 1]))
const method = maybe(oneOf(['floor', 'round', 'no', 'ceil'] as const))

/** Ends of business days: one from long ago, or one from about the moments of the requests on. */
const dayEnds = fc.array(
  fc.record(
    {
      from: oneOf(['1970-01-01', '2024-05-14', '2024-05-17']),
      time: oneOf(['00:00', '03:00', '04:00', '06:00', '12:00']),
    },
    { requiredKeys: ['from'] },
  ),
  { minLength: 1, maxLength: 1 },
)

const shop: fc.Arbitrary<Shop> = fc.record({
  currency: rarely(fc.constant('JPY')),
  _id: fc.constant(IDS.shops[0]!),
  dayEnds: onceIn(3, dayEnds),
  discountBeforeServiceCharge: maybe(fc.boolean()),
  discountRoundFactor: factor,
  discountRoundMethod: method,
  taxRoundFactor: factor,
  taxRoundMethod: method,
  surchargeRoundFactor: factor,
  surchargeRoundMethod: method,
  priceRoundFactor: factor,
  priceRoundMethod: method,
})

const named = onceIn(
  4,
  fc.array(fc.record({ amount: signedAmount() }), { minLength: 1, maxLength: 2 }),
)
const instant = rarely(oneOf(['2024-05-15T23:00:00+08:00', '2024-05-12T03:00:00+08:00']))

const session: fc.Arbitrary<Session> = fc.record({
  type: fc.oneof(
    { weight: 30, arbitrary: arbitraryOrderType },
    { weight: 1, arbitrary: fc.constant('topUp' as const) },
  ),
  section: maybe(oneOf(IDS.sections)),
  capacity: maybe(fc.nat(4)),
  tables: onceIn(4, fc.array(fc.record({ capacity: maybe(fc.nat(3), 6) }), { maxLength: 3 })),
  modifiers: maybe(someOf(IDS.modifiers)),
  surcharges: maybe(someOf(IDS.surcharges)),
  taxFree: rarely(fc.constant(true)),
  tips: rarely(amount(500)),
  adjusts: named,
  preAdjusts: named,
  lineAdjusts: rarely(
    fc.record({ id: oneOf(['L1', 'L2', 'L1.1']), amount: signedAmount() }).map((one) => [one]),
  ),
  payments: named,
  startTime: instant,
  bookedTime: instant,
  createTime: instant,
  paidTime: instant,
})

const user = (ruleIds: readonly string[]): fc.Arbitrary<PricingUser> =>
  fc.record({
    _id: fc.constant(IDS.ranks[1]!),
    points: maybe(fc.nat(80)),
    ranks: maybe(someOf(IDS.ranks).map((ranks) => ranks.map((rank) => ({ rank })))),
    vipLevel: maybe(
      fc.record({
        _id: fc.constant(IDS.ranks[0]!),
        status: oneOf(['active', 'active', 'expired']),
        orderDiscount: maybe(oneOf([0.9, 0.85])),
        beforeServiceCharge: maybe(fc.boolean()),
        discountLists: rarely(
          fc
            .record({ shops: rarely(someOf(IDS.shops)), rule: arbitraryRule })
            .map(({ shops, rule }) => [{ shops, discounts: [{ ...rule, _id: ruleIds[7]! }] }]),
        ),
      }),
    ),
  })

const catalogueRules = fc
  .array(
    fc.tuple(
      arbitraryRule,
      oneOf(['automatic', 'memberRank', 'member', undefined] as const),
      someOf(IDS.ranks),
    ),
    { maxLength: 4 },
  )
  .map((rules) =>
    rules.map(([rule, source, ranks], at) => ({
      ...rule,
      _id: IDS.rules[(at * 3) % 4]!,
      source,
      ranks,
    })),
  )

const coupons: fc.Arbitrary<AppliedCoupon[]> = fc
  .array(fc.tuple(arbitraryRule, oneOf(['coupon', 'gift', 'manual'] as const)), { maxLength: 3 })
  .map((rules) =>
    rules.map(([rule, source], at) => ({
      id: `coupon${at + 1}`,
      source,
      rule: { ...rule, _id: IDS.rules[4 + at]! },
    })),
  )

/**
 * Requests whose rules often apply: a small shop with few products, categories and choices, which recur in conditions
 * of all kinds, with sets, free lines, steps, picks, surcharges, taxes and every rounding.
 */
export const arbitraryRequest: fc.Arbitrary<PriceRequest> = tidy(
  fc
    .record({
      now: oneOf(['2024-05-15T12:00:00+08:00', '2024-05-18T02:00:00+08:00']),
      shop,
      menu: arbitraryMenu,
      taxSettings: fc.subarray([...IDS.taxes]).chain((ids) => fc.tuple(...ids.map(arbitraryTax))),
      surchargeSettings: fc
        .subarray([...IDS.surcharges])
        .chain((ids) => fc.tuple(...ids.map(arbitrarySurcharge))),
      discounts: catalogueRules,
      session,
      user: maybe(user(IDS.rules), 4),
      lines: arbitraryLines(['coupon1', 'coupon2', IDS.rules[0]!]),
      coupons,
    })
    .map(({ menu, taxSettings, surchargeSettings, discounts, ...order }) => ({
      ...order,
      catalogue: { ...menu, taxSettings, surchargeSettings, discounts },
    })),
)
