import type { User } from '@comanda/contract'
import { refused } from '../errors/refusal.ts'
import type { Runtime } from '../runtime.ts'
import { accountById } from './accounts.ts'
import { forgiveAttempt, takeAttempt } from './attempts.ts'
import { passwordMatches } from './password.ts'
import { passwordWrong } from './password-refusal.ts'

/**
 * Throws `passwordWrong` where it is not the account's password. An account that signs in only by a provider has none:
 * nothing is asked of it.
 */
export const checkPresentPassword = async (
  { database, now }: Runtime,
  user: User,
  password: string | undefined,
): Promise<void> => {
  const limits = [{ name: `present password ${user._id}`, most: 10 }]
  const account = await accountById(database, user._id)
  if (account && account.passwordHash === undefined) return
  await takeAttempt(database, limits, now())
  if (!(await passwordMatches(password ?? '', account?.passwordHash))) throw refused(passwordWrong)
  await forgiveAttempt(database, limits)
}
