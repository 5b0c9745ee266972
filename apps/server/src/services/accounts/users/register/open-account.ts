import type { RegisterResult } from '@comanda/contract'
import { type Account, accountById } from '../../../../authentication/accounts.ts'
import { createAccount } from '../../../../authentication/create-account.ts'
import { issueToken } from '../../../../authentication/issue-token.ts'
import { passwordMatches } from '../../../../authentication/password.ts'
import type { Database } from '../../../../database/connect.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import type { HandlerContext } from '../../../../calls/served.ts'
import { type Refusal, refused } from '../../../../errors/refusal.ts'
import { type RetriableWrite, once } from '../../../../idempotency/once.ts'
import type { Registration } from './mail-registration.ts'

/** The address has an account. Without mail, its owner cannot be notified privately. */
const registrationRefused: Refusal = {
  kind: 'Conflict',
  code: 'registrationRefused',
  message: 'An account cannot be made with this address; sign in if you have one.',
  field: 'email',
}

/** The account that this registration creates or has created. Only its id is saved for retries, never a token. */
const registeredAccount = async (
  transaction: Database,
  write: RetriableWrite,
  { email, account, data }: Omit<Registration, 'key'>,
): Promise<Account> => {
  const { answer, made } = await once(transaction, write, async () => {
    const created = await createAccount(transaction, { ...account, email, emailVerified: false })
    if (!created) throw refused(registrationRefused)
    return { answer: { user: created.user._id }, account: created }
  })
  if (made) return made.account
  const known = await accountById(transaction, answer.user)
  if (known && (await passwordMatches(data.password, known.passwordHash))) return known
  throw refused(registrationRefused)
}

/** Creates the account at once. A retry of a registration succeeds if it has the same password. */
export const openAccount = async (
  context: HandlerContext,
  registration: Omit<Registration, 'key'>,
  caller: string,
): Promise<RegisterResult> => {
  const { password: _, idempotencyKey: key, ...payload } = registration.data
  const write = { shop: '', scope: 'users/register', key, caller, payload }
  const account = await inTransaction(context.runtime.database, (transaction) =>
    registeredAccount(transaction, write, registration),
  )
  const { accessToken, user } = await issueToken(context, account)
  return { status: 'registered', accessToken, user }
}
