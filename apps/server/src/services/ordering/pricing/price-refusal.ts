import { toCents } from '@comanda/engine/money'
import type { PriceResult } from '@comanda/engine/pricing'
import type { Refusal } from '../../../errors/refusal.ts'

/** Refuses an order if its total differs from the one the diner saw, with the new price. */
export const priceRefusal = (
  result: PriceResult,
  expectedTotal: number | undefined,
): Refusal | undefined =>
  expectedTotal === undefined || toCents(expectedTotal) === toCents(result.totals.total)
    ? undefined
    : {
        kind: 'Conflict',
        code: 'priceChanged',
        message: 'The price has changed.',
        field: 'expectedTotal',
        detail: { result },
      }
