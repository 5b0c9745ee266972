import { type Static, Type } from '@feathersjs/typebox'
import { Category } from '../categories/schema.ts'
import { OrderDiscount } from '../order-discounts/schema.ts'
import { ProductOption } from '../product-options/schema.ts'
import { Product } from '../products/schema.ts'
import { Section } from '../sections/schema.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Shop } from '../shops/schema.ts'
import { SubCategory } from '../sub-categories/schema.ts'
import { SurchargeSetting } from '../surcharge-settings/schema.ts'
import { TaxSetting } from '../tax-settings/schema.ts'
import { TimeCondition } from '../time-conditions/schema.ts'
import { MenuVipLevel } from '../vip-levels/schema.ts'

const schema = Closed(
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
    popular: Type.Optional(Type.Array(Id, { maxItems: 12 })),
    takesCoupons: Type.Optional(Type.Boolean()),
  },
  'Menu',
)

type ReadonlyLists<T> = {
  readonly [K in keyof T]: T[K] extends (infer E)[] ? readonly E[] : T[K]
}

/**
 * `get menus/{shop}`: everything that a diner's screen needs of a shop, in one response. `version` changes with any of
 * it. `discounts` are the shop's active ones of the sources automatic, memberRank and member: pricing picks those of
 * the user. Products for top-ups are on no menu. `popular` are products that most orders of the last weeks have, the most
 * popular first; missing if there are none (CAT-4.11). `takesCoupons`: whether the shop has promotions
 * for who has a coupon (CAT-4.12).
 */
export type Menu = ReadonlyLists<Static<typeof schema>>
export const Menu = Type.Unsafe<Menu>(schema)
