import type { User } from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import type { HandlerContext } from '../../../calls/served.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { readAttempt } from './read-attempt.ts'

/** Reads an attempt for those who take money in its shop; throws if the caller does not. */
export const attemptOfCashier = async (
  { runtime, params }: HandlerContext,
  id: string,
): Promise<{ readonly attempt: AttemptRow; readonly user: User }> => {
  const attempt = await readAttempt(runtime, id)
  const { user } = params
  if (!user || !isStaffOf(user, attempt.shop, ['cashier', 'manager']))
    throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
  return { attempt, user }
}
