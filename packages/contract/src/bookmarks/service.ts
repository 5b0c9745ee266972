import { service } from '../services/service.ts'
import { Bookmark, BookmarkData } from './schema.ts'

/** The caller's bookmarks. */
export const bookmarks = service('bookmarks', {
  record: Bookmark,
  data: BookmarkData,
  filter: ['_id', 'type', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'create', 'remove'],
  events: ['created', 'removed'],
})
