import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Instant } from '../fields/time.ts'

/** A device on which an account is signed in (ACC-2.7). `lastUsed` is up to an hour old; `address` is only its network. */
export const SignIn = Closed(
  {
    _id: Id,
    user: Id,
    device: Type.Optional(Type.String()),
    address: Type.Optional(Type.String()),
    createTime: Instant,
    lastUsed: Instant,
    expires: Instant,
    /** Whether the call was made by this sign-in. */
    isCurrent: Type.Optional(Type.Boolean()),
  },
  'SignIn',
)
export type SignIn = Static<typeof SignIn>
