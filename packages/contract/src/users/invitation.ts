import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale } from '../fields/app-locale.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Instant } from '../fields/time.ts'
import { ShopRole } from './staff-calls.ts'

const Email = Type.String({ format: 'email', maxLength: 200 })
const Password = Type.String({ minLength: 1, maxLength: 200 })
const Code = Type.String({ minLength: 20, maxLength: 100 })

/** A role in a shop that waits for somebody to accept it (STAFF-3.14). Its code is not a field of the record. */
export const Invitation = Closed(
  {
    _id: Id,
    shop: Id,
    email: Email,
    role: ShopRole,
    inviter: Id,
    createTime: Instant,
    expires: Instant,
  },
  'Invitation',
)
export type Invitation = Static<typeof Invitation>

/** `create users/invite`: invites an e-mail address to work in a shop; replaces an earlier invitation of it there. */
export const InviteData = Closed(
  {
    shop: Id,
    email: Email,
    role: ShopRole,
    /** The language of the mail. */
    locale: Type.Optional(AppLocale),
  },
  'InviteData',
)
export type InviteData = Static<typeof InviteData>
/** `code`: only if the server cannot mail the link; it is returned this once. */
export const InviteResult = Closed(
  { invitation: Invitation, code: Type.Optional(Code) },
  'InviteResult',
)
export type InviteResult = Static<typeof InviteResult>

/** `create users/invitation`: what somebody with the code reads before they accept. */
export const ReadInvitationData = Closed({ code: Code }, 'ReadInvitationData')
export type ReadInvitationData = Static<typeof ReadInvitationData>
export const ReadInvitationResult = Closed(
  {
    shop: Id,
    shopName: LocalizedText,
    email: Email,
    role: ShopRole,
    /** Whether the address has an account already: the password is then the one of this account. */
    hasAccount: Type.Boolean(),
  },
  'ReadInvitationResult',
)
export type ReadInvitationResult = Static<typeof ReadInvitationResult>

/**
 * `create users/acceptInvitation`: gives the role to the account of the invited address, by its password; if there is no
 * such account, one with this password and name is created. Then sign in as usual.
 */
export const AcceptInvitationData = Closed(
  { code: Code, password: Password, name: Type.Optional(Type.String({ maxLength: 200 })) },
  'AcceptInvitationData',
)
export type AcceptInvitationData = Static<typeof AcceptInvitationData>
export const AcceptInvitationResult = Closed({ email: Email, shop: Id }, 'AcceptInvitationResult')
export type AcceptInvitationResult = Static<typeof AcceptInvitationResult>
