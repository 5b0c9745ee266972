import type { News } from '@comanda/contract'
import { newsId, pictureId, shopId } from '../ids/record-id.ts'
import type { ShopKey } from '../ids/shop-key.ts'
import type { Text } from '../text/text.ts'

/** A news item. `key` is its slug, `picture` the key of a dish or shop. */
export interface Article {
  readonly key: string
  readonly picture: string
  readonly shops?: readonly ShopKey[]
  readonly publishTime: string
  readonly title: Text
  readonly summary: Text
  /** Rich text. */
  readonly body: Text
}

/** Returns an article as a record. */
export const newsRecord = (
  { key, picture, shops, publishTime, title, summary, body }: Article,
  index: number,
): News => ({
  _id: newsId(key),
  name: key,
  title,
  summary,
  body,
  image: pictureId(picture),
  ...(shops ? { shops: shops.map(shopId) } : {}),
  publishTime,
  order: index + 1,
  status: 'active',
})
