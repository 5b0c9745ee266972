import type { Policy } from './policy.ts'
import { anyStaff } from './staff.ts'

export const orders: Policy = { find: anyStaff, get: anyStaff, patch: anyStaff }
