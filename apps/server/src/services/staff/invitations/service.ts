import { invitations as description } from '@comanda/contract'
import { serveTable } from '../../../calls/serve-table.ts'
import type { Served } from '../../../calls/served.ts'
import { invitations as table } from '../../../tables/invitations.ts'
import { accept } from './accept.ts'
import { invite } from './invite.ts'
import { readInvitation } from './read-invitation.ts'

/** Invitations to work in a shop (STAFF-3.14). */
export const invitations: readonly Served[] = [
  serveTable(description, table),
  invite,
  readInvitation,
  accept,
]
