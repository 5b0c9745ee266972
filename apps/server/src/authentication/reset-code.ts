import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type Secrets, secretsOf } from '../config/secrets.ts'
import type { Database } from '../database/connect.ts'
import { accountCodes } from '../tables/account-codes.ts'
import { callerAddress } from './caller-address.ts'
import { codeHash, type CodePurpose, isCodeRight, makeCode } from './mailed-code.ts'

/** The code for a new password, and the caller who requests or uses it. */
export interface ResetCode {
  readonly email: string
  readonly caller: { readonly address?: string | undefined }
}

/**
 * A code is stored twice, with attempts of their own: for the address that requested it, and for all others, since people
 * read their mail elsewhere. So strangers neither use up the attempts of who requested it nor replace it (ACC-3.7).
 */
const placesOf = (secret: string, { email, caller }: ResetCode): readonly CodePurpose[] => {
  const registration = createHmac('sha256', secret)
    .update(`reset ${email} ${callerAddress(caller)}`)
    .digest('base64url')
  return [
    { purpose: 'reset', email, registration },
    { purpose: 'reset', email },
  ]
}

/** Creates a code for a new password. */
export const makeResetCode = async (
  transaction: Database,
  secret: string,
  of: ResetCode,
  now: number,
): Promise<string> => {
  let code: string | undefined
  for (const place of placesOf(secret, of))
    code = await makeCode(transaction, secret, place, now, code === undefined ? {} : { code })
  return code ?? ''
}

/** Returns whether the code is right. Every attempt counts, even if the transaction is rolled back. */
export const isResetCodeRight = async (
  database: Database,
  secrets: Secrets,
  of: ResetCode,
  code: string,
  now: number,
): Promise<boolean> => {
  for (const place of secretsOf(secrets).flatMap((secret) => placesOf(secret, of)))
    if (await isCodeRight(database, secrets, place, code, now)) return true
  return false
}

/** Uses up a right code and every other one of the account. Returns false if another call has used it. */
export const useResetCode = async (
  transaction: Database,
  secrets: Secrets,
  of: ResetCode,
  code: string,
): Promise<boolean> => {
  const removed = await transaction
    .delete(accountCodes)
    .where(and(eq(accountCodes.purpose, 'reset'), eq(accountCodes.email, of.email)))
    .returning({ hash: accountCodes.codeHash })
  const hashes = new Set(
    secretsOf(secrets).flatMap((secret) =>
      placesOf(secret, of).map((place) => codeHash(secret, place, code)),
    ),
  )
  return removed.some(({ hash }) => hashes.has(hash))
}
