import { everybody, type Policy } from './policy.ts'
import { anyStaff } from './staff.ts'

/** What is left is on every menu; any staff may say that a dish has run out. */
export const productOptionStocks: Policy = { find: everybody, get: everybody, patch: anyStaff }
