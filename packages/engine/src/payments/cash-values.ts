/** The notes and coins of currencies that are in use, in currency units; those of no other list have `OTHERS`. */
const values: Readonly<Record<string, readonly number[]>> = {
  HKD: [1000, 500, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1],
  MOP: [1000, 500, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1],
  CNY: [100, 50, 20, 10, 5, 1, 0.5, 0.1],
  TWD: [2000, 1000, 500, 200, 100, 50, 20, 10, 5, 1],
  JPY: [10_000, 5000, 2000, 1000, 500, 100, 50, 10, 5, 1],
  SGD: [1000, 100, 50, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05],
  MYR: [100, 50, 20, 10, 5, 1, 0.5, 0.2, 0.1, 0.05],
  USD: [100, 50, 20, 10, 5, 2, 1, 0.5, 0.25, 0.1, 0.05, 0.01],
  CAD: [100, 50, 20, 10, 5, 2, 1, 0.25, 0.1, 0.05],
  AUD: [100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05],
  GBP: [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01],
  NZD: [100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1],
  KRW: [50_000, 10_000, 5000, 1000, 500, 100, 50, 10],
  CHF: [1000, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05],
  SEK: [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  CZK: [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  EUR: [200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01],
}
const OTHERS: readonly number[] = [
  1000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.01,
]

/** Returns the notes and coins by which cash of a currency is counted, in currency units, the largest first. */
export const cashValues = (currency: string): readonly number[] => values[currency] ?? OTHERS
