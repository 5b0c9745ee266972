import { type CartCoupon, type CartLine, type LineMaker, withFreeSets } from '@comanda/engine'

/** The lines a coupon is tried on: the cart's own; of an empty cart those the coupon gives by itself. */
export const givenLines = (
  lines: readonly CartLine[],
  { id, rule }: CartCoupon,
  make: LineMaker | undefined,
): readonly CartLine[] => {
  const isGiving = lines.length === 0 && make && rule.automaticAddFreeProduct === true
  return (isGiving ? withFreeSets([], rule, id, 1, make) : undefined) ?? lines
}
