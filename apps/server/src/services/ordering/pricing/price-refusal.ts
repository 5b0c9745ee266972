import type { PriceResult } from '@comanda/engine'
import type { Refusal } from '../../../errors/refusal.ts'

const cents = (units: number): number => Math.round(units * 100)

/** Refuses an order whose total is another than the diner saw; the new price goes with the refusal. */
export const priceRefusal = (
  result: PriceResult,
  expectedTotal: number | undefined,
): Refusal | undefined =>
  expectedTotal === undefined || cents(expectedTotal) === cents(result.totals.total)
    ? undefined
    : {
        kind: 'Conflict',
        code: 'priceChanged',
        message: 'The price has changed.',
        field: 'expectedTotal',
        detail: { result },
      }
