import { AuthenticationService } from '@feathersjs/authentication'
import type { App } from '../runtime/app.ts'

/** Returns the service that signs in, typed with Feathers' own methods besides those of the wire. */
export const authenticationService = (app: App): AuthenticationService => {
  const service: unknown = app.service('authentication')
  if (service instanceof AuthenticationService) return service
  throw new Error('authentication is not served')
}
