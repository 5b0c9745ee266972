import { everybody, type Policy } from './policy.ts'
import { anyStaff } from './staff.ts'

export const productStocks: Policy = { find: everybody, get: everybody, patch: anyStaff }
