import type { ProductOption } from '../catalog/product-option.ts'

/** Units left to pick in a group without a maximum (OPT-2.4). */
export const DEFAULT_REMAINING = 99

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

/** How many picks a group wants, to be put in words: at least `min`, at most `max` (`Infinity` without a limit). */
export const pickRange = (
  group: ProductOption,
): { readonly min: number; readonly max: number } => ({
  min: Math.max(group.required === true ? 1 : 0, group.minPick ?? 0),
  max: maxPickOf(group),
})
