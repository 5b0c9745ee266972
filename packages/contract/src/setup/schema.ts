import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { OneOf } from '../fields/one-of.ts'

/**
 * What a server needs before it is a restaurant's own: an `owner`, an owner instead of the accounts of the `demo`, or
 * `nothing` (SETUP-1.1).
 */
export const SetupNeeded = OneOf('nothing', 'demo', 'owner')
export type SetupNeeded = Static<typeof SetupNeeded>

/** `find setup`: the only record, without an id. */
export const Setup = Closed({ needed: SetupNeeded }, 'Setup')
export type Setup = Static<typeof Setup>

/**
 * `create setup/begin`: makes the first owner, by the token that the server printed at its start. If the address has an
 * account already, the password is the one of this account. Then sign in as usual.
 */
export const BeginSetupData = Closed(
  {
    /** In any case, with or without its dashes. */
    token: Type.String({ minLength: 1, maxLength: 100 }),
    email: Type.String({ format: 'email', maxLength: 200 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
    name: Type.Optional(Type.String({ maxLength: 200 })),
  },
  'BeginSetupData',
)
export type BeginSetupData = Static<typeof BeginSetupData>
export const BeginSetupResult = Closed(
  { email: Type.String({ format: 'email', maxLength: 200 }) },
  'BeginSetupResult',
)
export type BeginSetupResult = Static<typeof BeginSetupResult>
