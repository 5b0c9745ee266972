import { fieldIs } from '@comanda/contract'
import { anyOf, type Rule } from './policy.ts'
import { isKiosk, owners } from './staff.ts'

/** Oneself. */
const self: Rule = ({ user, id }) =>
  user !== undefined && !isKiosk(user) && id === user._id ? fieldIs('_id', user._id) : undefined

const ownFields = new Set(['name', 'firstName', 'lastName', 'phone', 'dob', 'locale'])

/** A picture is uploaded; by hand it is only taken away. */
const isOwn = ([field, value]: [string, unknown]): boolean =>
  ownFields.has(field) || (field === 'avatar' && value === null)

/** Oneself, in what one may say of oneself: neither roles nor ranks, nor how one signs in. */
const selfInOwnFields: Rule = (call) =>
  Object.entries(call.data).every(isOwn) ? self(call) : undefined

export const users = {
  find: owners,
  get: anyOf(self, owners),
  create: owners,
  patch: anyOf(selfInOwnFields, owners),
  remove: owners,
}
