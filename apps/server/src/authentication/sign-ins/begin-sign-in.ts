import type { Database } from '../../database/connect.ts'
import { newRecordId } from '../../identifiers/new-id.ts'
import type { CallParams } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { signIns } from '../../tables/sign-ins.ts'
import type { Account } from '../accounts.ts'
import { textOf } from '../text-of.ts'
import type { TokenPayload } from '../token-payload.ts'
import { deviceNameOf } from './device-name.ts'
import { networkOf } from './network-of.ts'
import { signInLife } from './sign-in-life.ts'

/** What a token says of a sign-in by PIN. */
export type TerminalClaims = Pick<TokenPayload, 'terminal' | 'shop'>

/** What the token of a sign-in is issued with. */
export interface IssuedSignIn {
  readonly claims: Required<Pick<TokenPayload, 'generation' | 'signIn'>> & TerminalClaims
  /** In seconds. */
  readonly life: number
}

/** What is written with a sign-in; its statement is sent before it returns. */
export type WithSignIn = (transaction: Database) => Promise<void>

/** Stores that an account or a terminal is signed in. Returns what its token is issued with. */
export const beginSignIn = async (
  { config, database, now }: Pick<Runtime, 'config' | 'database' | 'now'>,
  { user, tokenGeneration }: Pick<Account, 'user' | 'tokenGeneration'>,
  { headers, address }: CallParams = {},
): Promise<IssuedSignIn> => {
  const life = signInLife(config, user)
  const time = now()
  const begun = new Date(time).toISOString()
  const _id = newRecordId()
  await database
    .insert(signIns)
    .values({
      _id,
      user: user._id,
      device: deviceNameOf(textOf(headers?.['user-agent'])),
      address: networkOf(address),
      createTime: begun,
      lastUsed: begun,
      expires: new Date(time + life * 1000).toISOString(),
    })
    // A promise of drizzle would send it a turn of promises later.
    .execute()
  return { claims: { generation: tokenGeneration, signIn: _id }, life }
}
