import type { User } from '@comanda/contract'
import { NotAuthenticated } from '@feathersjs/errors'
import { isDemoAccount } from '../../policies/demo-accounts.ts'
import type { CallerKey, CallParams } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { isHome, refuseFarDemo } from '../refuse-far-demo.ts'
import { callerOfKey } from './key-caller.ts'
import { KnownKeys } from './known-keys.ts'

/** A program as a caller, and in how many ms its secret ends. */
export interface KeyCaller {
  readonly user: User
  readonly key: CallerKey
  readonly left: number
}

/** Returns the caller of a key's secret. Throws unless it is valid. */
export type FindKeyCaller = (secret: string, params: CallParams) => Promise<KeyCaller>

/** In ms: sockets of secrets without an end are signed in for so long. */
const decade = 10 * 365 * 86_400_000

/** `findAccount` returns the present account of an id, as those of tokens are found. */
export const keyCallerFinder = (
  runtime: Pick<Runtime, 'reads' | 'bus' | 'now' | 'config'>,
  findAccount: (id: string) => Promise<User | undefined>,
): FindKeyCaller => {
  const keys = new KnownKeys(runtime)
  return async (secret, params) => {
    const known = await keys.find(secret)
    const maker = known && (await findAccount(known.key.maker))
    const user = known && maker && callerOfKey(known.key, maker)
    if (!user || (isDemoAccount(maker) && !isHome(runtime.config)))
      throw new NotAuthenticated('The key is not valid: it has ended, or its maker has no role', {
        code: 'notAuthenticated',
      })
    refuseFarDemo(runtime.config, maker, params)
    const { _id, shop, rights } = known.key
    return {
      user,
      key: { _id, rights, ...(shop === null ? {} : { shop }) },
      left: Math.min(decade, known.until - runtime.now()),
    }
  }
}
