import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { User } from '../users/schema.ts'

/** `create authentication`: by e-mail and password, or by a token that is still good. */
export const AuthenticationData = Type.Union([
  Closed({
    strategy: Type.Literal('local'),
    email: Type.String({ maxLength: 200 }),
    password: Type.String({ maxLength: 200 }),
  }),
  Closed({ strategy: Type.Literal('jwt'), accessToken: Type.String({ maxLength: 4000 }) }),
])
export type AuthenticationData = Static<typeof AuthenticationData>

/** A token for the calls that follow, and whose it is. */
export const AuthenticationResult = Type.Object(
  { accessToken: Type.String(), user: User },
  { $id: 'AuthenticationResult' },
)
export type AuthenticationResult = Static<typeof AuthenticationResult>
