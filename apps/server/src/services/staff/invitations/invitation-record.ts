import type { Invitation } from '@comanda/contract'
import type { InvitationRow } from '../../../tables/invitations.ts'

/** Returns the record of a row: without the hash of its code. */
export const invitationRecord = (row: InvitationRow): Invitation => {
  const { codeHash: _, ...record } = row
  return record
}
