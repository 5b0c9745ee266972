import { own, signedIn } from './members.ts'
import type { Policy } from './policy.ts'

export const bookmarks: Policy = { find: own, create: signedIn, remove: own }
