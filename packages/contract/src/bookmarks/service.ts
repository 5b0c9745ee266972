import { service } from '../services/service.ts'
import { Bookmark, BookmarkData } from './schema.ts'

/** The caller's bookmarks. */
export const bookmarks = service('bookmarks', {
  record: Bookmark,
  data: BookmarkData,
  filter: ['_id', 'type', 'createTime'],
  populate: { news: 'news', product: 'products' },
  sort: ['createTime', '_id'],
  methods: ['find', 'create', 'remove'],
  events: ['created', 'removed'],
})
