import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { isOwner } from '../../../policies/staff.ts'
import { users } from '../../../tables/users.ts'

const lastOwner: Refusal = {
  kind: 'Conflict',
  code: 'conflict',
  message: 'This is the last owner: give the role to somebody else first.',
  field: 'staff',
}

const owns = sql`${users.staff} @> '[{"role":"owner"}]'::jsonb`

/** Returns true if the account is the only owner's. */
const isLastOwner = async (database: Database, id: string): Promise<boolean> => {
  const [other] = await database
    .select({ _id: users._id })
    .from(users)
    .where(and(owns, ne(users._id, id)))
    .limit(1)
  if (other) return false
  const [own] = await database
    .select({ _id: users._id })
    .from(users)
    .where(and(owns, eq(users._id, id)))
  return own !== undefined
}

const takesOwner = ({ method, data }: CallContext): boolean => {
  if (method === 'remove') return true
  const { staff } = data as { staff?: { role: 'owner' }[] | null }
  return staff !== undefined && !isOwner({ _id: '', staff: staff ?? [] })
}

/** A restaurant must not lose its last owner by accident. */
export const protectLastOwner =
  (database: Database) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { params, id } = context
    if (params.provider && takesOwner(context) && (await isLastOwner(database, String(id))))
      throw refused(lastOwner)
    await next()
  }
