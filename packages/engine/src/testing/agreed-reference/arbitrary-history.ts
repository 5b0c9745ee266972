import * as fc from 'fast-check'
import type { CartLine } from '../../catalog/cart-line.ts'
import type { PriceRequest } from '../../catalog/price-request.ts'
import type { Shop } from '../../catalog/shop.ts'
import {
  amount,
  choicesOf,
  hardly,
  idOf,
  IDS,
  maybe,
  onceIn,
  oneOf,
  tidy,
} from '../arbitrary-ids.ts'
import { arbitraryBooks } from './arbitrary-books.ts'
import { INSTANTS } from './arbitrary-timed-rules.ts'

const factor = maybe(oneOf([0.1, 0.2, 0.01, 1]))
const method = maybe(oneOf(['floor', 'round', 'no', 'ceil'] as const))

const shop: fc.Arbitrary<Shop> = fc.record({
  _id: fc.constant(IDS.shops[0]!),
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

const products = fc.tuple(
  ...IDS.products.map((_id) =>
    fc.record({
      _id: fc.constant(_id),
      price: amount(),
      category: maybe(oneOf(IDS.categories), 6),
      discountable: onceIn(8, fc.constant(false)),
      freeSurcharge: onceIn(8, fc.constant(true)),
    }),
  ),
)

const productOptions = fc.tuple(
  ...IDS.options.slice(0, 2).map((_id, at) =>
    fc.record({
      _id: fc.constant(_id),
      enjoyDiscount: fc.constant(at === 0),
      choices: fc.tuple(
        ...choicesOf(_id).map((choice) =>
          fc.record({ _id: fc.constant(choice), price: amount(600) }),
        ),
      ),
    }),
  ),
)

const options = onceIn(
  4,
  oneOf(IDS.options.slice(0, 2)).chain((option) =>
    oneOf(choicesOf(option)).map((_id) => [{ option, selections: [{ _id }] }]),
  ),
)

const line = fc.record({
  product: oneOf(IDS.products),
  quantity: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 12 })),
  options,
  status: onceIn(6, fc.constant('cancel' as const)),
})

const session = fc.record({
  type: fc.constant('dineIn' as const),
  capacity: maybe(fc.nat(4)),
  taxFree: hardly(fc.constant(true)),
  startTime: oneOf(INSTANTS),
  createTime: oneOf(INSTANTS),
})

/**
 * Bills that were ordered in up to four rounds, each at an instant and with the rules of that time, that have lines
 * taken off, and to which lines may be added that are not ordered yet.
 */
export const arbitraryHistory: fc.Arbitrary<PriceRequest> = tidy(
  fc
    .record({
      shop,
      products,
      productOptions,
      books: arbitraryBooks,
      session,
      rounds: fc.subarray([...INSTANTS], { minLength: 1, maxLength: 4 }).chain((instants) =>
        fc.tuple(
          ...instants.map((instant) =>
            fc.record({
              instant: fc.constant(instant),
              step: fc.nat(1),
              lines: fc.array(line, { minLength: 1, maxLength: 3 }),
            }),
          ),
        ),
      ),
      isOpen: fc.boolean(),
    })
    .map(({ shop, products, productOptions, books, session, rounds, isOpen }) => {
      const last = rounds.length - 1
      let at = 0
      const lines = rounds.flatMap((round, nr): CartLine[] => {
        at = Math.min(at + (nr === 0 ? 0 : round.step), books.rules.length - 1)
        const agreed = { agreedAt: round.instant, book: `book ${at}` }
        return round.lines.map((each, place) => ({
          id: `${nr}.${place}`,
          ...each,
          ...(nr === last && isOpen ? {} : agreed),
        }))
      })
      return {
        now: rounds[last]!.instant,
        shop,
        session,
        catalogue: { products, productOptions, ...books.rules[at]! },
        books: books.rules.map((catalogue, nr) => ({ id: `book ${nr}`, catalogue })),
        lines,
        coupons: books.coupons.map((rule, nr) => ({
          id: `coupon ${nr}`,
          source: 'coupon' as const,
          rule: { ...rule, _id: idOf('d', 20 + nr) },
        })),
      }
    }),
)
