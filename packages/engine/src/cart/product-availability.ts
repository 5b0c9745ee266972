import type { MenuContext } from '../catalog/menu-context.ts'
import type { Id } from '../catalog/vocabulary.ts'
import type { Product } from '../catalog/product.ts'

/** Why a product cannot be had now: gone from the menu, another section, hidden, eat-in only, or outside its times. */
export type UnavailableReason = 'missing' | 'section' | 'hidden' | 'eatInOnly' | 'time'

/**
 * Why a product cannot be ordered now, whatever its stock; `undefined` where it can. Only what is bought by itself is
 * tested so: products in sets are the set's affair.
 */
export const unavailableReason = (
  product: Product | undefined,
  context: MenuContext,
  section: Id | undefined = context.section,
): UnavailableReason | undefined => {
  if (!product) return 'missing'
  const { sections = [] } = product
  if (sections.length > 0 && section !== undefined && !sections.includes(section)) return 'section'
  if (context.selfService && product.hideFromOnline) return 'hidden'
  if (context.orderType === 'takeAway' && product.eatInOnly) return 'eatInOnly'
  return context.isOpen(product.timeConditions) ? undefined : 'time'
}
