import { createHmac, randomInt } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import type { Refusal } from '../errors/refusal.ts'
import type { PendingAccount } from '../tables/account-codes.ts'
import { accountCodes } from '../tables/account-codes.ts'

/** How long a mailed code is good, in minutes. */
export const codeMinutes = 15
/** How often a code may be guessed at before it is worth nothing. */
const mostTries = 5

/** What a code is for. */
export interface CodePurpose {
  readonly purpose: 'confirm' | 'reset'
  readonly email: string
  /** The registration that it confirms. */
  readonly registration?: string
}

/** The code is another, too old, was used, or was guessed at too often: one answer. */
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

const hashOf = (secret: string, of: CodePurpose, code: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([keyOf(of), code]))
    .digest('base64url')

/** Makes a code and keeps its hash in the place of an earlier one. */
export const makeCode = async (
  transaction: Database,
  secret: string,
  of: CodePurpose,
  now: number,
  account?: PendingAccount,
): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expires = new Date(now + codeMinutes * 60_000).toISOString()
  const fresh = { codeHash: hashOf(secret, of, code), account: account ?? null, tries: 0, expires }
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

/** Whether the code is right. Each question counts, also where the work that follows is undone. */
export const isCodeRight = async (
  database: Database,
  secret: string,
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
  return row?.codeHash === hashOf(secret, of, code)
}

/** Uses up a right code, once; what it was kept with, or nothing where another call was first. */
export const useCode = async (
  transaction: Database,
  secret: string,
  of: CodePurpose,
  code: string,
): Promise<{ readonly account: PendingAccount | null } | undefined> => {
  const [row] = await transaction
    .delete(accountCodes)
    .where(and(rowOf(of), eq(accountCodes.codeHash, hashOf(secret, of, code))))
    .returning({ account: accountCodes.account })
  return row
}
