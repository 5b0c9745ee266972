import type { Product } from '@comanda/contract'
import { MAX_QUANTITY } from '@comanda/engine/stock'
import type { MenuContext } from '@comanda/engine/catalog'
import {
  availableGroups,
  defaultOptions,
  type DraftOption,
  validateOptions,
} from '@comanda/engine/options'

/** How a product can be added from the menu. */
export interface DishOffer {
  /** What a press on + adds; `undefined` if something must be chosen first. */
  readonly quickAdd?: readonly DraftOption[]
  /** Whether its choices may cost more than its price. */
  readonly hasExtras: boolean
  /** How many of it a diner may order at once. */
  readonly limit: number
}

/** Returns how a product can be added here and now. */
export const dishOffer = (product: Product, context: MenuContext): DishOffer => {
  const options = defaultOptions(product, context)
  const isComplete = validateOptions(product, options, context).length === 0
  const required = availableGroups(product, context).filter(
    (group) => group.required === true || (group.minPick ?? 0) > 0,
  )
  return {
    limit: context.limits?.quantity ?? MAX_QUANTITY,
    hasExtras: required.some(
      (group) =>
        group.partsPrice !== undefined || group.choices?.some((choice) => (choice.price ?? 0) > 0),
    ),
    ...(isComplete ? { quickAdd: options } : {}),
  }
}
