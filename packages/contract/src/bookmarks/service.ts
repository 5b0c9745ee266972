import { recordService } from '../services/record-service.ts'
import { Bookmark, BookmarkData } from './schema.ts'

/** One's own bookmarks. */
export const bookmarksService = recordService('bookmarks', Bookmark, {
  data: BookmarkData,
  filter: ['_id', 'type', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'create', 'remove'],
  events: ['created', 'removed'],
})
