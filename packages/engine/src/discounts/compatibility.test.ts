import { describe, expect, it } from 'vitest'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import { idOf } from '../testing/arbitrary-ids.ts'
import { MAIN, priceSmall, ruleOf } from '../testing/small-shop.ts'

const tenOff: Partial<DiscountRule> = { discountType: 'amount', discount: 10 }
const points: Partial<DiscountRule> = { type: 'point', fixedPoint: 5 }
const errorsOf = (...rules: Partial<DiscountRule>[]) =>
  priceSmall(
    [{ id: 'main', product: MAIN }],
    { discounts: rules.map((fields, at) => ruleOf({ ...tenOff, ...fields }, at + 1)) },
    { user: { _id: idOf('b', 1) } },
  ).discounts.map(({ error }) => error)

describe('rules that go together (DISC-3.4)', () => {
  it('an empty allowlist goes with none, in either direction', () => {
    expect(errorsOf({}, { ruleType: 'allowlist' })).toEqual([undefined, 'errors.ruleDeny'])
    expect(errorsOf({ ruleType: 'allowlist', rules: [] }, {})).toEqual([
      undefined,
      'errors.ruleDeny',
    ])
    expect(errorsOf({ ruleType: 'allowlist', rules: [idOf('d', 2)] }, {})).toEqual([
      undefined,
      undefined,
    ])
  })

  it('an empty denylist goes with all', () => {
    expect(errorsOf({}, { ruleType: 'denylist', rules: [] })).toEqual([undefined, undefined])
  })

  it('a point rule denies none and is denied by none', () => {
    const [first, second] = [idOf('d', 1), idOf('d', 2)]
    expect(errorsOf({ ruleType: 'denylist', rules: [second] }, points)).toEqual([
      undefined,
      undefined,
    ])
    expect(errorsOf({ ruleType: 'allowlist' }, { ...points, ruleType: 'allowlist' })).toEqual([
      undefined,
      undefined,
    ])
    expect(errorsOf({}, { ...points, ruleType: 'denylist', rules: [first] })).toEqual([
      undefined,
      undefined,
    ])
  })
})
