import { service } from '../services/service.ts'
import { GiftBookmarkRecord, GiftBookmarkRecordData } from './schema.ts'

/** The rewards that the caller has bookmarked. */
export const giftBookmarkRecords = service('giftBookmarkRecords', {
  record: GiftBookmarkRecord,
  data: GiftBookmarkRecordData,
  filter: ['_id', 'createTime'],
  populate: { gift: 'gifts' },
  sort: ['createTime', '_id'],
  methods: ['find', 'create', 'remove'],
  events: ['created', 'removed'],
})
