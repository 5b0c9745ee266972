import type { ShopKey } from './shop-key.ts'
import { objectId } from './object-id.ts'

/** The kinds of records that each shop has of its own. */
export type ShopRecord =
  | 'category'
  | 'sub-category'
  | 'product'
  | 'option'
  | 'section'
  | 'time-condition'
  | 'surcharge'
  | 'reservation'

export const shopId = (shop: ShopKey): string => objectId(`shop/${shop}`)

/** Returns the id of a shop's own record. */
export const recordId = (shop: ShopKey, record: ShopRecord, key: string): string =>
  objectId(`${shop}/${record}/${key}`)

export const choiceId = (shop: ShopKey, group: string, choice: string): string =>
  objectId(`${shop}/option/${group}/${choice}`)

export const discountId = (key: string): string => objectId(`discount/${key}`)
export const rankId = (key: string): string => objectId(`rank/${key}`)
export const vipLevelId = (key: string): string => objectId(`vip-level/${key}`)
export const newsId = (key: string): string => objectId(`news/${key}`)
export const pictureId = (key: string): string => objectId(`picture/${key}`)
