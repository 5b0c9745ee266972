import { NotAuthenticated } from '@feathersjs/errors'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { readBySecret } from '../../config/secrets.ts'
import type { Database } from '../../database/connect.ts'
import { type Refusal, refused } from '../../errors/refusal.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { secondFactors } from '../../tables/second-factors.ts'
import type { CallParams } from '../../runtime/app.ts'
import { callerAddress } from '../caller-address.ts'
import { countAttempt, forgetAttempt, type RateLimit } from '../rate-limit.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import { openSecret } from './sealed-secret.ts'
import { totpStep } from './totp.ts'

type Row = typeof secondFactors.$inferSelect

/** The code of a second factor is wrong, used or expired. */
const codeWrong: Refusal = {
  kind: 'BadRequest',
  code: 'codeWrong',
  message: 'The code is wrong or has expired.',
  field: 'code',
}

/** The password is right, and a code is needed as well: the same call with `code`. */
export const secondFactorRequired = (): NotAuthenticated =>
  new NotAuthenticated('A code of the second factor is needed too', {
    code: 'secondFactorRequired',
    field: 'code',
  })

/** Returns the account's second factor, being set up or confirmed. */
export const secondFactorOf = async (
  database: Database,
  user: string,
): Promise<Row | undefined> => {
  const [row] = await database
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.user, user))
    // A promise of drizzle would send it a turn of promises later.
    .execute()
  return row
}

/** Accepts a code of the app once: an earlier one is no longer of use either. */
const useTotp = async (
  { config, database, now }: Pick<Runtime, 'config' | 'database' | 'now'>,
  { user, secret: sealed }: Row,
  code: string,
): Promise<boolean> => {
  const secret = readBySecret(config, (key) => openSecret(key, user, sealed))
  const step = secret === undefined ? undefined : totpStep(secret, code, now())
  if (step === undefined) return false
  const { rowCount } = await database
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.user, user), lt(secondFactors.lastStep, step)))
  return rowCount === 1
}

/** Accepts a recovery code once. */
const useRecoveryCode = async (
  database: Database,
  user: string,
  code: string,
): Promise<boolean> => {
  const hash = recoveryCodeHash(user, code)
  const { recoveryCodes } = secondFactors
  const { rowCount } = await database
    .update(secondFactors)
    .set({ recoveryCodes: sql`array_remove(${recoveryCodes}, ${hash})` })
    .where(
      and(
        eq(secondFactors.user, user),
        isNotNull(secondFactors.confirmed),
        sql`${hash} = any(${recoveryCodes})`,
      ),
    )
  return rowCount === 1
}

/** Attempts within 15 minutes of one device that the account knows, or from one address. */
const mostFromOne = 10

/**
 * Attempts of all strangers together, who have the password already: a code is guessed with a probability of a hundredth within
 * a day at most.
 */
const mostOfStrangers = 30

/** Who enters a code. */
export interface CodeCaller {
  readonly params: CallParams
  /** How the account knows the caller: by its device, or by its address. */
  readonly known?: { readonly device?: string; readonly isAddressKnown: boolean }
}

/** So others who try codes lock nobody out at a device or address that the account knows (ACC-5.1). */
const limitsOf = (user: string, { params, known }: CodeCaller): readonly RateLimit[] => {
  if (known?.device !== undefined)
    return [{ name: `second factor ${known.device}`, most: mostFromOne }]
  const here = { name: `second factor ${user} ${callerAddress(params)}`, most: mostFromOne }
  return known?.isAddressKnown === false
    ? [here, { name: `second factor ${user}`, most: mostOfStrangers }]
    : [here]
}

/** Throws `codeWrong` unless it is a code of the app or a recovery code that was not used before. */
export const checkSecondFactor = async (
  runtime: Pick<Runtime, 'config' | 'database' | 'now'>,
  factor: Row,
  code: string,
  by: CodeCaller,
): Promise<void> => {
  const { database, now } = runtime
  const limits = limitsOf(factor.user, by)
  await countAttempt(database, limits, now())
  const digits = code.replaceAll(/\s/g, '')
  const isRight = /^\d{6}$/.test(digits)
    ? await useTotp(runtime, factor, digits)
    : await useRecoveryCode(database, factor.user, code)
  if (!isRight) throw refused(codeWrong)
  await forgetAttempt(database, limits)
}
