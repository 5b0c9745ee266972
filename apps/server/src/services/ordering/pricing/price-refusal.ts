import { toCents } from '@comanda/engine/money'
import type { PriceResult } from '@comanda/engine/pricing'
import type { Refusal } from '../../../errors/refusal.ts'

const changed = (field: string, detail: NonNullable<Refusal['detail']>): Refusal => ({
  kind: 'Conflict',
  code: 'priceChanged',
  message: 'The price has changed.',
  field,
  detail,
})

const isAsSeen = ({ totals }: PriceResult, expected: number | undefined): boolean =>
  expected === undefined || toCents(expected) === toCents(totals.total)

/** Refuses an order if its total differs from the one the diner saw, with the new price. */
export const priceRefusal = (
  result: PriceResult,
  expectedTotal: number | undefined,
): Refusal | undefined =>
  isAsSeen(result, expectedTotal) ? undefined : changed('expectedTotal', { result })

/** Refuses an order if the whole bill differs from the one the diner saw: with what it was, what it would be, and the cart's price. */
export const billRefusal = (
  bill: PriceResult,
  expectedBill: number | undefined,
  { before, cart }: { readonly before: PriceResult | undefined; readonly cart: PriceResult },
): Refusal | undefined =>
  isAsSeen(bill, expectedBill)
    ? undefined
    : changed('expectedBill', {
        result: cart,
        bill: { before: before?.totals.total ?? 0, after: bill.totals.total },
      })
