import type { LineSurcharges } from '../kernel/line-sums.ts'
import { apportion } from '../pricing/apportion.ts'
import { grainOf, type ShopRounding } from '../money/shop-round.ts'
import { bearingItems } from './surcharge-amount.ts'
import type { SurchargeBill } from './surcharge-bill.ts'
import { shareSurcharge } from './surcharge-shares.ts'

/**
 * Shares every surcharge over the lines that bear it (if none does, over those left for it), and its discount over the
 * lines by their shares of it (SUR-2.4).
 */
export const lineSurcharges = (
  bill: SurchargeBill,
  lines: number,
  surchargeRounding: ShopRounding,
  discountRounding: ShopRounding,
): LineSurcharges => {
  const shares = new Float64Array(lines)
  const nets = new Float64Array(lines)
  for (const { basis, amount, discount } of bill.charges) {
    const bearing = bearingItems(basis, bill.waivers)
    const items = bearing.length > 0 ? bearing : basis.left
    const byLine = shareSurcharge(amount, items, bill.nets(), grainOf(surchargeRounding))
    const entries = [...byLine].toSorted(([a], [b]) => a - b)
    const weights = entries.map(([, share]) => Math.abs(share))
    const discounts = discount > 0 ? apportion(discount, weights, grainOf(discountRounding)) : []
    for (const [at, [line, share]] of entries.entries()) {
      shares[line] = shares[line]! + share
      nets[line] = nets[line]! + share - (discounts[at] ?? 0)
    }
  }
  return { shares, nets }
}
