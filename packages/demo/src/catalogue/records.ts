import type { Category, Product, ProductOption, SubCategory } from '@comanda/contract'
import { recordId, shopId } from '../ids/record-id.ts'
import { optionGroups } from '../options/option-groups.ts'
import { optionRecord } from '../options/option-record.ts'
import { shopKeys } from '../ids/shop-key.ts'
import { setMeals } from '../sets/sets.ts'
import { setOptionRecords } from '../sets/set-option-record.ts'
import { menu } from './categories.ts'
import { productRecord } from './product-record.ts'

export const categories: Category[] = shopKeys.flatMap((shop) =>
  menu.map(({ key, name, color }, index) => ({
    _id: recordId(shop, 'category', key),
    shop: shopId(shop),
    name,
    color,
    order: index + 1,
  })),
)

export const subCategories: SubCategory[] = shopKeys.flatMap((shop) =>
  menu.flatMap((category) =>
    (category.subs ?? []).map(({ key, name }, index) => ({
      _id: recordId(shop, 'sub-category', `${category.key}/${key}`),
      shop: shopId(shop),
      category: recordId(shop, 'category', category.key),
      name,
      order: index + 1,
    })),
  ),
)

const places = menu.flatMap((category) => category.dishes.map((dish) => ({ category, dish })))

const dishes = new Map(places.map(({ dish }) => [dish.key, dish]))

export const productOptions: ProductOption[] = shopKeys.flatMap((shop) => [
  ...optionGroups.map((group) => optionRecord(group, shop)),
  ...setMeals.flatMap((set) => setOptionRecords(set, shop, dishes)),
])

export const products: Product[] = shopKeys.flatMap((shop) =>
  places.flatMap(({ category, dish }, index) => {
    const product = productRecord(dish, category, shop, index + 1)
    return product ? [product] : []
  }),
)
