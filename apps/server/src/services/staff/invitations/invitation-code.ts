import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { type InvitationRow, invitations } from '../../../tables/invitations.ts'

/** The same for a wrong, expired, withdrawn and used code. */
const invitationRefused: Refusal = {
  kind: 'BadRequest',
  code: 'invitationRefused',
  message: 'The invitation has expired or was used already: ask for a new one.',
  field: 'code',
}

/** Returns an error that says nothing about why the code is not valid. */
export const refusedInvitation = () => refused(invitationRefused)

export const newInvitationCode = (): string => randomBytes(24).toString('base64url')

/** Returns the hash that is stored of a code. A plain hash is safe, since the code is random. */
export const invitationHash = (code: string): string =>
  createHash('sha256').update(code).digest('base64url')

/** Returns the invitation of a code. Throws `invitationRefused` if there is none that is still valid. */
export const invitationOf = async (
  database: Database,
  code: string,
  now: number,
): Promise<InvitationRow> => {
  const [row] = await database
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.codeHash, invitationHash(code)),
        gt(invitations.expires, new Date(now).toISOString()),
      ),
    )
  if (!row) throw refusedInvitation()
  return row
}
