import { unavailableReason } from '../cart/product-availability.ts'
import { goneReason } from '../cart/restored-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { Product } from '../catalog/product.ts'
import { validateOptions } from '../options/validate-options.ts'
import { createChildren, lineOptions } from '../set-items/create-children.ts'
import { topLines, treeOf } from '../set-items/line-tree.ts'
import { fillSet, type FilledSet } from './fill-set.ts'
import { commonFields, looseByKey } from './loose-lines.ts'
import type { MergeContext } from './merge-context.ts'

/** Returns the set's lines: the common part of the taken lines, and a child for each of them. */
const setLines = (
  product: Product,
  first: CartLine,
  { options, taken }: FilledSet,
  { context, newId }: MergeContext,
): readonly CartLine[] => {
  const top: CartLine = {
    ...commonFields(first),
    ...(first.date === undefined ? {} : { date: first.date }),
    ...(first.staff === undefined ? {} : { staff: first.staff }),
    id: newId(),
    product: product._id,
    quantity: 1,
    options: lineOptions(options),
    mergeStatus: 'merged',
    mergeSource: taken,
  }
  const children = createChildren(top, options, context, newId)
  return [top, ...children.map((child) => ({ ...child, mergeStatus: 'mergedFrom' as const }))]
}

const formSet = (
  lines: readonly CartLine[],
  product: Product,
  loose: readonly CartLine[],
  merge: MergeContext,
): readonly CartLine[] => {
  const { context } = merge
  const filled = fillSet(lines, product, loose, merge)
  const sources = topLines(filled.taken).map((line) => line.id)
  const first = lines.find((line) => sources.includes(line.id))
  if (!first || validateOptions(product, filled.options, context).length > 0) return lines
  const set = setLines(product, first, filled, merge)
  if (goneReason(set, context)) return lines
  const before = merge.priceOf(sources.flatMap((id) => treeOf(lines, id)))
  const after = merge.priceOf([...set, ...sources.flatMap((id) => treeOf(filled.rest, id))])
  if (after > before) return lines
  const at = lines.indexOf(first)
  const rest = new Set(filled.rest.map((line) => line.id))
  const place = lines.slice(0, at).filter((line) => rest.has(line.id)).length
  return [...filled.rest.slice(0, place), ...set, ...filled.rest.slice(place)]
}

/** Whether a product may be formed from loose lines now. */
const isFormed = (product: Product, { context }: MergeContext): boolean =>
  product.autoMerge === true &&
  product.setOrderOrGiftOnly !== true &&
  unavailableReason(product, context) === undefined

/**
 * Tries one set of each product with `autoMerge`, in catalogue order (MERGE-1.3). A set is formed if all its required
 * groups are satisfied and it costs no more; it takes the place of the first of its lines.
 */
export const formSets = (start: readonly CartLine[], merge: MergeContext): readonly CartLine[] => {
  let lines = start
  for (const product of merge.context.products.values()) {
    if (!isFormed(product, merge)) continue
    for (const loose of looseByKey(lines, merge.scope).values()) {
      const formed = formSet(lines, product, loose, merge)
      if (formed === lines) continue
      lines = formed
      break
    }
  }
  return lines
}
