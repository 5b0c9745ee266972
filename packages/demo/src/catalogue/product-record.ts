import type { Product } from '@comanda/contract'
import { pictureId, recordId, shopId } from '../ids/record-id.ts'
import type { ShopKey } from '../ids/shop-key.ts'
import type { Dish } from '../menu/dish.ts'
import type { MenuCategory } from '../menu/menu-category.ts'

const priceModifiers = (dish: Dish, shop: ShopKey): NonNullable<Product['priceModifiers']> => {
  const takeAway = dish.takeAway?.[shop]
  return [
    ...(takeAway === undefined
      ? []
      : [{ type: 'orderType' as const, orderType: 'takeAway' as const, price: takeAway }]),
    ...(dish.happyHour
      ? [
          {
            type: 'timeCondition' as const,
            timeCondition: recordId(shop, 'time-condition', 'happy-hour'),
            percent: -20,
          },
        ]
      : []),
  ]
}

/** Properties that only some shops or times have. */
const rules = (dish: Dish, shop: ShopKey): Partial<Product> => {
  const modifiers = priceModifiers(dish, shop)
  const stock = dish.stock?.[shop]
  return {
    ...(dish.served
      ? { sections: dish.served.map((section) => recordId(shop, 'section', section)) }
      : {}),
    ...(dish.times
      ? { timeConditions: dish.times.map((time) => recordId(shop, 'time-condition', time)) }
      : {}),
    ...(modifiers.length > 0 ? { priceModifiers: modifiers } : {}),
    ...(stock ? { stock } : {}),
    ...(dish.autoMerge ? { autoMerge: true } : {}),
    ...(dish.eatInOnly ? { eatInOnly: true } : {}),
    ...(dish.setOnly ? { setOrderOrGiftOnly: true } : {}),
    ...(dish.notDiscountable ? { discountable: false } : {}),
  }
}

/**
 * Returns a dish as a product of a shop, or undefined if the shop does not sell it. `place` counts from 1 over the
 * whole menu.
 */
export const productRecord = (
  dish: Dish,
  category: MenuCategory,
  shop: ShopKey,
  place: number,
): Product | undefined => {
  const price = dish.price[shop]
  if (price === undefined) return undefined
  return {
    _id: recordId(shop, 'product', dish.key),
    shop: shopId(shop),
    code: String(place).padStart(3, '0'),
    name: dish.name,
    description: dish.description,
    images: [pictureId(dish.key)],
    price,
    category: recordId(shop, 'category', category.key),
    ...(dish.sub
      ? { subCategory: recordId(shop, 'sub-category', `${category.key}/${dish.sub}`) }
      : {}),
    options: (dish.options ?? []).map((group) => recordId(shop, 'option', group)),
    ...(dish.marks ? { marks: dish.marks } : {}),
    ...(dish.allergens ? { allergens: dish.allergens } : {}),
    order: place,
    ...rules(dish, shop),
  }
}
