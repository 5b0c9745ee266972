import type { LinePrice } from '../catalog/price-result.ts'
import { apportion } from '../pricing/apportion.ts'
import { sumCents } from './bill-shares.ts'

/** Units of a line in a part of a bill. */
export interface DealtLine {
  /** Their shares. */
  readonly line: LinePrice
  /** The line of the bill that they are of. */
  readonly of: LinePrice
}

const isZero = (weights: readonly number[]): boolean => weights.every((weight) => weight === 0)

/**
 * Deals what a tax is on to the parts of a bill: to each the goods of its lines that bear the tax; what is left is on what these
 * bear of surcharges. Cents.
 */
export const dealBase = (
  base: number,
  setting: string,
  parts: readonly (readonly DealtLine[])[],
): readonly number[] => {
  const bearing = parts.map((lines) =>
    lines.flatMap(({ line, of }) =>
      of.taxes.some((tax) => tax.setting === setting) ? [line] : [],
    ),
  )
  const goods = bearing.map((lines) => sumCents(lines, ({ net }) => net))
  const charged = bearing.map((lines) => sumCents(lines, ({ surcharge }) => surcharge))
  const nets = parts.map((lines) => sumCents(lines, ({ line }) => line.net))
  const weights = [charged, goods, nets].find((each) => !isZero(each)) ?? nets
  const left = base - goods.reduce((sum, cents) => sum + cents, 0)
  // a tax on surcharges alone
  if (left < 0) return apportion(base, weights)
  const rest = apportion(left, weights)
  return goods.map((cents, part) => cents + rest[part]!)
}
