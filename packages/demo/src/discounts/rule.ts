import type { OrderDiscount } from '@comanda/contract'
import { discountId, pictureId, recordId, shopId } from '../ids/record-id.ts'
import { type ShopKey, shopKeys } from '../shops/shop-key.ts'
import type { Text } from '../text/text.ts'

/** A category of each shop: every shop has its own records of it. */
export const categoryOf = (shops: readonly ShopKey[], ...keys: readonly string[]): string[] =>
  shops.flatMap((shop) => keys.map((key) => recordId(shop, 'category', key)))

/** A sub-category of each shop, as `category/key`. */
export const subCategoryOf = (shops: readonly ShopKey[], ...keys: readonly string[]): string[] =>
  shops.flatMap((shop) => keys.map((key) => recordId(shop, 'sub-category', key)))

export const productOf = (shops: readonly ShopKey[], ...keys: readonly string[]): string[] =>
  shops.flatMap((shop) => keys.map((key) => recordId(shop, 'product', key)))

/** What a rule of the demo says beside its amounts. */
interface RuleText {
  readonly key: string
  readonly name: Text
  readonly description: Text
  readonly shops?: readonly ShopKey[]
  /** The dish whose picture it shows. */
  readonly picture?: string
}

/** A discount rule; of all shops where it names none. */
export const rule = (
  { key, name, description, shops = shopKeys, picture }: RuleText,
  terms: Omit<OrderDiscount, '_id' | 'name' | 'description' | 'shops' | 'image' | 'status'>,
): OrderDiscount => ({
  _id: discountId(key),
  name,
  description,
  ...(picture ? { image: pictureId(picture) } : {}),
  shops: shops.map(shopId),
  type: 'discount',
  status: 'active',
  ...terms,
})
