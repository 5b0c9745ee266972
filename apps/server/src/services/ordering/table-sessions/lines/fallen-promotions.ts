import type { VoidLinesData } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import type { PriceResult } from '@comanda/engine/pricing'
import { refused } from '../../../../errors/refusal.ts'
import type { LessPrice } from '../../pricing/agreed-price.ts'
import type { SessionPrice } from '../../pricing/price-session.ts'

/** What becomes of promotions whose conditions do not hold for the units that are left. */
export interface FallenPromotions {
  readonly promotions: VoidLinesData['promotions']
  /** Checks that the caller may give so many cents by hand; throws a refusal if not. */
  readonly give: (off: number) => Promise<void>
}

/** Throws a refusal with what the bill comes to in both cases if a promotion falls away (STAFF-1.17). */
export const refuseFallen = ({ kept, fallen }: LessPrice, { totals }: PriceResult): void => {
  if (!fallen) return
  const [keep, drop] = [kept.result.totals.total, fallen.result.totals.total]
  throw refused({
    kind: 'Conflict',
    code: 'promotionFalls',
    message: 'A promotion falls away: say whether it is kept.',
    field: 'promotions',
    detail: { before: totals.total, keep, drop },
  })
}

/** Returns the price of a bill that has units less, as the call says what becomes of a promotion that falls away. */
export const lessAsAllowed = async (
  less: LessPrice,
  bill: PriceResult,
  { promotions, give }: FallenPromotions,
): Promise<SessionPrice> => {
  const { price, kept, fallen } = less
  if (!fallen) return price
  if (promotions === 'drop') return fallen
  if (promotions === undefined) refuseFallen(less, bill)
  await give(toCents(fallen.result.totals.total) - toCents(kept.result.totals.total))
  return kept
}
