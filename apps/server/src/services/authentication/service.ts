import { AuthenticationService } from '@feathersjs/authentication'
import { services } from '@comanda/contract'
import { AccountMemory } from '../../authentication/accounts.ts'
import { EmailStrategy } from '../../authentication/email-strategy.ts'
import { TokenStrategy } from '../../authentication/token-strategy.ts'
import type { App, WireService } from '../../declarations.ts'
import type { Runtime } from '../../runtime.ts'

/** How long a token is good: a shift's tablet stays signed in over the week-end. */
const tokenLife = '14d'

/** Signing in and out. */
export const authentication = (app: App, runtime: Runtime): void => {
  app.set('authentication', {
    entity: 'user',
    service: 'users',
    secret: runtime.config.jwtSecret,
    authStrategies: ['jwt', 'local'],
    parseStrategies: ['jwt'],
    jwtOptions: {
      header: { typ: 'access' },
      audience: 'comanda',
      issuer: 'comanda',
      algorithm: 'HS256',
      expiresIn: tokenLife,
    },
  })
  const accounts = new AccountMemory(runtime.database)
  runtime.bus.listen(({ path, data }) => {
    if (path === 'users' && typeof data === 'object' && data !== null && '_id' in data)
      accounts.forget(String(data._id))
  })
  const service = new AuthenticationService(app, 'authentication')
  service.register('jwt', new TokenStrategy(accounts))
  service.register('local', new EmailStrategy(runtime))
  app.use('authentication', service as unknown as WireService, {
    methods: [...services.authentication.methods],
  })
}
