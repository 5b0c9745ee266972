import { fromCents, toCents } from '../money/cents.ts'

/** What a bill says of its sum and its payments; currency units. */
export interface PaidBill {
  readonly result: { readonly totals: { readonly total: number } }
  readonly payments: readonly { readonly amount: number }[]
  /** What is due: nothing, while a deposit is more than the bill (DEP-2.3). */
  readonly outstanding: number
}

/** Returns what of the payments the bill does not need and goes back as it ends, in currency units (DEP-2.4). */
export const billSurplus = ({ result, payments, outstanding }: PaidBill): number =>
  fromCents(
    payments.reduce(
      (cents, { amount }) => cents + toCents(amount),
      toCents(outstanding) - toCents(result.totals.total),
    ),
  )
