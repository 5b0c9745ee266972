import { everybody, type Policy, type Rule } from './policy.ts'
import { managers, owners } from './staff.ts'

/** A shop's own records: read by everybody (or as `read` says), kept by its managers. */
export const shopCatalogue = (read: Rule = everybody): Policy => ({
  find: read,
  get: read,
  create: managers,
  patch: managers,
  remove: managers,
})

/** Records of the whole group: read by everybody (or as `read` says), kept by owners. */
export const groupCatalogue = (read: Rule = everybody): Policy => ({
  find: read,
  get: read,
  create: owners,
  patch: owners,
  remove: owners,
})
