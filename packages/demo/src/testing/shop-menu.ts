import type { Catalogue, Shop } from '@comanda/engine/catalog'
import { demo } from '../demo.ts'
import { shopId } from '../ids/record-id.ts'
import type { ShopKey } from '../ids/shop-key.ts'

const isOf =
  (shop: string) =>
  (record: { shops?: readonly string[] }): boolean =>
    !record.shops || record.shops.length === 0 || record.shops.includes(shop)

/** Returns a shop of the demo with its catalogue. */
export const shopMenu = (key: ShopKey): { shop: Shop; catalogue: Catalogue } => {
  const id = shopId(key)
  const shop = demo.shops.find((record) => record._id === id)
  if (!shop) throw new Error(`the demo has no shop ${key}`)
  return {
    shop,
    catalogue: {
      products: demo.products.filter((record) => record.shop === id && record.topUp === undefined),
      productOptions: demo.productOptions.filter((record) => record.shop === id),
      timeConditions: demo.timeConditions.filter((record) => record.shop === id),
      taxSettings: demo.taxSettings.filter(isOf(id)),
      surchargeSettings: demo.surchargeSettings.filter(isOf(id)),
      discounts: demo.orderDiscounts.filter(
        (record) => isOf(id)(record) && ['automatic', 'memberRank'].includes(record.source ?? ''),
      ),
    },
  }
}
