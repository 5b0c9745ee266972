import {
  authentication as description,
  authenticationProviders as providers,
} from '@comanda/contract'
import { AccountCache } from '../../../authentication/account-cache.ts'
import { onEndOfTokens } from '../../../authentication/end-tokens.ts'
import { DeviceStrategy } from '../../../authentication/device/device-strategy.ts'
import { onEndOfSignIn } from '../../../authentication/sign-ins/end-sign-in.ts'
import { followSignIns } from '../../../realtime/channels/follow-sign-ins.ts'
import { SocialStrategy } from '../../../authentication/oidc/social-strategy.ts'
import { atTerminal } from '../../../authentication/pin/at-terminal.ts'
import { PinStrategy } from '../../../authentication/pin/pin-strategy.ts'
import { PasswordStrategy } from '../../../authentication/password-strategy.ts'
import { keyCallerFinder } from '../../../authentication/api-keys/find-key-caller.ts'
import { isHome } from '../../../authentication/refuse-far-demo.ts'
import { withCurrentRanks } from '../../../authentication/standing.ts'
import { type FindCaller, TokenStrategy } from '../../../authentication/token-strategy.ts'
import { serve } from '../../../calls/served.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { isDemoAccount } from '../../../policies/demo-accounts.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { AuthenticationCalls } from './authentication-calls.ts'

const openAccounts = (runtime: Runtime): AccountCache => {
  const accounts = new AccountCache(runtime)
  onEndOfTokens(runtime, (id) => accounts.forget(id))
  onEndOfSignIn(runtime, ({ user }) => accounts.forget(user))
  runtime.bus.listen(({ path, event, data }) => {
    // A kiosk that is moved to another shop is created there.
    const isChanged = path === 'users' || (path === 'devices' && event === 'created')
    if (isChanged && typeof data === 'object' && data !== null && '_id' in data)
      accounts.forget(String(data._id))
  })
  runtime.bus.onGap((subjects) => {
    if (subjects.has('all')) accounts.clear()
  })
  return accounts
}

/** Returns the account of a token unless its sign-in has ended or all its tokens have been revoked since. */
const accountFinder =
  (runtime: Runtime, accounts: AccountCache): FindCaller =>
  async ({ sub, generation, signIn, terminal, shop }) => {
    const account = await accounts.find(sub, signIn)
    if (account?.tokenGeneration !== (generation ?? 0)) return undefined
    if (isDemoAccount(account.user) && !isHome(runtime.config)) return undefined
    const user = withCurrentRanks(account.user, runtime.now())
    if (terminal === undefined || shop === undefined) return user
    // A device that is no longer paired ends what was begun at it.
    return (await accounts.find(terminal)) && atTerminal(user, shop)
  }

const options = (secret: string) => ({
  entity: 'user',
  service: 'users',
  secret,
  authStrategies: ['jwt', 'local', 'social', 'device', 'pin'],
  parseStrategies: ['jwt'],
  jwtOptions: {
    header: { typ: 'access' },
    audience: 'comanda',
    issuer: 'comanda',
    algorithm: 'HS256',
  },
})

/** Signing in and out. */
export const authentication = serve(description, ({ app, runtime }) => {
  app.set('authentication', options(runtime.config.jwtSecret))
  const methods = new AuthenticationCalls(app, runtime)
  const accounts = openAccounts(runtime)
  const findKey = keyCallerFinder(runtime, async (id) => (await accounts.find(id))?.user)
  methods.register('jwt', new TokenStrategy(accountFinder(runtime, accounts), findKey, runtime.now))
  methods.register('local', new PasswordStrategy(runtime))
  methods.register('social', new SocialStrategy(runtime))
  methods.register('device', new DeviceStrategy(runtime))
  methods.register('pin', new PinStrategy(runtime))
  followSignIns(app, runtime)
  return { methods }
})

/** The configured sign-in providers. */
export const authenticationProviders = serveRecords(providers, ({ runtime: { config } }) => ({
  methods: {
    find: () =>
      Promise.resolve((config.oidcProviders ?? []).map(({ id, name }) => ({ _id: id, name }))),
  },
}))
