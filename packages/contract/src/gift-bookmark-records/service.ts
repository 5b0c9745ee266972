import { recordService } from '../services/record-service.ts'
import { GiftBookmarkRecord, GiftBookmarkRecordData } from './schema.ts'

/** The rewards that one keeps in mind. */
export const giftBookmarkRecordsService = recordService('giftBookmarkRecords', GiftBookmarkRecord, {
  data: GiftBookmarkRecordData,
  filter: ['_id', 'createTime'],
  sort: ['createTime', '_id'],
  methods: ['find', 'create', 'remove'],
  events: ['created', 'removed'],
})
