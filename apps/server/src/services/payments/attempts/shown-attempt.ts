import { type PaymentAttempt, paymentAttempts as description } from '@comanda/contract'
import type { ServerContext } from '../../../calls/served.ts'
import { isKiosk, isStaffOf } from '../../../policies/staff.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { recordTable } from '../../../table-service/table.ts'
import { TableService } from '../../../table-service/table-service.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { orderNumberOf } from '../provider-calls/provider-attempt.ts'
import { attemptOfStaff, attemptRecord } from './attempt-record.ts'
import { readAttempt } from './read-attempt.ts'

/** Order numbers are those of the orders; a list leaves them out. */
const table = recordTable(description, paymentAttempts, ['orderNumber'])

/** Lists attempts for the shop's staff, with all their fields. */
export const attemptsOfShops = ({ runtime }: ServerContext): TableService<PaymentAttempt> =>
  new TableService<PaymentAttempt>({ ...runtime, table })

/** Returns an attempt: to staff of its shop all of it, to anybody else who knows its id the small record (PAY-2.8). */
export const getAttempt = async (
  { runtime }: ServerContext,
  id: string,
  { user }: CallParams,
): Promise<PaymentAttempt> => {
  const row = await readAttempt(runtime, id)
  const number = await orderNumberOf(runtime.reads, row)
  return user && !isKiosk(user) && isStaffOf(user, row.shop)
    ? attemptOfStaff(row, number)
    : attemptRecord(row, number)
}
