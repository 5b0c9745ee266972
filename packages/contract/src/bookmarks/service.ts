import { service } from '../services/service.ts'
import { Bookmark, BookmarkData } from './schema.ts'

/** One's own bookmarks. */
export const bookmarks = service('bookmarks', {
  record: Bookmark,
  data: BookmarkData,
  filter: ['_id', 'type', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'create', 'remove'],
  events: ['created', 'removed'],
})
