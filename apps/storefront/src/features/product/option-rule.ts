import type { OrderingKey } from '@comanda/locales/ordering'
import type { MessageValues } from '@comanda/locales'
import type { ProductOption } from '@comanda/engine/catalog'
import { maxPickOf } from '@comanda/engine/options'

/** A message with its parameters. */
export interface Words {
  readonly key: OrderingKey
  readonly values?: MessageValues
}

const range = (min: number, max: number): Words => {
  if (min === max)
    return min === 1
      ? { key: 'product.rule.one' }
      : { key: 'product.rule.exactly', values: { count: min } }
  if (min > 0 && max < Infinity) return { key: 'product.rule.between', values: { min, max } }
  if (min > 0) return { key: 'product.rule.atLeast', values: { min } }
  return max < Infinity
    ? { key: 'product.rule.upTo', values: { max } }
    : { key: 'product.rule.any' }
}

/** Returns whether a group may not be left empty. */
export const isGroupRequired = (group: ProductOption): boolean =>
  group.required === true || (group.minPick ?? 0) > 0 || (group.minQuantity ?? 0) > 0

/** Returns the rule of an option group in words: "Choose 2", "of up to 3 kinds" (OPT-3.2). */
export const optionRule = (group: ProductOption): readonly Words[] => {
  const countsUnits = group.minQuantity !== undefined || group.maxQuantity !== undefined
  const least = Math.max(group.minPick ?? 0, group.required === true ? 1 : 0)
  const most = maxPickOf(group)
  if (!countsUnits) return [range(least, most)]
  const { minQuantity = least, maxQuantity = Infinity } = group
  const units = range(minQuantity, maxQuantity)
  // Kinds need a word only if they limit more than the units do.
  if (most > 1 && most < maxQuantity)
    return [units, { key: 'product.rule.kinds', values: { count: most } }]
  return least > 1 && least < minQuantity
    ? [units, { key: 'product.rule.leastKinds', values: { count: least } }]
    : [units]
}
