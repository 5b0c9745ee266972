import { NotAuthenticated } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import type { CallParams } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { signIns } from '../../tables/sign-ins.ts'
import type { Account } from '../accounts.ts'
import { beginSignIn, type IssuedSignIn } from './begin-sign-in.ts'
import { signInLife } from './sign-in-life.ts'

/**
 * Prolongs a sign-in. Returns what its next token is issued with. A token of the previous build, which names none, gets
 * one.
 */
export const renewSignIn = async (
  runtime: Runtime,
  account: Pick<Account, 'user' | 'tokenGeneration'>,
  signIn: string | undefined,
  params: CallParams | undefined,
): Promise<IssuedSignIn> => {
  if (signIn === undefined) return beginSignIn(runtime, account, params)
  const { config, database, now } = runtime
  const { user, tokenGeneration } = account
  const life = signInLife(config, user)
  const time = now()
  const { rowCount } = await database
    .update(signIns)
    .set({
      lastUsed: new Date(time).toISOString(),
      expires: new Date(time + life * 1000).toISOString(),
    })
    .where(and(eq(signIns.user, user._id), eq(signIns._id, signIn)))
  if (rowCount === 0)
    throw new NotAuthenticated('The token is no longer valid', { code: 'notAuthenticated' })
  return { claims: { generation: tokenGeneration, signIn }, life }
}
