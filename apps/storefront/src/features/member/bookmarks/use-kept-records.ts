import type { KeptKind } from '@comanda/client'
import { type Loaded, useLoaded } from '@comanda/client/react'
import type { LocalizedText } from '@comanda/engine'
import { useDiner } from '../../../data/client-context.tsx'
import { useAuthentication } from '../../../data/use-store.ts'

/** One thing that is kept, as its row shows it. */
export interface KeptItem {
  readonly _id: string
  readonly kind: KeptKind
  readonly title: LocalizedText
  readonly image?: string
  readonly price?: number
  readonly points?: number
  readonly publishTime?: string
  /** The word of a news item in its URL. */
  readonly name?: string
}

export type Kept = Readonly<Record<'news' | 'products' | 'coupons', readonly KeptItem[]>>

/** What the member keeps, with the records themselves, the latest first. */
export const useKeptRecords = (): Loaded<Kept> => {
  const { client } = useDiner()
  const { user } = useAuthentication()
  const { service } = client.connection
  return useLoaded(user?._id, async () => {
    const $sort = { createTime: -1 }
    const [news, products, gifts] = await Promise.all([
      service('bookmarks').find({ type: 'news', $sort }),
      service('bookmarks').find({ type: 'product', $sort }),
      service('giftBookmarkRecords').find({ $sort }),
    ])
    return {
      news: news.flatMap(({ news: item }): KeptItem[] =>
        item
          ? [
              {
                _id: item._id,
                kind: 'news',
                title: item.title,
                name: item.name,
                publishTime: item.publishTime,
                ...(item.image && { image: item.image }),
              },
            ]
          : [],
      ),
      products: products.flatMap(({ product: item }): KeptItem[] => {
        const image = item?.images?.[0]
        return item
          ? [
              {
                _id: item._id,
                kind: 'product',
                title: item.name,
                price: item.price,
                ...(image && { image }),
              },
            ]
          : []
      }),
      coupons: gifts.map(({ gift }): KeptItem => ({
        _id: gift._id,
        kind: 'gift',
        title: gift.name,
        points: gift.point,
        ...(gift.image && { image: gift.image }),
      })),
    }
  })
}
