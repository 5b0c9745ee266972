import { authenticationService } from '../authentication/authentication-service.ts'
import { keyLimits } from '../authentication/api-keys/key-limits.ts'
import { keyUseNoter } from '../authentication/api-keys/note-key-use.ts'
import { refuseFarDemo } from '../authentication/refuse-far-demo.ts'
import { defaultLimits } from '../config/flood-limits.ts'
import type { CallContext, CallerKey, NextCall } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'

/**
 * Authenticates an external call by the token or key of the call or of its connection; without a token the caller is an
 * anonymous visitor. An invalid token is refused, so that the client can sign in again.
 */
export const authenticateCaller = (
  runtime: Pick<Runtime, 'config' | 'database' | 'now' | 'log'>,
) => {
  const { config } = runtime
  const countCall = keyLimits({ ...defaultLimits, ...config.floodLimits })
  const noteUse = keyUseNoter(runtime)
  return async (context: CallContext, next: NextCall): Promise<void> => {
    const { app, path, params } = context
    if (params.provider && path !== 'authentication') {
      delete params.user
      delete params.signIn
      delete params.terminal
      delete params.key
      if (params.authentication) {
        const service = authenticationService(app)
        const { user, key, authentication } = await service.authenticate(
          params.authentication,
          params,
          'jwt',
        )
        refuseFarDemo(config, user, params)
        params.user = user
        params.signIn = authentication.payload.signIn
        params.terminal = authentication.payload.terminal
        if (key) {
          params.key = key as CallerKey
          countCall(params.key._id, params.counted)
        }
      }
    }
    const { key } = params
    await next().finally(() => key && noteUse(key._id))
  }
}
