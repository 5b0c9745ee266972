import type { CartLine } from '../catalog/cart-line.ts'
import { toCents } from '../money/cents.ts'
import { multiplyRounded } from '../money/multiply-rounded.ts'
import { scaledPercent, WHOLE_PERCENT } from '../money/scaled-decimal.ts'
import type { LineParts } from '../kernel/priced-line.ts'

const manualAmount = ({ openKey }: CartLine): number =>
  typeof openKey === 'number' && Number.isFinite(openKey) ? toCents(openKey) : 0

/** Returns the unit price of a line in cents, with what staff changed by hand; never below 0 (PRICE-3.7). */
export const unitPriceOf = (
  line: CartLine,
  { productPart, enjoying, other }: LineParts,
): number => {
  const listed =
    line.overridePrice == null ? productPart + enjoying + other : toCents(line.overridePrice)
  const opened = listed + manualAmount(line)
  if (!line.manualPercentAdjust) return Math.max(0, opened)
  const percent = scaledPercent(line.manualPercentAdjust)
  return Math.max(0, opened + multiplyRounded(opened, percent, WHOLE_PERCENT))
}

/** Returns whether staff changed what a line costs by hand. */
export const isByHand = (line: CartLine): boolean =>
  line.overridePrice != null ||
  !!line.openKey ||
  !!line.manualPercentAdjust ||
  !!line.manualDiscount

/** Returns the unit price of a free line: its options; no product part, nothing changed by hand (PRICE-4.1). */
export const freeUnitPrice = ({ enjoying, other }: LineParts): number =>
  Math.max(0, enjoying + other)
