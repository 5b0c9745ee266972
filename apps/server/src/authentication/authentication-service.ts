import { AuthenticationService } from '@feathersjs/authentication'
import type { App } from '../runtime/app.ts'

/** Returns the service that signs in, with what Feathers' authentication has besides its methods of the wire. */
export const authenticationService = (app: App): AuthenticationService => {
  const service: unknown = app.service('authentication')
  if (service instanceof AuthenticationService) return service
  throw new Error('authentication is not served')
}
