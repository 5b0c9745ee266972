import { everybody, type Policy } from './policy.ts'

export const authentication: Policy = { create: everybody, remove: everybody }
