import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { News } from '../news/schema.ts'
import { Product } from '../products/schema.ts'

/** A news item or a product that a member bookmarks (MEM-4.1), with the record itself. */
export const Bookmark = Closed(
  {
    _id: Id,
    user: Id,
    type: OneOf('news', 'product'),
    news: Type.Optional(News),
    product: Type.Optional(Product),
    createTime: Instant,
  },
  'Bookmark',
)
export type Bookmark = Static<typeof Bookmark>

/** The bookmarked record, by its id in the field of its type. Bookmarking it twice returns the existing bookmark. */
export const BookmarkData = Closed(
  { type: OneOf('news', 'product'), news: Type.Optional(Id), product: Type.Optional(Id) },
  'BookmarkData',
)
export type BookmarkData = Static<typeof BookmarkData>
