import { everybody, type Policy } from './policy.ts'

export const menus: Policy = { get: everybody }
