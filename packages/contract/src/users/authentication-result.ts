import { type Static, Type } from '@feathersjs/typebox'
import { User } from './schema.ts'

/** A token for further calls, and its account. */
export const AuthenticationResult = Type.Object(
  { accessToken: Type.String(), user: User },
  { $id: 'AuthenticationResult' },
)
export type AuthenticationResult = Static<typeof AuthenticationResult>
