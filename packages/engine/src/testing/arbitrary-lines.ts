import * as fc from 'fast-check'
import type { CartLine, LineOption } from '../catalog/cart-line.ts'
import { productOfChoice, SET_OPTION } from './arbitrary-catalogue.ts'
import {
  amount,
  choicesOf,
  GIFT,
  IDS,
  maybe,
  onceIn,
  oneOf,
  rarely,
  signedAmount,
} from './arbitrary-ids.ts'

const entryOf = (option: string): fc.Arbitrary<LineOption> =>
  fc.oneof(
    fc.record({
      option: fc.constant(option),
      selections: fc.array(
        fc.record({
          _id: oneOf(choicesOf(option)),
          quantity: maybe(fc.integer({ min: 1, max: 3 })),
        }),
        { maxLength: 2 },
      ),
      free: rarely(fc.constant(true)),
    }),
    fc.record({ option: fc.constant(option), values: fc.subarray([...choicesOf(option)]) }),
  )

const options = rarely(
  fc
    .subarray(IDS.options.slice(0, 4), { minLength: 1, maxLength: 2 })
    .chain((chosen) => fc.tuple(...chosen.map(entryOf))),
)

const ordered = fc.record({
  productPart: maybe(amount()),
  enjoying: maybe(signedAmount(500)),
  other: maybe(amount(500)),
  category: maybe(oneOf(IDS.categories)),
  discountable: rarely(fc.constant(false)),
  freeSurcharge: rarely(fc.constant(true)),
})

const common = {
  options,
  section: rarely(oneOf(IDS.sections)),
  status: rarely(oneOf(['pending', 'hold', 'cancel'])),
  replacing: rarely(fc.constant(true)),
  overridePrice: rarely(amount()),
  openKey: rarely(fc.oneof(signedAmount(), fc.constant('x'))),
  manualPercentAdjust: rarely(oneOf([-10, 12.5, -0.3333])),
  manualDiscount: rarely(amount(1_000)),
  discountable: rarely(fc.constant(false)),
  freeSurcharge: rarely(fc.constant(true)),
  takeAway: rarely(fc.constant(true)),
  date: rarely(oneOf(['2024-05-15T11:00:00+08:00', '2024-05-14T23:30:00+08:00'])),
  ordered: rarely(ordered),
} as const

const top = (givers: readonly string[]): fc.Arbitrary<Omit<CartLine, 'id'>> =>
  fc
    .tuple(
      fc.record({
        ...common,
        quantity: maybe(
          fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 15 })),
          6,
        ),
        weight: maybe(oneOf([0.35, 2, 350, 1234])),
        fromCoupon: givers.length > 0 ? rarely(oneOf(givers)) : fc.constant(undefined),
      }),
      fc.oneof(
        { weight: 9, arbitrary: fc.record({ product: oneOf(IDS.products) }) },
        {
          weight: 1,
          arbitrary: fc.record({
            customProduct: fc.record({ price: amount(), category: maybe(oneOf(IDS.categories)) }),
          }),
        },
      ),
    )
    .map(([line, named]) => ({ ...line, ...named }))

interface Tree {
  readonly line: Omit<CartLine, 'id'>
  readonly children: readonly Omit<CartLine, 'id'>[]
}

const given = (givers: readonly string[]): fc.Arbitrary<Tree> =>
  fc
    .record({
      product: fc.constant(IDS.products[GIFT]!),
      quantity: oneOf([1, 1, 2]),
      fromCoupon: oneOf(givers),
      options,
    })
    .map((line) => ({ line, children: [] }))

const child = (givers: readonly string[]): fc.Arbitrary<Omit<CartLine, 'id'>> =>
  fc
    .record({
      ...common,
      fromOption: fc.constant(SET_OPTION),
      fromChoice: oneOf(choicesOf(SET_OPTION)),
      quantityRatio: maybe(fc.integer({ min: 1, max: 3 })),
      fromCoupon: givers.length > 0 ? rarely(oneOf(givers)) : fc.constant(undefined),
    })
    .map((line) => ({ ...line, product: productOfChoice(line.fromChoice) }))

const tree = (givers: readonly string[]): fc.Arbitrary<Tree> =>
  fc.record({
    line: top(givers),
    children: onceIn(5, fc.array(child(givers), { minLength: 1, maxLength: 2 })).map(
      (those) => those ?? [],
    ),
  })

/** Lines of a cart: products, custom products, sets with children, lines that rules give. `givers`: ids of their rules. */
export const arbitraryLines = (givers: readonly string[]): fc.Arbitrary<CartLine[]> =>
  fc
    .array(
      fc.oneof({ weight: 6, arbitrary: tree(givers) }, { weight: 1, arbitrary: given(givers) }),
      { minLength: 1, maxLength: 6 },
    )
    .map((trees) =>
      trees.flatMap(({ line, children }, at) => {
        const id = `L${at + 1}`
        const options = [...(line.options ?? [])]
        if (children.length > 0)
          options.push({
            option: SET_OPTION,
            selections: children.map((each) => ({
              _id: each.fromChoice,
              quantity: each.quantityRatio,
            })),
          })
        return [
          { ...line, id, options },
          ...children.map((each, nr) => ({ ...each, id: `${id}.${nr + 1}`, fromProduct: id })),
        ]
      }),
    )
