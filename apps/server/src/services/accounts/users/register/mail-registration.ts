import type { RegisterData } from '@comanda/contract'
import { accountByEmail } from '../../../../authentication/accounts.ts'
import { codeMinutes, makeCode } from '../../../../authentication/mailed-code.ts'
import type { PendingAccount } from '../../../../tables/account-codes.ts'
import { registrationOf } from '../../../../authentication/registration-of.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import { queueMail } from '../../../../mail/queue-mail.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'

/** A registration with valid data. */
export interface Registration {
  readonly email: string
  readonly data: RegisterData
  readonly account: PendingAccount
  /** Known to the client that registered alone: the code confirms nothing without it. */
  readonly key: string
}

/**
 * Mails a code, or a note if the address has an account already. Both take the same time, so that the response does not
 * reveal which.
 */
export const mailRegistration = async (
  { config, database, mailer, now }: Runtime,
  { email, data, account, key }: Registration,
): Promise<void> => {
  const registration = registrationOf(key)
  await inTransaction(database, async (transaction) => {
    const known = await accountByEmail(transaction, email)
    // The code for an address with an account is never sent.
    const of = { purpose: 'confirm', email, registration } as const
    const code = await makeCode(transaction, config.jwtSecret, of, now(), { account })
    await queueMail(
      transaction,
      known
        ? { recipient: email, letter: 'accountExists', locale: known.user.locale ?? data.locale }
        : {
            recipient: email,
            letter: 'confirmEmail',
            locale: data.locale,
            values: { code, minutes: String(codeMinutes) },
          },
    )
  })
  mailer.wake()
}
