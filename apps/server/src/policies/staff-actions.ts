import type { Policy } from './policy.ts'
import { managers } from './staff.ts'

/** Managers see what was done in their shops, owners everything. */
export const staffActions: Policy = { find: managers }
