import type { LocalizedText } from '@comanda/engine/catalog'
import type { Connection } from '../connection/connection.ts'
import type { BookmarkKind } from './bookmarks.ts'

/** A bookmarked record as a list shows it. */
export interface BookmarkedItem {
  readonly _id: string
  readonly kind: BookmarkKind
  readonly title: LocalizedText
  readonly image?: string
  readonly price?: number
  readonly points?: number
  readonly publishTime?: string
  /** The slug of a news item in its URL. */
  readonly name?: string
}

export type BookmarkedItems = Readonly<
  Record<'news' | 'products' | 'coupons', readonly BookmarkedItem[]>
>

const $sort = { createTime: -1 }

/** Loads the bookmarked records of the logged-in member, newest first. */
export const loadBookmarkedItems = async ({
  service,
}: Pick<Connection, 'service'>): Promise<BookmarkedItems> => {
  const [news, products, gifts] = await Promise.all([
    service('bookmarks').find({ type: 'news', $sort }),
    service('bookmarks').find({ type: 'product', $sort }),
    service('giftBookmarkRecords').find({ $sort }),
  ])
  return {
    news: news.flatMap(({ news: item }): BookmarkedItem[] => {
      if (!item) return []
      const { _id, title, name, publishTime, image } = item
      return [{ _id, kind: 'news', title, name, publishTime, ...(image && { image }) }]
    }),
    products: products.flatMap(({ product: item }): BookmarkedItem[] => {
      if (!item) return []
      const { _id, name: title, price, images: [image] = [] } = item
      return [{ _id, kind: 'product', title, price, ...(image && { image }) }]
    }),
    coupons: gifts.map(({ gift: { _id, name: title, point: points, image } }): BookmarkedItem => ({
      _id,
      kind: 'gift',
      title,
      points,
      ...(image && { image }),
    })),
  }
}
