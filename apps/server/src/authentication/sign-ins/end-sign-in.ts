import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { signIns } from '../../tables/sign-ins.ts'

/** A message between servers: one sign-in of an account has ended. Not `accounts`, which the previous build reads as all. */
const path = 'signIns'

/** A sign-in of an account or a terminal. */
export interface SignInKey {
  readonly user: string
  readonly _id: string
}

/** Announces to every server that the sign-in has ended. To be called after the commit. */
export const announceEndOfSignIn = (
  { bus }: Pick<Runtime, 'bus'>,
  { user, _id }: SignInKey,
): void => bus.publish({ path, event: 'ended', data: { user, _id } })

/** Ends one sign-in: its tokens are no longer valid on any server. */
export const endSignIn = async (
  runtime: Pick<Runtime, 'database' | 'bus'>,
  signIn: SignInKey,
): Promise<void> => {
  await runtime.database
    .delete(signIns)
    .where(and(eq(signIns.user, signIn.user), eq(signIns._id, signIn._id)))
  announceEndOfSignIn(runtime, signIn)
}

/** Deletes all sign-ins of an account whose tokens are revoked. */
export const endAllSignIns = async (database: Database, user: string): Promise<void> => {
  await database.delete(signIns).where(eq(signIns.user, user))
}

/** Calls `ended` when a sign-in has ended, on any server. */
export const onEndOfSignIn = (
  { bus }: Pick<Runtime, 'bus'>,
  ended: (signIn: SignInKey) => void,
): void =>
  bus.listen(({ path: of, data }) => {
    if (of !== path || typeof data !== 'object' || data === null) return
    if ('user' in data && '_id' in data) ended({ user: String(data.user), _id: String(data._id) })
  })
