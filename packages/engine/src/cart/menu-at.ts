import { type MenuContext, menuContext } from '../catalog/menu-context.ts'
import type { ProductOption } from '../catalog/product-option.ts'
import type { Product } from '../catalog/product.ts'
import { purchaseLimits } from '../catalog/purchase-limits.ts'
import type { Session } from '../catalog/session.ts'
import type { Shop } from '../catalog/shop.ts'
import type { TimeCondition } from '../catalog/time-condition.ts'
import { createClock } from '../pricing/clock.ts'

/** Whose menu, and when. */
export interface MenuAtInput {
  readonly products: readonly Product[]
  readonly productOptions: readonly ProductOption[]
  readonly timeConditions: readonly TimeCondition[]
  readonly shop: Shop
  readonly session: Session
  /** ISO instant with offset. */
  readonly now: string
  /** Missing: true. */
  readonly selfService?: boolean | undefined
}

/** The menu as a session's cart is checked against it at an instant: time conditions are read by the shop's clock. */
export const menuAt = ({
  products,
  productOptions,
  timeConditions,
  shop,
  session,
  now,
  selfService = true,
}: MenuAtInput): MenuContext => {
  const conditions = new Map(timeConditions.map((condition) => [condition._id, condition]))
  return menuContext({
    products,
    productOptions,
    orderType: session.type,
    ...(session.section === undefined ? {} : { section: session.section }),
    selfService,
    useDefaultsForSetItem: shop.useDefaultsForSetItem,
    ...(selfService && { limits: purchaseLimits(shop) }),
    isOpen: createClock(now, shop, session, conditions).holdsAny,
  })
}
