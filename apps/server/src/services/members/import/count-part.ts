import { countCalls } from '../../../calls/count-calls.ts'
import type { HandlerContext } from '../../../calls/served.ts'

/** The parts of files that an account looks at and imports in 15 minutes: more than one after the other takes. */
const limit = { name: 'parts of members', most: 2000 }

/** Counts a part of a file of members (CALL-6.8). */
export const countPart = ({ runtime, params }: HandlerContext): Promise<void> =>
  countCalls(runtime, params, limit)
