import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Pin } from '../fields/pin.ts'

/** The key that an earlier sign-in from this device returned. */
const DeviceKey = Type.String({ pattern: '^[A-Za-z0-9_-]{32,64}$' })

/**
 * `create authentication`: by e-mail or phone and password, by a valid token, by the one-time code of a social login
 * with the verifier of the browser that began it, by the token of a paired terminal, or by a PIN at a paired device.
 */
export const AuthenticationData = Type.Union([
  Closed({
    strategy: Type.Literal('local'),
    email: Type.Optional(Type.String({ maxLength: 200 })),
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    password: Type.String({ maxLength: 200 }),
    /** Of the second factor, after `secondFactorRequired`. */
    code: Type.Optional(Type.String({ maxLength: 40 })),
    deviceKey: Type.Optional(DeviceKey),
  }),
  Closed({ strategy: Type.Literal('jwt'), accessToken: Type.String({ maxLength: 4000 }) }),
  Closed({
    strategy: Type.Literal('social'),
    code: Type.String({ maxLength: 200 }),
    verifier: Type.String({ maxLength: 200 }),
    deviceKey: Type.Optional(DeviceKey),
  }),
  Closed({ strategy: Type.Literal('device'), token: Type.String({ maxLength: 200 }) }),
  Closed({
    strategy: Type.Literal('pin'),
    /** Of the paired device. */
    token: Type.String({ maxLength: 200 }),
    pin: Pin,
  }),
])
export type AuthenticationData = Static<typeof AuthenticationData>

/** `find authentication/providers`: the providers that users may sign in with. */
export const SocialProvider = Closed({ _id: Type.String(), name: Type.String() }, 'SocialProvider')
export type SocialProvider = Static<typeof SocialProvider>
