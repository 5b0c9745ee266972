/**
 * A naive implementation on the same data: an object per unit, every promotion over all units, shares by sorting. Only
 * its time matters.
 */
function shareOut(amount, units) {
  const total = units.reduce((sum, unit) => sum + unit.left, 0)
  if (total === 0) return
  const shares = units.map((unit) => {
    const exact = (amount * unit.left) / total
    return { unit, share: Math.floor(exact), rest: exact - Math.floor(exact) }
  })
  let over = amount - shares.reduce((sum, { share }) => sum + share, 0)
  for (const entry of shares.toSorted((a, b) => b.rest - a.rest)) {
    if (over <= 0) break
    entry.share++
    over--
  }
  for (const { unit, share } of shares) unit.left -= share
}

const leftOf = (units) => units.reduce((sum, unit) => sum + unit.left, 0)

const kinds = {
  orderPercent: (promotion, units) =>
    shareOut(Math.round((leftOf(units) * promotion.percent) / 100), units),
  orderAmount: (promotion, units) => shareOut(Math.min(promotion.amount, leftOf(units)), units),
  minTotalPercent(promotion, units) {
    if (leftOf(units) >= promotion.minTotal) kinds.orderPercent(promotion, units)
  },
  categoryPercent(promotion, units) {
    const those = units.filter((unit) => unit.categoryId === promotion.categoryId)
    kinds.orderPercent(promotion, those)
  },
  buyXGetY({ categoryId, buy, get }, units) {
    const those = units.filter((unit) => unit.categoryId === categoryId && unit.left > 0)
    if (those.length < buy + get) return
    for (const unit of those.toSorted((a, b) => a.left - b.left).slice(0, get)) unit.left = 0
  },
}

/** Returns the total in cents. */
export function naiveTotal({ lines, promotions }) {
  const units = lines.flatMap((line) =>
    Array.from({ length: line.quantity }, () => ({ ...line, left: line.unitPrice })),
  )
  for (const promotion of promotions) kinds[promotion.kind](promotion, units)
  const tax = units.reduce((sum, unit) => sum + (unit.left * unit.taxPercent) / 100, 0)
  return leftOf(units) + Math.round(tax)
}
