import type { User } from '@comanda/contract'
import { NotAuthenticated } from '@feathersjs/errors'
import type { Config } from '../config/config.ts'
import { isDemoAccount } from '../policies/demo-accounts.ts'
import type { CallParams } from '../runtime/app.ts'
import { isInside } from './private-address.ts'
import { textOf } from './text-of.ts'

/**
 * Returns all addresses that a request names as its way here. A caller can add some, but takes away none that a proxy has
 * written, however many proxies are trusted.
 */
const addressesOf = ({ address = '', headers = {} }: CallParams): readonly string[] => {
  const forwarded = textOf(headers['forwarded']).matchAll(/for="?\[?([^\]",;\s]*)/gi)
  const lists = [headers['x-forwarded-for'], headers['x-real-ip']].map(textOf)
  const named = lists.flatMap((list) => list.split(',')).map((one) => one.trim())
  return [address, ...named.filter(Boolean), ...[...forwarded].map(([, one = '']) => one)]
}

/** Returns whether a demo may be ruled by its published passwords at all: not on a server of the internet. */
export const isHome = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean =>
  publicUrl?.startsWith('https:') !== true

/** Refuses an account of the demo unless it calls from this machine or a private network (SETUP-1.7). */
export const refuseFarDemo = (
  config: Pick<Config, 'publicUrl'>,
  user: User | undefined,
  params: CallParams,
): void => {
  if (params.provider === undefined || !isDemoAccount(user)) return
  if (isHome(config) && addressesOf(params).every(isInside)) return
  throw new NotAuthenticated(
    'The accounts of the demo sign in on this machine and its network only',
    { code: 'demoRefused' },
  )
}
