import type { Policy } from './policy.ts'
import { managers } from './staff.ts'

export const devices: Policy = { find: managers, get: managers, patch: managers, remove: managers }
