import type { MenuContext } from '../catalog/menu-context.ts'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import type { Product } from '../catalog/product.ts'

/** Returns whether a group takes part now: not a draft, for this order type, within its times (OPT-1.6). */
export const isGroupAvailable = (group: ProductOption, context: MenuContext): boolean =>
  group.draft !== true &&
  (group.allowedOrderType === undefined ||
    group.allowedOrderType.length === 0 ||
    group.allowedOrderType.includes(context.orderType)) &&
  context.isOpen(group.timeConditions)

/** Returns whether a choice is available now; one of type `product` needs its product on today's menu. */
export const isChoiceAvailable = (choice: Choice, context: MenuContext): boolean =>
  context.isOpen(choice.timeConditions) &&
  (choice.type !== 'product' ||
    (choice.product !== undefined && context.products.has(choice.product)))

/** The groups of a product that take part now, in the product's order. */
export const availableGroups = (product: Product, context: MenuContext): readonly ProductOption[] =>
  (product.options ?? []).flatMap((id) => {
    const group = context.productOptions.get(id)
    return group && isGroupAvailable(group, context) ? [group] : []
  })
