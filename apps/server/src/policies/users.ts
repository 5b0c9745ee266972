import { fieldIs } from '@comanda/contract'
import { anyOf, type Policy, type Rule } from './policy.ts'
import { owners } from './staff.ts'

/** Oneself. */
const self: Rule = ({ user, id }) =>
  user !== undefined && id === user._id ? fieldIs('_id', user._id) : undefined

const ownFields = new Set(['name', 'phone', 'avatar', 'password'])

/** Oneself, in what one may say of oneself: neither roles nor ranks, nor the name to sign in with. */
const selfInOwnFields: Rule = (call) =>
  Object.keys(call.data).every((field) => ownFields.has(field)) ? self(call) : undefined

export const users: Policy = {
  find: owners,
  get: anyOf(self, owners),
  create: owners,
  patch: anyOf(selfInOwnFields, owners),
  remove: owners,
}
