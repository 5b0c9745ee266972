import { authenticationService } from '../authentication/authentication-service.ts'
import { refuseFarDemo } from '../authentication/refuse-far-demo.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'

/**
 * Authenticates an external call by the token of the call or of its connection; without a token the caller is an
 * anonymous visitor. An invalid token is refused, so that the client can sign in again.
 */
export const authenticateCaller =
  ({ config }: Pick<Runtime, 'config'>) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { app, path, params } = context
    if (params.provider && path !== 'authentication') {
      delete params.user
      delete params.signIn
      delete params.terminal
      if (params.authentication) {
        const service = authenticationService(app)
        const { user, authentication } = await service.authenticate(
          params.authentication,
          {},
          'jwt',
        )
        refuseFarDemo(config, user, params)
        params.user = user
        params.signIn = authentication.payload.signIn
        params.terminal = authentication.payload.terminal
      }
    }
    await next()
  }
