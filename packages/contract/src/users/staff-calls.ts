import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Pin } from '../fields/pin.ts'

/**
 * `create users/setPin`: sets the PIN of the caller in a shop, or of `user` for the shop's managers; `null` removes it.
 * Who is signed in by PIN also sends the present one.
 */
export const SetPinData = Closed(
  {
    shop: Id,
    user: Type.Optional(Id),
    pin: Type.Union([Pin, Type.Null()]),
    presentPin: Type.Optional(Pin),
  },
  'SetPinData',
)
export type SetPinData = Static<typeof SetPinData>
export const SetPinResult = Closed({ _id: Id })
export type SetPinResult = Static<typeof SetPinResult>

/** The roles of a shop, which owners give; managers up to `cashier` (STAFF-3.13). */
export const ShopRole = OneOf('waiter', 'cashier', 'kitchen', 'manager', 'accountant')
export type ShopRole = Static<typeof ShopRole>

/** `create users/staff`: the accounts that work in a shop, for its managers. */
export const FindStaffData = Closed({ shop: Id }, 'FindStaffData')
export type FindStaffData = Static<typeof FindStaffData>
export const StaffMember = Closed({
  _id: Id,
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  roles: Type.Array(ShopRole),
  hasPin: Type.Boolean(),
})
export type StaffMember = Static<typeof StaffMember>
export const FindStaffResult = Type.Array(StaffMember)
export type FindStaffResult = Static<typeof FindStaffResult>

/** `create users/setRole`: gives an account its role in a shop; `null` ends its work there. */
export const SetRoleData = Closed(
  { shop: Id, user: Id, role: Type.Union([ShopRole, Type.Null()]) },
  'SetRoleData',
)
export type SetRoleData = Static<typeof SetRoleData>
export const SetRoleResult = Closed({ _id: Id })
export type SetRoleResult = Static<typeof SetRoleResult>
