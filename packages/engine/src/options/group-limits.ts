import type { ProductOption } from '../catalog/product-option.ts'

/**
 * Whether a group takes one pick at most, so that another replaces it: `multiple: false`, `maxPick` 1, or neither
 * `multiple` nor a limit that speaks of more.
 */
export const isSinglePick = (group: ProductOption): boolean =>
  group.multiple === undefined
    ? (group.maxPick ?? group.minPick ?? 1) <= 1
    : !group.multiple || (group.maxPick ?? Infinity) <= 1

/** Most picks that a group admits; `Infinity` without a limit. */
export const maxPickOf = (group: ProductOption): number => {
  const limit = group.maxPick ?? Infinity
  return isSinglePick(group) ? Math.min(1, limit) : limit
}

/** How many parts a dish has at least and at most (HALF-1.1). */
const leastParts = 2
const mostParts = 4

/** Fewest units that a group admits; `-Infinity` without a limit. */
export const leastUnitsOf = ({ partsPrice, minQuantity = -Infinity }: ProductOption): number =>
  partsPrice === undefined ? minQuantity : Math.max(leastParts, minQuantity)

/** Most units that a group admits; `Infinity` without a limit. */
export const mostUnitsOf = ({ partsPrice, maxQuantity = Infinity }: ProductOption): number =>
  partsPrice === undefined ? maxQuantity : Math.min(mostParts, maxQuantity)
