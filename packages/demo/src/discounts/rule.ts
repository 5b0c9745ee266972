import type { OrderDiscount } from '@comanda/contract'
import { discountId, pictureId, recordId, shopId } from '../ids/record-id.ts'
import { type ShopKey, shopKeys } from '../ids/shop-key.ts'
import type { Text } from '../text/text.ts'

/** Returns the ids of a category in each shop: every shop has its own record of it. */
export const categoryOf = (shops: readonly ShopKey[], ...keys: readonly string[]): string[] =>
  shops.flatMap((shop) => keys.map((key) => recordId(shop, 'category', key)))

/** Returns the ids of a sub-category (`category/key`) in each shop. */
export const subCategoryOf = (shops: readonly ShopKey[], ...keys: readonly string[]): string[] =>
  shops.flatMap((shop) => keys.map((key) => recordId(shop, 'sub-category', key)))

export const productOf = (shops: readonly ShopKey[], ...keys: readonly string[]): string[] =>
  shops.flatMap((shop) => keys.map((key) => recordId(shop, 'product', key)))

/** The texts and display properties of a rule. */
interface RuleText {
  readonly key: string
  readonly name: Text
  readonly description: Text
  readonly shops?: readonly ShopKey[]
  /** The dish whose picture the rule shows. */
  readonly picture?: string
}

/** Returns a discount rule; it applies to all shops if it names none. */
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
