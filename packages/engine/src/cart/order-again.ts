import type { CartLine } from '../catalog/cart-line.ts'
import type { Money } from '../catalog/vocabulary.ts'
import { topLines } from '../set-items/line-tree.ts'
import type { LineMaker } from './add-line.ts'
import { type ChangedLine, type GoneLine, restoreLines } from './restore-lines.ts'

/** An item that costs otherwise today: per unit, set children included, in currency units. */
export interface RepricedLine {
  readonly line: string
  readonly before: Money
  readonly now: Money
}

/** An earlier order as it can be ordered today; nothing of it is in a cart yet. */
export interface OrderAgain {
  /** Lines with new ids, to be put into a cart. */
  readonly lines: readonly CartLine[]
  readonly gone: readonly GoneLine[]
  readonly changed: readonly ChangedLine[]
  readonly repriced: readonly RepricedLine[]
}

/** Unit prices by the id of the top line, in currency units; unknown ones are left out. */
export type UnitPrices = ReadonlyMap<string, Money>

/**
 * Returns the part of an ordered line that a new one takes over: what was chosen, without agreed prices and
 * adjustments.
 */
const wanted = (line: CartLine): CartLine => {
  const { id, product, options, quantity, quantityRatio, customRemark, kitchenOptions } = line
  const { takeAway, fromProduct, fromOption, fromChoice } = line
  const fields: Partial<CartLine> = {
    product,
    options,
    quantity,
    quantityRatio,
    customRemark,
    kitchenOptions,
    takeAway,
    fromProduct,
    fromOption,
    fromChoice,
  }
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given), id }
}

/**
 * Rebuilds an earlier order from today's menu and lists what is gone, what changed and what costs otherwise, before
 * anything is added. Cancelled, custom and given lines are not taken over. `before` are the unit prices of the earlier
 * order by its line ids, `priceNow` tells those of the new lines by theirs.
 */
export const orderAgain = (
  earlier: readonly CartLine[],
  maker: LineMaker,
  before: UnitPrices,
  priceNow: (lines: readonly CartLine[]) => UnitPrices,
): OrderAgain => {
  const ids = new Map(earlier.map((line) => [line.id, maker.newId()]))
  const old = new Map([...ids].map(([id, made]) => [made, id]))
  const renamed = earlier
    .filter(
      (line) =>
        line.status !== 'cancel' &&
        line.customProduct === undefined &&
        line.fromCoupon === undefined,
    )
    .map((line) => {
      const parent = ids.get(line.fromProduct ?? '')
      return {
        ...wanted(line),
        id: ids.get(line.id) ?? line.id,
        ...(parent === undefined ? {} : { fromProduct: parent }),
      }
    })
  const { lines, gone, changed } = restoreLines(renamed, maker)
  const prices = priceNow(lines)
  const repriced = topLines(lines).flatMap(({ id }) => {
    const was = before.get(old.get(id) ?? '')
    const now = prices.get(id)
    return was !== undefined && now !== undefined && was !== now
      ? [{ line: id, before: was, now }]
      : []
  })
  return { lines, gone, changed, repriced }
}
