import * as fc from 'fast-check'

/** The product that rules give in arbitrary requests, by its place among the products. */
export const GIFT = 3

/** Returns a valid id: a hexadecimal letter for the kind, and a number. */
export const idOf = (kind: string, number: number): string =>
  `${kind}${number.toString(16).padStart(23, '0')}`

const pool = (kind: string, size: number): readonly string[] =>
  Array.from({ length: size }, (_, number) => idOf(kind, number + 1))

/** The ids that arbitrary requests are made of. */
export const IDS = {
  shops: pool('5', 2),
  products: pool('a', 5),
  categories: pool('3', 3),
  sections: pool('2', 2),
  options: pool('9', 5),
  modifiers: pool('6', 2),
  times: pool('7', 3),
  ranks: pool('4', 2),
  surcharges: pool('e', 3),
  taxes: pool('f', 3),
  rules: pool('d', 8),
} as const

/** The choices of an option group: two each. */
export const choicesOf = (option: string): readonly [string, string] => [
  `c${option.slice(1, -2)}0${option.slice(-1)}`,
  `c${option.slice(1, -2)}1${option.slice(-1)}`,
]

/** One of some values. */
export const oneOf = <Value>(values: readonly Value[]): fc.Arbitrary<Value> =>
  fc.constantFrom(...values)

/** Present but for one time in `freq`. */
export const maybe = <Value>(
  arbitrary: fc.Arbitrary<Value>,
  freq = 2,
): fc.Arbitrary<Value | undefined> => fc.option(arbitrary, { nil: undefined, freq })

/** One time in so many, else undefined; shrinks to undefined. */
export const onceIn = <Value>(
  times: number,
  arbitrary: fc.Arbitrary<Value>,
): fc.Arbitrary<Value | undefined> =>
  fc
    .tuple(fc.nat(times - 1), arbitrary)
    .map(([chance, value]) => (chance === times - 1 ? value : undefined))

/** Rarely: one time in ten. */
export const rarely = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  onceIn(10, arbitrary)

/** Hardly ever: one time in forty. */
export const hardly = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  onceIn(40, arbitrary)

/** A short list of some values, each once. */
export const someOf = (values: readonly string[]): fc.Arbitrary<string[]> =>
  fc.subarray([...values], { minLength: 1, maxLength: 2 })

/** An amount of money: cents that divide badly, and some that divide well. */
export const amount = (most = 10_000): fc.Arbitrary<number> =>
  fc.oneof(
    oneOf([0, 1, 3.33, 5, 9.99, 10, 10.05, 20, 30]),
    fc.nat(most).map((cents) => cents / 100),
  )

/** The same, of either sign. */
export const signedAmount = (most = 2_000): fc.Arbitrary<number> =>
  fc.integer({ min: -most, max: most }).map((cents) => cents / 100)

/** Removes undefined fields, as JSON does. */
export const tidy = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  arbitrary.map((value) => JSON.parse(JSON.stringify(value)) as Value)
