import { type Static, Type } from '@feathersjs/typebox'
import { User } from './schema.ts'

/**
 * A token for further calls, and its account. `deviceKey`, after a password or a provider: send it with the next sign-in from
 * this device, so that the attempts of strangers do not lock it out.
 */
export const AuthenticationResult = Type.Object(
  { accessToken: Type.String(), user: User, deviceKey: Type.Optional(Type.String()) },
  { $id: 'AuthenticationResult' },
)
export type AuthenticationResult = Static<typeof AuthenticationResult>
