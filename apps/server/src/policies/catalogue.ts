import type { ServiceMethod } from '@comanda/contract'
import { everybody, type Rule } from './policy.ts'
import { managers, owners } from './staff.ts'

type WholePolicy = Readonly<Record<ServiceMethod, Rule>>

const writtenBy = (writers: Rule, read: Rule): WholePolicy => ({
  find: read,
  get: read,
  create: writers,
  patch: writers,
  remove: writers,
})

/** Records of a shop: read by everyone (or as `read` says), written by the shop's managers. */
export const shopCatalogue = (read: Rule = everybody): WholePolicy => writtenBy(managers, read)

/** Records of the whole group: read by everyone (or as `read` says), written by owners. */
export const groupCatalogue = (read: Rule = everybody): WholePolicy => writtenBy(owners, read)
