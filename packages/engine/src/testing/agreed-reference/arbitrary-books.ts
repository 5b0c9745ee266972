import * as fc from 'fast-check'
import type { AgreedBook } from '../../catalog/price-request.ts'
import { amount, hardly, IDS, maybe, onceIn, oneOf, someOf } from '../arbitrary-ids.ts'
import { reduction, ruleOf, timeCondition } from './arbitrary-timed-rules.ts'

type Rules = AgreedBook['catalogue']

const limits = onceIn(
  3,
  oneOf(['order', 'order', 'product', 'exclude'] as const).chain((of) =>
    fc.tuple(
      fc.record({
        for: fc.constant(of),
        categories: maybe(someOf(IDS.categories)),
        timeConditions: of === 'exclude' ? fc.constant(undefined) : maybe(someOf(IDS.times)),
      }),
    ),
  ),
)

const surcharge = fc.record({
  status: hardly(fc.constant('disabled' as const)),
  percent: maybe(oneOf([10, 12.5, 0.3333])),
  amountPerProduct: onceIn(3, amount(300)),
  fixedAmount: maybe(amount(2_000)),
  amountPerPerson: onceIn(3, amount(1_000)),
  rules: limits,
})

const tax = fc.record({
  status: hardly(fc.constant('disabled' as const)),
  percent: oneOf([5, 7.5, 10, 0, 8.3333]),
  included: fc.boolean(),
  rules: limits,
})

/** One list in each of some books: records come, change, and go. */
const listsOf = <Part>(ids: readonly string[], part: fc.Arbitrary<Part>, books: number) =>
  fc
    .tuple(
      ...ids.map((_id) =>
        fc.array(
          fc.record({ fate: oneOf(['keep', 'keep', 'keep', 'change', 'remove'] as const), part }),
          { minLength: books, maxLength: books },
        ),
      ),
    )
    .map((histories) =>
      Array.from({ length: books }, (_, book) =>
        histories.flatMap((history, nr) => {
          let now: Part | undefined = history[0]!.part
          for (const { fate, part: next } of history.slice(1, book + 1)) {
            if (fate === 'change') now = next
            if (fate === 'remove') now = undefined
          }
          return now === undefined ? [] : [{ ...now, _id: ids[nr]! }]
        }),
      ),
    )

/** The rules of one to three times, and of coupons. Time conditions stay what they are. */
export const arbitraryBooks = fc
  .record({
    books: fc.integer({ min: 1, max: 3 }),
    rules: fc.nat(4),
    charges: fc.nat(2),
    taxes: fc.nat(2),
    wishes: fc.boolean(),
  })
  .chain(({ books, rules, charges, taxes, wishes }) =>
    fc.record({
      discounts: listsOf(IDS.rules.slice(0, rules), ruleOf(wishes), books),
      surchargeSettings: listsOf(IDS.surcharges.slice(0, charges), surcharge, books),
      taxSettings: listsOf(IDS.taxes.slice(0, taxes), tax, books),
      timeConditions: fc.tuple(...IDS.times.map(timeCondition)),
      coupons: fc.array(reduction, { maxLength: 1 }),
    }),
  )
  .map(({ coupons, timeConditions, ...lists }) => ({
    coupons,
    rules: lists.discounts.map((discounts, book): Rules => ({
      discounts,
      timeConditions,
      surchargeSettings: lists.surchargeSettings[book]!,
      taxSettings: lists.taxSettings[book]!,
    })),
  }))
