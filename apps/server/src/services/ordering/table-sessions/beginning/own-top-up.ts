import type { User } from '@comanda/contract'
import { refuseOwnAccount } from '../../../../authentication/own-account.ts'
import type { Database } from '../../../../database/connect.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'

/** Refuses staff who would complete a top-up of their own account: somebody else takes the money for it (MEM-7.4). */
export const refuseOwnTopUp = async (
  database: Database,
  caller: User,
  { type, user }: Pick<SessionRow, 'type' | 'user'>,
): Promise<void> => {
  if (type === 'topUp' && user !== null) await refuseOwnAccount(database, caller, user)
}
