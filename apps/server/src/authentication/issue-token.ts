import type { AuthenticationResult } from '@comanda/contract'
import { authenticationService } from './authentication-service.ts'
import type { App } from '../runtime/app.ts'
import type { Account } from './accounts.ts'

/** Returns the result of a sign-in for an account that has been authenticated in another way. */
export const issueToken = async (
  app: App,
  { user, tokenGeneration }: Account,
): Promise<AuthenticationResult> => {
  const service = authenticationService(app)
  const payload = { generation: tokenGeneration }
  const accessToken = await service.createAccessToken(payload, { subject: user._id })
  return { accessToken, user }
}
