import type { Sizes } from './numbers.ts'

/** How the rows of a table are made: `$1` and `$2` are the first and the last of a series of numbers. */
export interface Fill {
  readonly table: string
  readonly countOf: (sizes: Sizes) => number
  readonly insert: string
}

const years = 2

/** The number of a shop or member in a list, a few of which are chosen much more often than the others. */
export const skewed = (of: number, number: string, salt: number): string =>
  `floor(${of} * power(fill.part(${number}, ${salt}), 3))::int`

/** When the record with a number was stored, the newest first. */
export const time = (number: string, of: number): string =>
  `now() - interval '${years} years' * (${number}::float8 / ${of})`

/** The numbers that a fill makes rows of. */
export const series = (name: string) => `generate_series($1::bigint, $2::bigint) ${name}`

/** Who and what is there more often than others: the first shop has a twentieth of all orders, the first member a hundredth. */
export interface Largest {
  readonly shop: string
  readonly member: string
  readonly product: string
  /** A session that was ordered by a call: the others have its price. */
  readonly session: string
  /** A printer of the first shop that asks for its slips. */
  readonly printer: string
}
