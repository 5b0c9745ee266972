import { own, signedIn } from './members.ts'
import type { Policy } from './policy.ts'

export const giftBookmarkRecords: Policy = { find: own, create: signedIn, remove: own }
