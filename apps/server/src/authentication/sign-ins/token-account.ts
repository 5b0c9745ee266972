import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import type { WithShopDirectory } from '../../shop-directory/in-shop-of-session.ts'
import { signIns } from '../../tables/sign-ins.ts'
import { users } from '../../tables/users.ts'
import { type Account, accountById, accountOf } from '../accounts.ts'
import { deviceAccount } from '../device/device-account.ts'

/** The account or terminal of a token, and when its sign-in was last used, in ms. */
export interface TokenAccount extends Account {
  readonly lastUsed?: number
}

const userOfSignIn = async (
  database: Database,
  id: string,
  signIn: string,
): Promise<TokenAccount | undefined> => {
  const [found] = await database
    .select({ user: users, lastUsed: signIns.lastUsed })
    .from(signIns)
    .innerJoin(users, eq(users._id, signIns.user))
    .where(and(eq(signIns.user, id), eq(signIns._id, signIn)))
  return found && { ...accountOf(found.user), lastUsed: Date.parse(found.lastUsed) }
}

const deviceOfSignIn = async (
  within: WithShopDirectory,
  id: string,
  signIn: string,
): Promise<TokenAccount | undefined> => {
  const [found] = await within.reads
    .select({ lastUsed: signIns.lastUsed })
    .from(signIns)
    .where(and(eq(signIns.user, id), eq(signIns._id, signIn)))
  const device = found && (await deviceAccount(within, id))
  return device && { ...device, lastUsed: Date.parse(found.lastUsed) }
}

/**
 * Returns the account or terminal of a token unless its sign-in has ended: an account by one statement. Tokens of the
 * previous build name no sign-in.
 */
export const tokenAccount = async (
  within: WithShopDirectory,
  id: string,
  signIn: string | undefined,
): Promise<TokenAccount | undefined> =>
  signIn === undefined
    ? ((await accountById(within.reads, id)) ?? (await deviceAccount(within, id)))
    : ((await userOfSignIn(within.reads, id, signIn)) ?? (await deviceOfSignIn(within, id, signIn)))
