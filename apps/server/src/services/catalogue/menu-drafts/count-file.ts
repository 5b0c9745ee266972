import { countCalls } from '../../../calls/count-calls.ts'
import type { HandlerContext } from '../../../calls/served.ts'

/** The files and copies that an account compares with menus in 15 minutes: one that is mended row by row, but no loop. */
const limit = { name: 'menu files', most: 200 }

/** Counts a file or a copy that is compared with a menu (CALL-6.8). */
export const countFile = ({ runtime, params }: HandlerContext): Promise<void> =>
  countCalls(runtime, params, limit)
