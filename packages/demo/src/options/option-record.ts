import type { ProductOption } from '@comanda/contract'
import { choiceId, recordId, shopId } from '../ids/record-id.ts'
import type { ShopKey } from '../ids/shop-key.ts'
import type { OptionGroup } from './option-group.ts'

/** Returns the limits of a group as fields of its record. */
export const groupLimits = (
  pick: readonly [number, number],
  units?: readonly [number, number],
): Pick<
  ProductOption,
  'required' | 'multiple' | 'minPick' | 'maxPick' | 'allowQuantity' | 'minQuantity' | 'maxQuantity'
> => ({
  required: pick[0] > 0,
  multiple: pick[1] > 1,
  minPick: pick[0],
  maxPick: pick[1],
  allowQuantity: units !== undefined,
  ...(units ? { minQuantity: units[0], maxQuantity: units[1] } : {}),
})

/** Returns the stock of a group's choices, empty if none is counted. */
const stockOf = (group: OptionGroup, shop: ShopKey): Pick<ProductOption, 'stock'> => {
  const values = group.choices.flatMap(({ key, left }) =>
    left === undefined ? [] : [{ _id: choiceId(shop, group.key, key), quantity: left }],
  )
  return values.length > 0 ? { stock: { mode: 'auto', values } } : {}
}

/** Returns a group as a record of a shop. */
export const optionRecord = (group: OptionGroup, shop: ShopKey): ProductOption => ({
  _id: recordId(shop, 'option', group.key),
  shop: shopId(shop),
  name: group.name,
  type: 'option',
  ...groupLimits(group.pick, group.units),
  ...(group.allowedOrderType ? { allowedOrderType: group.allowedOrderType } : {}),
  ...stockOf(group, shop),
  enjoyDiscount: group.enjoyDiscount ?? true,
  choices: group.choices.map((choice) => ({
    _id: choiceId(shop, group.key, choice.key),
    name: choice.name,
    type: 'option' as const,
    price: choice.price?.[shop] ?? 0,
    ...(choice.selected ? { defaultSelected: true } : {}),
    ...(choice.most === undefined ? {} : { maxQuantity: choice.most }),
  })),
})
