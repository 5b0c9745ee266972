import { BadRequest } from '@feathersjs/errors'
import type { BusinessClock } from '@comanda/engine/time'
import { eq } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import { refuseOwnAccount } from '../../../authentication/own-account.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { isOwner } from '../../../policies/staff.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { shops } from '../../../tables/shops.ts'
import { type Credit, creditLimitOf } from './credit-limits.ts'
import { takeFromLimit } from './take-from-limit.ts'

/** Returns the clock of a shop; refuses a balance in a currency that the shop does not use. */
export const creditingShop = async (
  database: Database,
  { shop = '', unit }: Credit,
): Promise<BusinessClock> => {
  const [found] = await database
    .select({ timeZone: shops.timeZone, dayEnds: shops.dayEnds, currency: shops.currency })
    .from(shops)
    .where(eq(shops._id, shop))
  if (!found) throw refused({ ...shopNotFound, field: 'shop' })
  if (unit !== 'points' && unit !== found.currency)
    throw new BadRequest('The shop has another currency', {
      code: 'dataInvalid',
      field: 'currency',
    })
  return found
}

/**
 * Refuses a credit of staff to themselves (MEM-7.1), and one by managers above their limits (`approvalRequired`,
 * MEM-7.2). It counts towards the day's limit in the transaction that writes it. The server's own calls have no limits.
 */
export const checkCredit = async (
  transaction: Database,
  params: CallParams,
  credit: Credit,
  now: Date,
): Promise<void> => {
  if (!params.provider || credit.amount <= 0) return
  const caller = callerOf(params)
  await refuseOwnAccount(transaction, caller, credit.user)
  if (isOwner(caller)) return
  const { shop = '', unit } = credit
  const clock = await creditingShop(transaction, credit)
  const limit = await creditLimitOf(transaction, unit)
  if (await takeFromLimit(transaction, { ...credit, shop }, limit, now, clock)) return
  throw refused({
    kind: 'Forbidden',
    code: 'approvalRequired',
    message: 'This is more than managers may credit: request an approval.',
    field: 'amount',
    detail: { ...limit },
  })
}
