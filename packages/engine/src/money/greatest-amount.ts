import { DEFAULT_CURRENCY } from './currency-display.ts'

/** The largest amount of a currency whose unit buys about what a dollar does, in units. */
const ofDollars = 10_000_000

/** How many units of other currencies buy about as much, as a power of ten. */
const unitsForOne: Readonly<Record<string, number>> = {
  TWD: 10,
  THB: 10,
  SEK: 10,
  CZK: 10,
  JPY: 100,
  KRW: 1000,
  VND: 1000,
}

/** Returns the largest amount of a currency on the wire, in its units (MONEY-1.2). */
export const greatestAmount = (currency: string = DEFAULT_CURRENCY): number =>
  ofDollars * (unitsForOne[currency] ?? 1)

/** The largest amount of any currency. */
export const MAX_AMOUNT = Math.max(ofDollars, ...Object.keys(unitsForOne).map(greatestAmount))
