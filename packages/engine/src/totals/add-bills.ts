import type { LinePrice } from '../catalog/price-result.ts'
import { fromCents, toCents } from '../money/cents.ts'
import type { BillShares } from './bill-shares.ts'

/** A part of a bill, and whether it is added or taken off. */
export interface SignedPart {
  readonly part: BillShares
  readonly sign: 1 | -1
}

/** Adds up entries of the same key: amounts by their sign, all else as in the last that is added. */
const addUp = <T extends object>(
  lists: readonly { readonly entries: readonly T[]; readonly sign: 1 | -1 }[],
  keyOf: (entry: T) => string,
  amounts: readonly (keyof T)[],
): T[] => {
  const sums = new Map<string, T>()
  for (const { entries, sign } of lists)
    for (const entry of entries) {
      const key = keyOf(entry)
      const known = sums.get(key)
      const sum = { ...(sign > 0 || !known ? entry : known) }
      for (const amount of amounts) {
        const before = Number(known?.[amount] ?? 0)
        const more = Number(entry[amount] ?? 0)
        const added = fromCents(toCents(before) + sign * toCents(more))
        if (known?.[amount] !== undefined || entry[amount] !== undefined)
          Object.assign(sum, { [amount]: added })
      }
      sums.set(key, sum)
    }
  return [...sums.values()]
}

const sharesOf = <T extends { readonly amount: number }>(
  lines: readonly { readonly entries: readonly T[]; readonly sign: 1 | -1 }[],
  keyOf: (entry: T) => string,
): T[] => addUp(lines, keyOf, ['amount']).filter(({ amount }) => amount !== 0)

const addLines = (parts: readonly SignedPart[]): LinePrice[] => {
  const lists = parts.map(({ part, sign }) => ({ entries: part.lines, sign }))
  const amounts = [
    'total',
    'gifted',
    'discount',
    'surcharge',
    'tax',
    'net',
    'relatedTreePrice',
  ] as const
  return addUp(lists, ({ id }) => id, amounts).map((line) => {
    const own = lists.flatMap(({ entries, sign }) =>
      entries.filter(({ id }) => id === line.id).map((one) => ({ one, sign })),
    )
    return {
      ...line,
      discounts: sharesOf(
        own.map(({ one, sign }) => ({ entries: one.discounts, sign })),
        ({ rule }) => rule,
      ),
      taxes: sharesOf(
        own.map(({ one, sign }) => ({ entries: one.taxes, sign })),
        ({ setting }) => setting,
      ),
    }
  })
}

/** Adds parts of bills up, line by line and rule by rule. A rule that failed is listed if nothing of it is left. */
export const addBills = (parts: readonly SignedPart[]): BillShares => {
  const discounts = addUp(
    parts.map(({ part, sign }) => ({
      entries: part.discounts.filter(({ error }) => sign > 0 || error === undefined),
      sign,
    })),
    ({ rule, source, coupon, error }) => [rule, source, coupon, error ?? ''].join(' '),
    ['amount', 'waived', 'points', 'spends'],
  )
  const last = parts.findLast(({ sign }) => sign > 0)?.part.discounts ?? []
  // what was taken off as it was added is gone
  const applied = discounts.filter(
    ({ error, amount, waived = 0, points = 0, spends = 0, rule, coupon }) =>
      error === undefined &&
      (amount !== 0 ||
        waived + points + spends !== 0 ||
        last.some((one) => one.rule === rule && one.coupon === coupon)),
  )
  const failed = discounts.filter(
    ({ error, rule, coupon }) =>
      error !== undefined && !applied.some((one) => one.rule === rule && one.coupon === coupon),
  )
  return {
    lines: addLines(parts),
    discounts: [...applied, ...failed],
    surcharges: addUp(
      parts.map(({ part, sign }) => ({ entries: part.surcharges, sign })),
      ({ setting }) => setting,
      ['amount', 'discount'],
    ),
    taxes: addUp(
      parts.map(({ part, sign }) => ({ entries: part.taxes, sign })),
      ({ setting, percent, included }) => [setting, percent, included].join(' '),
      ['base', 'amount'],
    ),
    taxRelief: fromCents(
      parts.reduce((sum, { part, sign }) => sum + sign * toCents(part.taxRelief), 0),
    ),
  }
}
