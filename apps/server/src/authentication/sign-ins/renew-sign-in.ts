import { NotAuthenticated } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import type { CallParams } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { signIns } from '../../tables/sign-ins.ts'
import type { Account } from '../accounts.ts'
import { beginSignIn, type IssuedSignIn } from './begin-sign-in.ts'
import { renewedLife } from './sign-in-life.ts'

/**
 * Prolongs a sign-in. Returns what its next token is issued with. A token of the previous build, which names none, gets
 * one. Returns undefined if it is not renewed any more (ACC-2.6).
 */
export const renewSignIn = async (
  runtime: Runtime,
  account: Pick<Account, 'user' | 'tokenGeneration'>,
  signIn: string | undefined,
  params: CallParams | undefined,
): Promise<IssuedSignIn | undefined> => {
  if (signIn === undefined) return beginSignIn(runtime, account, params)
  const { config, database, now } = runtime
  const { user, tokenGeneration } = account
  const own = and(eq(signIns.user, user._id), eq(signIns._id, signIn))
  const time = now()
  const [begun] = await database.select({ createTime: signIns.createTime }).from(signIns).where(own)
  const age = begun === undefined ? 0 : (time - Date.parse(begun.createTime)) / 1000
  const life = renewedLife(config, user, age)
  if (life <= 0) return undefined
  const { rowCount } = await database
    .update(signIns)
    .set({
      lastUsed: new Date(time).toISOString(),
      expires: new Date(time + life * 1000).toISOString(),
    })
    .where(own)
  if (rowCount === 0)
    throw new NotAuthenticated('The token is no longer valid', { code: 'notAuthenticated' })
  return { claims: { generation: tokenGeneration, signIn }, life }
}
