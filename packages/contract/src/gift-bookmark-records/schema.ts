import type { Static } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Instant } from '../fields/time.ts'
import { Gift } from '../gifts/schema.ts'

/** A reward that a member bookmarks (MEM-4.1), with the reward itself. */
export const GiftBookmarkRecord = Closed(
  { _id: Id, user: Id, gift: Gift, createTime: Instant },
  'GiftBookmarkRecord',
)
export type GiftBookmarkRecord = Static<typeof GiftBookmarkRecord>

/** The bookmarked reward, by its id. Bookmarking it twice returns the existing bookmark. */
export const GiftBookmarkRecordData = Closed({ gift: Id }, 'GiftBookmarkRecordData')
export type GiftBookmarkRecordData = Static<typeof GiftBookmarkRecordData>
