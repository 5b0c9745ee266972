import type { RegisterResult } from '@comanda/contract'
import { type Account, accountById } from '../../../../authentication/accounts.ts'
import { createAccount } from '../../../../authentication/create-account.ts'
import { issueToken } from '../../../../authentication/issue-token.ts'
import { passwordMatches } from '../../../../authentication/password.ts'
import type { Database } from '../../../../database/connect.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import type { App } from '../../../../runtime/app.ts'
import { type Refusal, refused } from '../../../../errors/refusal.ts'
import { claimKey, type IntendedWrite, saveAnswer } from '../../../../idempotency/claim-key.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import type { Registration } from './mail-registration.ts'

/** The address has an account. Without mail there is no way to say so to its owner alone. */
const registrationRefused: Refusal = {
  kind: 'Conflict',
  code: 'registrationRefused',
  message: 'There can be no account of this address; sign in if you have one.',
  field: 'email',
}

/** What the saved answer says: never a token. */
interface SavedAnswer {
  readonly user: string
}

const openOnce = async (
  transaction: Database,
  write: IntendedWrite,
  { email, account, data }: Registration,
): Promise<Account> => {
  const claim = await claimKey(transaction, write)
  if (claim) {
    const known = await accountById(transaction, (claim.answer as SavedAnswer).user)
    if (known && (await passwordMatches(data.password, known.passwordHash))) return known
    throw refused(registrationRefused)
  }
  const opened = await createAccount(transaction, { ...account, email, emailVerified: false })
  if (!opened) throw refused(registrationRefused)
  await saveAnswer(transaction, write, { user: opened.user._id } satisfies SavedAnswer)
  return opened
}

/** Makes the account at once. A registration that is sent again is answered again, its password being shown again. */
export const openAccount = async (
  app: App,
  { database }: Runtime,
  registration: Registration,
): Promise<RegisterResult> => {
  const { password: _, idempotencyKey, ...payload } = registration.data
  const write = { shop: '', scope: 'users/register', key: idempotencyKey, payload }
  const account = await inTransaction(database, (transaction) =>
    openOnce(transaction, write, registration),
  )
  const { accessToken, user } = await issueToken(app, account)
  return { status: 'registered', accessToken, user }
}
