import type { RequestApprovalData, User } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import { refuseOwnAccount } from '../../../authentication/own-account.ts'
import type { Database } from '../../../database/connect.ts'
import type { ApprovalRow } from '../../../tables/approvals.ts'
import { creditingShop } from '../../members/credits/check-credit.ts'

type RequestedCredit = Pick<ApprovalRow, 'user' | 'unit' | 'amount'>

const invalid = (field: string, message: string) =>
  new BadRequest(message, { code: 'dataInvalid', field })

/** Returns what a request of a credit is about (MEM-7.3). Refuses one to the caller, or in another currency. */
export const requestedCredit = async (
  database: Database,
  { shop, user, unit, amount }: RequestApprovalData,
  caller: User,
): Promise<RequestedCredit> => {
  if (user === undefined) throw invalid('user', 'The member is missing')
  if (unit === undefined) throw invalid('unit', 'The unit is missing')
  if (amount === undefined) throw invalid('amount', 'The amount is missing')
  if (unit === 'points' && !Number.isInteger(amount)) throw invalid('amount', 'Points are whole')
  await refuseOwnAccount(database, caller, user)
  await creditingShop(database, { shop, user, unit, amount })
  return { user, unit, amount }
}
