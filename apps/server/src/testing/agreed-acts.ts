import * as fc from 'fast-check'

/** Rules as staff may have them, of every kind that looks at more than one dish. */
const rules = [
  { discountType: 'percent', discount: 0.5 },
  { discountType: 'percent', discount: 0.9, conditions: [{ for: 'order', minTotal: 150 }] },
  { discountType: 'amount', discount: 50, conditions: [{ for: 'order', minTotal: 200 }] },
  { discountType: 'amount', discount: 10, targetStepAmount: 100, repeat: true },
  {
    for: 'product',
    discountType: 'percent',
    discount: 0,
    conditions: [{ for: 'product' }],
    discountRules: [{ minQty: 3, maxQty: 1 }],
  },
  { discountType: 'percent', discount: 0.8, bestOf: 'lunch' },
  { discountType: 'amount', discount: 30, bestOf: 'lunch' },
  { discountType: 'amount', discount: 20, ruleType: 'allowlist', rules: [] },
] as const

/** What is charged on top, percents in whole ones. */
const charges = [
  { path: 'surchargeSettings', percent: 10 },
  { path: 'surchargeSettings', fixedAmount: 15 },
  { path: 'surchargeSettings', amountPerPerson: 8 },
  { path: 'surchargeSettings', amountPerProduct: 2 },
  { path: 'taxSettings', percent: 5 },
] as const

const dish = fc.constantFrom(62, 48, 45, 28)
const rule = fc.constantFrom(...rules)
const which = fc.nat(20)
const bill = fc.nat(2)
const promotions = fc.constantFrom('keep' as const, 'drop' as const)

const order = fc.record({
  is: fc.constant('order' as const),
  bill,
  dishes: fc.array(dish, { minLength: 1, maxLength: 3 }),
})
const voids = fc.record({ is: fc.constant('void' as const), bill, which, promotions })
const oneLine = fc.record({
  is: fc.constantFrom('split' as const, 'payLine' as const, 'refund' as const, 'more' as const),
  bill,
  which,
})
const oneBill = fc.record({
  is: fc.constantFrom(
    ...(['guests', 'pay', 'payShare', 'move', 'merge', 'unmerge', 'discount'] as const),
  ),
  bill,
})
const ofRules = fc.oneof(
  fc.record({ is: fc.constant('rule' as const), rule, ends: fc.boolean() }),
  fc.record({ is: fc.constant('coupon' as const), bill, rule, ends: fc.boolean() }),
  fc.record({ is: fc.constantFrom('edit' as const, 'remove' as const), which }),
  fc.record({ is: fc.constant('charge' as const), charge: fc.constantFrom(...charges) }),
  fc.record({ is: fc.constantFrom('wait' as const, 'uncharge' as const, 'open' as const) }),
)
const ofBills = fc.oneof(
  { weight: 3, arbitrary: order },
  { weight: 2, arbitrary: voids },
  { weight: 3, arbitrary: oneLine },
  { weight: 4, arbitrary: oneBill },
)

const act = fc.oneof({ weight: 2, arbitrary: ofBills }, { weight: 1, arbitrary: ofRules })

/** An act by one of two servers, or one by each at the same time. */
export const anAct = fc.oneof(
  { weight: 12, arbitrary: fc.record({ by: fc.nat(1), act }) },
  { weight: 1, arbitrary: fc.record({ both: fc.tuple(ofBills, ofBills) }) },
)
type Value<T> = T extends fc.Arbitrary<infer One> ? One : never
export type Act = Value<typeof act>
export type Step = Value<typeof anAct>

/** Acts that change no agreed sum, but for what is charged per guest. */
export const changesNothing: ReadonlySet<Act['is']> = new Set([
  ...(['split', 'merge', 'unmerge', 'move', 'guests', 'pay', 'payLine', 'payShare'] as const),
  ...(['wait', 'rule', 'edit', 'remove', 'charge', 'uncharge'] as const),
])
