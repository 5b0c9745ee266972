import { NotAuthenticated } from '@feathersjs/errors'
import type { User } from '@comanda/contract'
import { authenticationService } from './authentication-service.ts'
import type { App } from '../runtime/app.ts'

/** Who calls a path beside the services, by the token of its `Authorization: Bearer …`. Throws where it is no good. */
export const bearerCaller = async (app: App, authorization: string): Promise<User> => {
  const [, accessToken] = /^bearer (\S+)$/i.exec(authorization.trim()) ?? []
  if (accessToken === undefined)
    throw new NotAuthenticated('Sign in first', { code: 'notAuthenticated' })
  const service = authenticationService(app)
  const { user } = await service.authenticate({ strategy: 'jwt', accessToken }, {}, 'jwt')
  return user as User
}
