import { expect, test } from 'vitest'
import { scriptedConnection } from '../testing/scripted-connection.ts'
import { loadBookmarkedItems } from './bookmarked-items.ts'

test('bookmarks are listed by kind with their current records; one whose record was deleted is left out', async () => {
  const { connection } = scriptedConnection({
    'bookmarks find': ({ type }: { type: string }) =>
      type === 'news'
        ? [{ news: { _id: 'n', title: [], name: 'summer', publishTime: 'then' } }, {}]
        : [{ product: { _id: 'p', name: [], price: 30, images: ['first', 'second'] } }, {}],
    'giftBookmarkRecords find': () => [{ gift: { _id: 'g', name: [], point: 60, image: 'tea' } }],
  })
  expect(await loadBookmarkedItems(connection)).toEqual({
    news: [{ _id: 'n', kind: 'news', title: [], name: 'summer', publishTime: 'then' }],
    products: [{ _id: 'p', kind: 'product', title: [], price: 30, image: 'first' }],
    coupons: [{ _id: 'g', kind: 'gift', title: [], points: 60, image: 'tea' }],
  })
})
