import { NotAuthenticated } from '@feathersjs/errors'
import type { User } from '@comanda/contract'
import { authenticationService } from './authentication-service.ts'
import type { App } from '../runtime/app.ts'

/**
 * Returns the caller of a path outside the services, by `Authorization: Bearer …`. Throws if the token is not valid.
 */
export const bearerCaller = async (app: App, authorization: string): Promise<User> => {
  const [, accessToken] = /^bearer (\S+)$/i.exec(authorization.trim()) ?? []
  if (accessToken === undefined)
    throw new NotAuthenticated('Sign in first', { code: 'notAuthenticated' })
  const service = authenticationService(app)
  const { user } = await service.authenticate({ strategy: 'jwt', accessToken }, {}, 'jwt')
  return user as User
}
