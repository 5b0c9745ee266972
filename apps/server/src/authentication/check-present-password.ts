import type { User } from '@comanda/contract'
import { refused } from '../errors/refusal.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { accountById } from './accounts.ts'
import { forgetAttempt, countAttempt } from './rate-limit.ts'
import { passwordMatches } from './password.ts'
import { noPassword, passwordWrong } from './password-refusal.ts'

/** Returns whether the account can receive a code for a new password by mail. */
const canBeMailed = ({ mailer }: Runtime, { email }: User): boolean =>
  mailer.isConfigured && email !== undefined

/**
 * Throws `passwordWrong` if it is not the account's password. An account that signs in only by a provider has no
 * password: it passes, unless it is about to set its `first` one and could prove its address by mail instead, or one is
 * `needed`.
 */
export const checkPresentPassword = async (
  runtime: Runtime,
  user: User,
  password: string | undefined,
  shall: 'keep' | 'first' | 'needed' = 'keep',
): Promise<void> => {
  const { database, now } = runtime
  const limits = [{ name: `present password ${user._id}`, most: 10 }]
  const account = await accountById(database, user._id)
  if (account && account.passwordHash === undefined) {
    if (shall === 'needed' || (shall === 'first' && canBeMailed(runtime, user)))
      throw refused(noPassword)
    return
  }
  await countAttempt(database, limits, now())
  if (!(await passwordMatches(password ?? '', account?.passwordHash))) throw refused(passwordWrong)
  await forgetAttempt(database, limits)
}
