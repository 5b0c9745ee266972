import { everybody, type Policy } from './policy.ts'

/** A call that anybody may make: what it may reach is decided by what the caller knows (a code, a session's id). */
export const openCall: Policy = { create: everybody }
