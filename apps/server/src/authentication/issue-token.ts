import type { AuthenticationResult } from '@comanda/contract'
import type { App, CallParams } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Account } from './accounts.ts'
import { authenticationService } from './authentication-service.ts'
import { rememberCaller } from './known-devices/known-caller.ts'
import { beginSignIn } from './sign-ins/begin-sign-in.ts'

/** The call in which an account signs in. */
interface SigningIn {
  readonly app: App
  readonly runtime: Runtime
  readonly params?: CallParams
}

/** Returns the result of a sign-in for an account that has been authenticated in another way. */
export const issueToken = async (
  { app, runtime, params = {} }: SigningIn,
  account: Account,
): Promise<AuthenticationResult> => {
  const { user } = account
  await rememberCaller(runtime, user._id, { deviceKey: undefined, params })
  const { claims, life } = await beginSignIn(runtime, account, params)
  const accessToken = await authenticationService(app).createAccessToken(
    { ...claims },
    { subject: user._id, expiresIn: life },
  )
  return { accessToken, user }
}
