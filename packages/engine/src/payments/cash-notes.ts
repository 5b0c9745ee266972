/** The notes and large coins of a currency, in currency units; those of no other list have `DEFAULT_NOTES`. */
const notes: Readonly<Record<string, readonly number[]>> = {
  HKD: [10, 20, 50, 100, 500, 1000],
  MOP: [10, 20, 50, 100, 500, 1000],
  CNY: [10, 20, 50, 100],
  TWD: [50, 100, 500, 1000],
  JPY: [500, 1000, 5000, 10_000],
  SGD: [2, 5, 10, 50, 100],
  MYR: [5, 10, 20, 50, 100],
  KRW: [1000, 5000, 10_000, 50_000],
  CHF: [10, 20, 50, 100, 200],
  THB: [20, 50, 100, 500, 1000],
  VND: [10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
  SEK: [20, 50, 100, 200, 500],
  CZK: [100, 200, 500, 1000, 2000],
}
const DEFAULT_NOTES: readonly number[] = [5, 10, 20, 50, 100]
const CENTS = 100

/**
 * Returns what guests are likely to hand over for an amount in cents, beside the exact sum: the next amounts that are made of
 * one kind of note, the smallest first, at most `most`.
 */
export const likelyCash = (amount: number, currency: string, most = 4): readonly number[] => {
  const next = (notes[currency] ?? DEFAULT_NOTES).map((note) => {
    const cents = note * CENTS
    return Math.ceil(amount / cents) * cents
  })
  const more = [...new Set(next)].filter((cash) => cash > amount)
  return more.toSorted((one, other) => one - other).slice(0, most)
}
