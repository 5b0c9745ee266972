import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale } from '../fields/app-locale.ts'
import { Cleared } from '../fields/cleared.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, Instant } from '../fields/time.ts'

export const StaffRole = OneOf('waiter', 'cashier', 'kitchen', 'manager', 'accountant', 'owner')
export type StaffRole = Static<typeof StaffRole>

/** A caller's role at a shop: staff, or a paired terminal. Accounts never have a terminal's role. */
export const CallerRole = OneOf(
  'waiter',
  'cashier',
  'kitchen',
  'manager',
  'accountant',
  'owner',
  'kiosk',
)
export type CallerRole = Static<typeof CallerRole>

const userFields = {
  email: Type.Optional(Type.String({ format: 'email', maxLength: 200 })),
  phone: Type.Optional(Type.String({ maxLength: 40 })),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  staff: Type.Optional(
    Type.Array(Closed({ role: StaffRole, shop: Type.Optional(Id) }), { maxItems: 100 }),
  ),
  ranks: Type.Optional(
    Type.Array(Closed({ rank: Id, expires: Type.Optional(Instant) }), { maxItems: 20 }),
  ),
  avatar: Type.Optional(Id),
  vipLevel: Type.Optional(Id),
  vipExpires: Type.Optional(Instant),
  firstName: Type.Optional(Type.String({ maxLength: 100 })),
  lastName: Type.Optional(Type.String({ maxLength: 100 })),
  dob: Type.Optional(Day),
  /** The carrier of their Taiwan invoices, if they want it to be remembered (INV-1.8). */
  invoiceCarrier: Type.Optional(Type.String({ maxLength: 20 })),
  locale: Type.Optional(AppLocale),
}

/** Fields that only the server sets. */
const givenFields = {
  staff: Type.Optional(
    Type.Array(Closed({ role: CallerRole, shop: Type.Optional(Id) }), { maxItems: 100 }),
  ),
  memberNumber: Type.Optional(Type.String({ maxLength: 20 })),
  createTime: Type.Optional(Instant),
}

/** A member or a staff account. `staff` lists its roles by shop; an owner's entry names no shop and applies to all. */
export const User = Closed({ _id: Id, ...userFields, ...givenFields }, 'User')
export type User = Static<typeof User>

/** The data that creates an account. The password is stored only as an argon2id hash. */
export const UserData = Closed(
  {
    ...userFields,
    _id: Type.Optional(Id),
    password: Type.String({ minLength: 8, maxLength: 200 }),
  },
  'UserData',
)
export type UserData = Static<typeof UserData>

/** The data that changes an account; a new password replaces the old. `null` clears a field. */
export const UserPatch = Closed(
  {
    email: Cleared(userFields.email),
    phone: Cleared(userFields.phone),
    name: Cleared(userFields.name),
    staff: Cleared(userFields.staff),
    ranks: Cleared(userFields.ranks),
    avatar: Cleared(userFields.avatar),
    vipLevel: Cleared(userFields.vipLevel),
    vipExpires: Cleared(userFields.vipExpires),
    firstName: Cleared(userFields.firstName),
    lastName: Cleared(userFields.lastName),
    dob: Cleared(userFields.dob),
    invoiceCarrier: Cleared(userFields.invoiceCarrier),
    locale: Cleared(userFields.locale),
    password: Type.Optional(Type.String({ minLength: 8, maxLength: 200 })),
  },
  'UserPatch',
)
export type UserPatch = Static<typeof UserPatch>
