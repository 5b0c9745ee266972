import type { ServiceMethod } from '@comanda/contract'
import { everybody, type Rule } from './policy.ts'
import { owners, staffOf } from './staff.ts'

type WholePolicy = Readonly<Record<ServiceMethod, Rule>>

const writtenBy = (writers: Rule, read: Rule): WholePolicy => ({
  find: read,
  get: read,
  create: writers,
  patch: writers,
  remove: writers,
})

/** Managers, records of their shop: an id of their own stores one once (CALL-4.17). */
export const keepers: Rule = staffOf(['manager'], 'shop', { choosesId: true })

/** Records of a shop: read by everyone (or as `read` says), written by the shop's managers. */
export const shopCatalogue = (read: Rule = everybody): WholePolicy => writtenBy(keepers, read)

/** Records of the whole group: read by everyone (or as `read` says), written by owners. */
export const groupCatalogue = (read: Rule = everybody): WholePolicy => writtenBy(owners, read)
