import type { ProductOption } from '@comanda/contract'
import { choiceId, pictureId, recordId, shopId } from '../ids/record-id.ts'
import type { Dish } from '../menu/dish.ts'
import { groupLimits } from '../options/option-record.ts'
import type { ShopKey } from '../ids/shop-key.ts'
import { type SetGroup, type SetMeal, setGroupKey } from './set-meal.ts'

const choiceRecords = (
  key: string,
  group: SetGroup,
  shop: ShopKey,
  dishes: ReadonlyMap<string, Dish>,
): ProductOption['choices'] =>
  group.choices.flatMap(({ dish: dishKey, price, selected }) => {
    const dish = dishes.get(dishKey)
    if (!dish) throw new Error(`${key} offers ${dishKey}, which is no dish`)
    if (dish.price[shop] === undefined) return []
    return [
      {
        _id: choiceId(shop, key, dishKey),
        name: dish.name,
        type: 'product' as const,
        product: recordId(shop, 'product', dishKey),
        image: pictureId(dishKey),
        price: price?.[shop] ?? 0,
        ...(selected ? { defaultSelected: true } : {}),
      },
    ]
  })

/** Returns the groups of a set as records of a shop; only dishes that the shop sells become choices. */
export const setOptionRecords = (
  set: SetMeal,
  shop: ShopKey,
  dishes: ReadonlyMap<string, Dish>,
): ProductOption[] =>
  set.groups.map((group) => {
    const key = setGroupKey(set.key, group.key)
    return {
      _id: recordId(shop, 'option', key),
      shop: shopId(shop),
      name: group.name,
      type: 'option' as const,
      ...groupLimits(group.pick, group.units),
      enjoyDiscount: true,
      choices: choiceRecords(key, group, shop, dishes),
    }
  })
