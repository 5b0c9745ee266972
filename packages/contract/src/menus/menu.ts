import { Type } from '@feathersjs/typebox'
import { Category } from '../categories/schema.ts'
import { OrderDiscount } from '../order-discounts/schema.ts'
import { ProductOption } from '../product-options/schema.ts'
import { Product } from '../products/schema.ts'
import { Section } from '../sections/schema.ts'
import { Closed } from '../fields/closed.ts'
import type { ServiceDescription } from '../services/description.ts'
import { Shop } from '../shops/schema.ts'
import { SubCategory } from '../sub-categories/schema.ts'
import { SurchargeSetting } from '../surcharge-settings/schema.ts'
import { TaxSetting } from '../tax-settings/schema.ts'
import { TimeCondition } from '../time-conditions/schema.ts'
import { MenuVipLevel } from '../vip-levels/schema.ts'

/**
 * `get menus/{shop}`: all that a diner's screen needs of a shop, in one answer. `version` changes when anything in it
 * does. `discounts` are the shop's active ones of the sources automatic, memberRank and member: pricing picks those of the
 * user. Products for top-ups are on no menu.
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
  readonly vipLevels: readonly MenuVipLevel[]
}

export const Menu = Closed(
  {
    version: Type.String(),
    shop: Shop,
    sections: Type.Array(Section),
    timeConditions: Type.Array(TimeCondition),
    categories: Type.Array(Category),
    subCategories: Type.Array(SubCategory),
    products: Type.Array(Product),
    productOptions: Type.Array(ProductOption),
    taxSettings: Type.Array(TaxSetting),
    surchargeSettings: Type.Array(SurchargeSetting),
    discounts: Type.Array(OrderDiscount),
    vipLevels: Type.Array(MenuVipLevel),
  },
  'Menu',
)

export const menusService: ServiceDescription = {
  path: 'menus',
  result: Menu,
  filter: [],
  sort: [],
  methods: ['get'],
  events: [],
  paginate: false,
}
