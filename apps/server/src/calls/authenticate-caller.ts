import { authenticationService } from '../authentication/authentication-service.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'

/**
 * Finds out who calls from outside by the token of the call or of its connection; without one, an anonymous visitor. A
 * token that is not good is refused, so that the client can sign in again.
 */
export const authenticateCaller = async (context: CallContext, next: NextCall): Promise<void> => {
  const { app, path, params } = context
  if (params.provider && path !== 'authentication') {
    delete params.user
    if (params.authentication) {
      const service = authenticationService(app)
      const { user } = await service.authenticate(params.authentication, {}, 'jwt')
      params.user = user
    }
  }
  await next()
}
