/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { PriceRequest } from '../catalog/price-request.ts'
import { price } from './price.ts'

interface Scenario {
  readonly name: string
  readonly about: string
  readonly request: PriceRequest
  readonly expect: unknown
}

const folder = new URL('../../scenarios/', import.meta.url)
const scenarios = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Scenario)

/** Scenario → the statements of docs/spec that it shows. */
const shows: Readonly<Record<string, string>> = {
  'half-away-from-zero': 'MONEY-1.5',
  'no-binary-noise': 'MONEY-1.5',
  'price-round-floor': 'MONEY-2.2, PRICE-5.3',
  'price-round-five-cents': 'MONEY-2.2',
  'price-round-no': 'MONEY-2.2',
  'remainder-cents': 'MONEY-3.1',
  'grain-falls-back-to-cents': 'MONEY-3.2',
  'grain-without-rounding': 'MONEY-3.2',
  'left-out': 'PRICE-2.1',
  'child-quantity': 'PRICE-2.3, PRICE-2.2',
  'discount-mapping': 'PRICE-3.1',
  'modifiers-floor': 'PRICE-3.2, CAT-1.6',
  'option-fee': 'PRICE-3.3',
  'choice-modifiers': 'PRICE-3.4',
  'set-child': 'PRICE-3.5',
  'set-child-free': 'PRICE-3.5',
  'set-child-never-negative': 'PRICE-3.5',
  'set-child-units': 'PRICE-2.4',
  'ordered-facts': 'PRICE-3.6',
  'override-price': 'PRICE-3.7, PRICE-3.10',
  'manual-discount': 'PRICE-3.8',
  'pre-adjusts-in-turn': 'PRICE-3.9',
  'adjusts-are-swallowed': 'PRICE-3.9',
  'custom-product': 'PRICE-3.1',
  'free-product-options': 'PRICE-4.1',
  'free-product-missing': 'DISC-3.12',
  'free-line-without-free-products': 'DISC-3.12',
  'free-product-keeps-its-error': 'PRICE-4.3',
  'free-product-of-no-rule': 'PRICE-4.2',
  'free-lines-do-not-match': 'DISC-4.2',
  'order-by-phase-and-source': 'DISC-2.1, DISC-2.2',
  'automatic-by-id': 'DISC-2.2',
  'before-service-charge-by-shop': 'DISC-2.3',
  'denylist-reverse': 'DISC-3.4',
  allowlist: 'DISC-3.4',
  'rule-errors': 'DISC-3.1, DISC-3.2, DISC-3.3, DISC-3.5, DISC-3.6, DISC-3.13',
  hints: 'PRICE-6.3, PRICE-6.5, DISC-4.6',
  'after-min-total': 'DISC-4.6, DISC-4.7',
  'discount-any': 'DISC-4.10',
  'product-mode-delivery': 'DISC-4.2',
  filters: 'DISC-4.1',
  'member-ranks': 'DISC-1.1, DISC-1.2',
  'vip-expired': 'DISC-1.1, CAT-1.5',
  'points-spent': 'DISC-8.3, DISC-3.11',
  'scope-order': 'DISC-6.1',
  'scope-line': 'DISC-6.1',
  'pick-desc-and-filters': 'DISC-5.3, DISC-5.4',
  'pick-passes-over': 'DISC-5.3',
  'units-with-a-remainder': 'PRICE-2.4',
  'no-target': 'DISC-3.8',
  'percent-with-steps': 'DISC-6.4, DISC-6.3',
  'times-by-quantity': 'DISC-6.5',
  'held-to-the-base': 'DISC-6.7',
  'max-discount-over-scopes': 'DISC-6.8',
  'scope-without-a-step': 'DISC-6.4',
  'pick-n-for-price-with-repeat': 'DISC-6.6',
  'free-seat-charge': 'DISC-7.1',
  'free-surcharge-for-product': 'DISC-7.2',
  'free-surcharge-limited': 'DISC-7.3',
  'waiver-after-discount': 'DISC-7.4',
  points: 'DISC-8.1, DISC-8.2, DISC-2.4',
  'points-with-steps': 'DISC-8.1',
  'surcharge-eligible-lines': 'SUR-1.3',
  'surcharge-top-line-decides': 'SUR-1.3',
  'surcharge-over-units': 'SUR-2.4',
  'surcharge-in-use': 'SUR-1.1',
  'surcharge-rounding': 'SUR-2.3',
  'surcharge-discounted': 'SUR-3.1',
  'included-tax-with-discount': 'TAX-1.3',
  'excluded-tax-on-its-own-gross': 'TAX-2.2',
  'tax-group': 'TAX-1.2',
  'tax-rounded-once': 'TAX-2.3',
  'tax-rules': 'TAX-1.1',
  'tax-free': 'TAX-2.4, PRICE-5.2',
  'total-floor': 'PRICE-5.3, PRICE-5.4',
  'overnight-dates': 'TIME-2.3',
  'dst-spring-sydney': 'TIME-3.3',
  'dates-inclusive': 'TIME-3.2',
  undiscounted: 'DISC-5.6, DISC-3.8',
  'nothing-but-a-surcharge': 'DISC-3.8, PRICE-6.6',
  'sets-of-groups': 'DISC-5.7, DISC-6.6',
  'surcharges-alone': 'SUR-3.3, SUR-3.4',
  'surcharges-alone-none': 'SUR-3.1, SUR-3.2, SUR-3.3',
  'tax-parts': 'TAX-1.3, TAX-1.4, TAX-2.1, PRICE-6.4',
  'pre-adjust-of-a-set-child': 'PRICE-3.9',
  'surcharge-discount-by-parts': 'SUR-3.5',
  'promo-not-on-offer-yet': 'DISC-5.6',
  'promo-delivery-fee-taxed-apart': 'TAX-1.4',
  'promo-cheapest-of-three-free': 'DISC-5.4',
  'promo-second-half-price': 'DISC-5.4',
  'promo-main-and-drink': 'DISC-6.6',
  'promo-20-percent-at-most-30': 'DISC-6.8',
  'promo-two-mains-a-cola': 'DISC-6.10, DISC-6.5',
  'promo-member-price': 'DISC-6.6',
  'promo-no-free-delivery': 'PRICE-6.3, DISC-4.6',
  'promo-seat-charge': 'SUR-2.2, SUR-2.1',
  'promo-sunday-surcharge': 'SUR-1.2',
}

/** What the result has where the expectation looks: objects by key, arrays by index. */
const seen = (expected: unknown, actual: unknown): unknown => {
  if (Array.isArray(expected))
    return expected.map((each, index) => seen(each, (actual as unknown[])[index]))
  if (typeof expected === 'object' && expected !== null)
    return Object.fromEntries(
      Object.entries(expected).map(([key, each]) => [
        key,
        seen(each, (actual as Record<string, unknown>)[key]),
      ]),
    )
  return actual
}

describe('scenarios', () => {
  it.each(scenarios.map((scenario) => ({ ...scenario, cites: shows[scenario.name] ?? '' })))(
    '$name: $about $cites',
    ({ request, expect: expected }) => {
      expect(seen(expected, price(request))).toEqual(expected)
    },
  )
})
