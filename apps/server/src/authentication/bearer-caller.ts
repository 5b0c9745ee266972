import { Forbidden, NotAuthenticated } from '@feathersjs/errors'
import type { User } from '@comanda/contract'
import { authenticationService } from './authentication-service.ts'
import type { App } from '../runtime/app.ts'

/**
 * Returns the caller of a path outside the services, by `Authorization: Bearer …`. Throws if the token is not valid,
 * or the secret of a key (KEY-2.2).
 */
export const bearerCaller = async (app: App, authorization: string): Promise<User> => {
  const [, accessToken] = /^bearer (\S+)$/i.exec(authorization.trim()) ?? []
  if (accessToken === undefined)
    throw new NotAuthenticated('Sign in first', { code: 'notAuthenticated' })
  const service = authenticationService(app)
  const { user, key } = await service.authenticate({ strategy: 'jwt', accessToken }, {}, 'jwt')
  if (key)
    throw new Forbidden('No key may do that: somebody who signs in may', { code: 'forbidden' })
  return user as User
}
