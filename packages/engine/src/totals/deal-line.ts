import type { LinePrice } from '../catalog/price-result.ts'
import { fromCents, toCents } from '../money/cents.ts'
import { apportion } from '../pricing/apportion.ts'
import { dealMatrix } from './deal-matrix.ts'
import { sumCents } from './bill-shares.ts'

interface Shared {
  readonly amounts: readonly number[]
}

const atPlace = <T extends Shared>(lists: readonly T[], at: number) =>
  lists.flatMap(({ amounts, ...one }) => {
    const amount = amounts[at] ?? 0
    return amount === 0 ? [] : [{ ...one, amount }]
  })

/** Returns the stored shares of units of a line, to the cent, for each of some quantities that sum to the line's (PRICE-9.7). */
export const dealLine = (
  line: LinePrice,
  quantities: readonly number[],
): readonly Omit<LinePrice, 'id'>[] => {
  const share = (amount: number): readonly number[] =>
    apportion(toCents(amount), quantities).map(fromCents)
  const total = apportion(toCents(line.total), quantities)
  // what is left of a unit is dealt with its discounts: rounded each by itself they could exceed it
  const parts = dealMatrix(total, [
    toCents(line.net),
    ...line.discounts.map(({ amount }) => -toCents(amount)),
  ])
  const surcharge = share(line.surcharge)
  const gifted = line.gifted === undefined ? undefined : share(line.gifted)
  const tree = share(line.relatedTreePrice)
  const off = line.discounts.map(({ rule }, index) => ({
    rule,
    amounts: parts.map((row) => fromCents(-row[index + 1]!)),
  }))
  const taxed = line.taxes.map(({ amount, ...one }) => ({ ...one, amounts: share(amount) }))
  return quantities.map((quantity, at) => {
    const discounts = atPlace(off, at)
    const taxes = atPlace(taxed, at)
    const discount = sumCents(discounts, ({ amount }) => amount)
    return {
      quantity,
      unitPrice: line.unitPrice,
      total: fromCents(total[at]!),
      ...(gifted && { gifted: gifted[at]! }),
      discount: fromCents(discount),
      surcharge: surcharge[at]!,
      tax: fromCents(sumCents(taxes, ({ amount }) => amount)),
      net: fromCents(total[at]! + discount),
      relatedTreePrice: tree[at]!,
      discounts,
      taxes,
    }
  })
}
