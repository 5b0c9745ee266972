import type { Category, Product, ProductOption } from '@comanda/contract'
import { pictureId } from '../ids/record-id.ts'
import { moonId, moonShop } from './ids.ts'
import { kitchen } from './kitchen.ts'
import { groups } from './options.ts'
import { shop, tables } from './shop.ts'
import { sweets } from './sweets.ts'
import { courses, sets } from './tray.ts'

export const moonMenu = [sets, ...kitchen, sweets]

const categories: Category[] = moonMenu.map(({ key, name, color }, index) => ({
  _id: moonId('category', key),
  shop: moonShop,
  name,
  color,
  order: index + 1,
}))

const places = moonMenu.flatMap((category) => category.dishes.map((dish) => ({ category, dish })))

const products: Product[] = places.map(({ category, dish }, index) => ({
  _id: moonId('product', dish.key),
  shop: moonShop,
  code: `M${String(index + 1).padStart(2, '0')}`,
  name: dish.name,
  description: dish.description,
  images: [pictureId(dish.key)],
  price: dish.price,
  category: moonId('category', category.key),
  options: (dish.options ?? []).map((key) => moonId('option', key)),
  ...(dish.marks ? { marks: dish.marks } : {}),
  ...(dish.allergens ? { allergens: dish.allergens } : {}),
  order: index + 1,
}))

const plainGroups: ProductOption[] = groups.map(({ key, name, pick, choices }) => ({
  _id: moonId('option', key),
  shop: moonShop,
  name,
  type: 'option',
  required: pick[0] > 0,
  multiple: pick[1] > 1,
  minPick: pick[0],
  maxPick: pick[1],
  allowQuantity: false,
  enjoyDiscount: true,
  choices: choices.map((choice) => ({
    _id: moonId('choice', `${key}/${choice.key}`),
    name: choice.name,
    type: 'option',
    price: choice.price ?? 0,
    ...(choice.selected ? { defaultSelected: true } : {}),
  })),
}))

const courseGroups: ProductOption[] = courses.map(({ key, name, dishes }) => ({
  _id: moonId('option', `tray/${key}`),
  shop: moonShop,
  name,
  type: 'option',
  required: true,
  multiple: false,
  minPick: 1,
  maxPick: 1,
  allowQuantity: false,
  enjoyDiscount: true,
  choices: Object.entries(dishes).map(([dish, price]) => ({
    _id: moonId('choice', `tray/${key}/${dish}`),
    name: places.find((place) => place.dish.key === dish)?.dish.name ?? [],
    type: 'product',
    product: moonId('product', dish),
    image: pictureId(dish),
    price,
  })),
}))

/**
 * The records of Moon & Rice by service path, in load order: a second restaurant in the demo's group, apart from `demo`,
 * which is the three shops of Lantern Lane.
 */
export const moonRice = {
  shops: [shop],
  categories,
  productOptions: [...plainGroups, ...courseGroups],
  products,
  tableViewItems: [...tables],
}
