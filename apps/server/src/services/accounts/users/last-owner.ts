import { and, eq, ne, sql } from 'drizzle-orm'
import { afterWait } from '../../../database/bounded-pool.ts'
import type { Database } from '../../../database/connect.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { isOwner } from '../../../policies/staff.ts'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { users } from '../../../tables/users.ts'

const lastOwner: Refusal = {
  kind: 'Conflict',
  code: 'conflict',
  message: 'This is the last owner: give the role to somebody else first.',
  field: 'staff',
}

/** An arbitrary key of the advisory lock of all changes that take the role of an owner away. */
const ownersLock = 4_702_111_931

const owns = sql`${users.staff} @> '[{"role":"owner"}]'::jsonb`

const isOwnerNow = async (database: Database, id: string): Promise<boolean> => {
  const [own] = await database
    .select({ _id: users._id })
    .from(users)
    .where(and(owns, eq(users._id, id)))
  return own !== undefined
}

const hasOtherOwner = async (database: Database, id: string): Promise<boolean> => {
  const [other] = await database
    .select({ _id: users._id })
    .from(users)
    .where(and(owns, ne(users._id, id)))
    .limit(1)
  return other !== undefined
}

const takesOwner = ({ method, data }: CallContext): boolean => {
  if (method === 'remove') return true
  const { staff } = data as { staff?: { role: 'owner' }[] | null }
  return staff !== undefined && !isOwner({ _id: '', staff: staff ?? [] })
}

/**
 * A restaurant must not lose its last owner by accident (ACC-4.5). Such changes of owners' accounts take place one after the
 * other, on all servers: two owners who remove each other would both find another one.
 */
export const protectLastOwner =
  ({ database, reads, turns }: Pick<Runtime, 'database' | 'reads' | 'turns'>) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const id = String(context.id)
    if (!context.params.provider || !takesOwner(context) || !(await isOwnerNow(reads, id))) {
      await next()
      return
    }
    // In turn, since each has a connection for the lock while the change itself takes another.
    await turns.take('owners', (waited) =>
      afterWait(database, waited, () =>
        database.transaction(async (transaction) => {
          await transaction.execute(sql`select pg_advisory_xact_lock(${ownersLock})`)
          if (!(await hasOtherOwner(transaction, id))) throw refused(lastOwner)
          await next()
        }),
      ),
    )
  }
