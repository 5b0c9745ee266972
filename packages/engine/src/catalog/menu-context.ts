import type { ProductOption } from './product-option.ts'
import type { Product } from './product.ts'
import type { PurchaseLimits } from './purchase-limits.ts'
import type { Id, OrderType } from './vocabulary.ts'

/** Today's menu, as picks and carts are checked against it. */
export interface MenuContext {
  readonly products: ReadonlyMap<Id, Product>
  readonly productOptions: ReadonlyMap<Id, ProductOption>
  readonly orderType: OrderType
  /** The session's section, for lines without one. */
  readonly section?: Id | undefined
  /** Diners on their own devices and kiosks: stock rules are stricter, hidden products cannot be bought. */
  readonly selfService: boolean
  /** Missing: none, for staff. */
  readonly limits?: PurchaseLimits | undefined
  /** Whether a dish that is put into a set has its default choices (OPT-3.3). Missing: true. */
  readonly useDefaultsForSetItem?: boolean | undefined
  /** Returns whether one of these time conditions applies now; `true` for an empty or missing list (TIME-4.3). */
  readonly isOpen: (timeConditions: readonly Id[] | undefined) => boolean
}

/** What a menu context is made from. */
export interface MenuContextInput extends Omit<MenuContext, 'products' | 'productOptions'> {
  readonly products: readonly Product[]
  readonly productOptions: readonly ProductOption[]
}

/** Indexes products and option groups by their ids. */
export const menuContext = ({
  products,
  productOptions,
  ...rest
}: MenuContextInput): MenuContext => ({
  ...rest,
  products: new Map(products.map((product) => [product._id, product])),
  productOptions: new Map(productOptions.map((group) => [group._id, group])),
})
