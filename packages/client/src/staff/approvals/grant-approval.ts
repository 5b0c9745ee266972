import type { GrantApprovalData } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'

/** Has a manager who stands beside approve one call by their PIN. Returns what the call sends; fails with a `CallError`. */
export const grantApproval = async (
  connection: Pick<Connection, 'service' | 'status'>,
  data: GrantApprovalData,
): Promise<string> => {
  assertOnline(connection)
  return (await connection.service('approvals/grant').create(data)).approval
}
