import type { Category } from '../categories/schema.ts'
import type { OrderDiscount } from '../order-discounts/schema.ts'
import type { ProductOption } from '../product-options/schema.ts'
import type { Product } from '../products/schema.ts'
import type { Section } from '../sections/schema.ts'
import type { ServiceDescription } from '../services/description.ts'
import type { Shop } from '../shops/schema.ts'
import type { SubCategory } from '../sub-categories/schema.ts'
import type { SurchargeSetting } from '../surcharge-settings/schema.ts'
import type { TaxSetting } from '../tax-settings/schema.ts'
import type { TimeCondition } from '../time-conditions/schema.ts'

/**
 * `get menus/{shop}`: all that a diner's screen needs of a shop, in one answer. `version` changes when anything in it
 * does. `discounts` are the active automatic ones of the shop.
 */
export interface Menu {
  readonly version: string
  readonly shop: Shop
  readonly sections: readonly Section[]
  readonly timeConditions: readonly TimeCondition[]
  readonly categories: readonly Category[]
  readonly subCategories: readonly SubCategory[]
  readonly products: readonly Product[]
  readonly productOptions: readonly ProductOption[]
  readonly taxSettings: readonly TaxSetting[]
  readonly surchargeSettings: readonly SurchargeSetting[]
  readonly discounts: readonly OrderDiscount[]
}

export const menusService: ServiceDescription = {
  path: 'menus',
  filter: [],
  sort: [],
  methods: ['get'],
  events: [],
  paginate: false,
}
