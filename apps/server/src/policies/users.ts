import { fieldIs } from '@comanda/contract'
import { anyOf, type Rule } from './policy.ts'
import { isKiosk, owners } from './staff.ts'

/** The account itself. */
const self: Rule = ({ user, id }) =>
  user !== undefined && !isKiosk(user) && id === user._id ? fieldIs('_id', user._id) : undefined

const ownFields = new Set([
  'name',
  'firstName',
  'lastName',
  'phone',
  'dob',
  'invoiceCarrier',
  'locale',
])

/** A picture is uploaded; a patch can only remove it. */
const isOwn = ([field, value]: [string, unknown]): boolean =>
  ownFields.has(field) || (field === 'avatar' && value === null)

/** The account itself, in its profile fields: neither roles nor ranks nor credentials. */
const selfInOwnFields: Rule = (call) =>
  Object.entries(call.data).every(isOwn) ? self(call) : undefined

export const users = {
  find: owners,
  get: anyOf(self, owners),
  create: owners,
  patch: anyOf(selfInOwnFields, owners),
  remove: owners,
}
