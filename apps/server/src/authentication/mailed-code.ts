import { createHmac, randomInt } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { type Secrets, secretsOf } from '../config/secrets.ts'
import type { Database } from '../database/connect.ts'
import type { Refusal } from '../errors/refusal.ts'
import type { PendingAccount } from '../tables/account-codes.ts'
import { accountCodes } from '../tables/account-codes.ts'

/** How long a mailed code is valid, in minutes. */
export const codeMinutes = 15
/** The most attempts at a code. */
const mostTries = 5

/** What a code confirms. */
export interface CodePurpose {
  readonly purpose: 'confirm' | 'reset'
  readonly email: string
  /** The registration that it confirms. */
  readonly registration?: string
}

/** The same for a wrong, expired, used and rate-limited code, so that it reveals nothing. */
export const codeWrong: Refusal = {
  kind: 'BadRequest',
  code: 'codeWrong',
  message: 'The code is wrong or has expired.',
  field: 'code',
}

const keyOf = ({ purpose, email, registration = '' }: CodePurpose) => ({
  purpose,
  email: email.toLowerCase(),
  registration,
})

const rowOf = (of: CodePurpose) => {
  const { purpose, email, registration } = keyOf(of)
  return and(
    eq(accountCodes.purpose, purpose),
    eq(accountCodes.email, email),
    eq(accountCodes.registration, registration),
  )
}

/** Returns the hash that is stored of a code. */
export const codeHash = (secret: string, of: CodePurpose, code: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([keyOf(of), code]))
    .digest('base64url')

/** Returns the hashes of a code by each secret. */
const codeHashes = (secrets: Secrets, of: CodePurpose, code: string): string[] =>
  secretsOf(secrets).map((secret) => codeHash(secret, of, code))

/** Creates a code and stores its hash, replacing an earlier one. `code` is one that was created for another purpose. */
export const makeCode = async (
  transaction: Database,
  secret: string,
  of: CodePurpose,
  now: number,
  {
    account,
    code = String(randomInt(1_000_000)).padStart(6, '0'),
  }: { readonly account?: PendingAccount; readonly code?: string } = {},
): Promise<string> => {
  const expires = new Date(now + codeMinutes * 60_000).toISOString()
  const fresh = {
    codeHash: codeHash(secret, of, code),
    account: account ?? null,
    tries: 0,
    expires,
  }
  await transaction
    .delete(accountCodes)
    .where(lt(accountCodes.expires, new Date(now).toISOString()))
  await transaction
    .insert(accountCodes)
    .values({ ...keyOf(of), ...fresh })
    .onConflictDoUpdate({
      target: [accountCodes.purpose, accountCodes.email, accountCodes.registration],
      set: fresh,
    })
  return code
}

/** Returns whether the code is right. Every attempt counts, even if the transaction is rolled back. */
export const isCodeRight = async (
  database: Database,
  secrets: Secrets,
  of: CodePurpose,
  code: string,
  now: number,
): Promise<boolean> => {
  const [row] = await database
    .update(accountCodes)
    .set({ tries: sql`${accountCodes.tries} + 1` })
    .where(
      and(
        rowOf(of),
        lt(accountCodes.tries, mostTries),
        gt(accountCodes.expires, new Date(now).toISOString()),
      ),
    )
    .returning({ codeHash: accountCodes.codeHash })
  return row !== undefined && codeHashes(secrets, of, code).includes(row.codeHash)
}

/** Uses up a right code. Returns what was stored with it, or undefined if another call has used it. */
export const useCode = async (
  transaction: Database,
  secrets: Secrets,
  of: CodePurpose,
  code: string,
): Promise<{ readonly account: PendingAccount | null } | undefined> => {
  const [row] = await transaction
    .delete(accountCodes)
    .where(and(rowOf(of), inArray(accountCodes.codeHash, codeHashes(secrets, of, code))))
    .returning({ account: accountCodes.account })
  return row
}
