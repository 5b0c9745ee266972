import { services } from '@comanda/contract'
import { AccountMemory } from '../../../authentication/account-memory.ts'
import { onEndOfTokens } from '../../../authentication/end-tokens.ts'
import { DeviceStrategy } from '../../../authentication/device/device-strategy.ts'
import { followSignIns } from '../../../realtime/follow-sign-ins.ts'
import { SocialStrategy } from '../../../authentication/oidc/social-strategy.ts'
import { PasswordStrategy } from '../../../authentication/password-strategy.ts'
import { withStanding } from '../../../authentication/standing.ts'
import { type FindCaller, TokenStrategy } from '../../../authentication/token-strategy.ts'
import type { App, WireService } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { AuthenticationCalls } from './authentication-calls.ts'

/** How long a token is good: a shift's tablet stays signed in over the week-end. */
const tokenLife = '14d'

/** The account of a token, unless its tokens have ended since. */
const accountFinder = (runtime: Runtime): FindCaller => {
  const accounts = new AccountMemory(runtime.database)
  onEndOfTokens(runtime, (id) => accounts.forget(id))
  runtime.bus.listen(({ path, data }) => {
    if (path === 'users' && typeof data === 'object' && data !== null && '_id' in data)
      accounts.forget(String(data._id))
  })
  return async ({ sub, generation }) => {
    const account = await accounts.find(sub)
    if (account?.tokenGeneration !== (generation ?? 0)) return undefined
    return withStanding(account.user, runtime.now())
  }
}

/** Signing in and out. */
export const authentication = (app: App, runtime: Runtime): void => {
  app.set('authentication', {
    entity: 'user',
    service: 'users',
    secret: runtime.config.jwtSecret,
    authStrategies: ['jwt', 'local', 'social', 'device'],
    parseStrategies: ['jwt'],
    jwtOptions: {
      header: { typ: 'access' },
      audience: 'comanda',
      issuer: 'comanda',
      algorithm: 'HS256',
      expiresIn: tokenLife,
    },
  })
  const service = new AuthenticationCalls(app, runtime)
  service.register('jwt', new TokenStrategy(accountFinder(runtime)))
  service.register('local', new PasswordStrategy(runtime))
  service.register('social', new SocialStrategy(runtime))
  service.register('device', new DeviceStrategy(runtime))
  app.use('authentication', service as unknown as WireService, {
    methods: [...services.authentication.methods],
  })
  followSignIns(app, runtime)
}
