import { type MembersImport, users as description } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import { withStanding } from '../../../authentication/standing.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { owners } from '../../../policies/staff.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { countPart } from './count-part.ts'
import { readMembers } from './read-members.ts'
import { type WrittenMembers, writeMembers } from './write-members.ts'

/** An arbitrary key of the advisory lock of all imports of members: phones of two at once would both find nobody. */
const importLock = 4_702_111_932

const announce = ({ bus, now }: Runtime, { users, points, balances }: WrittenMembers): void => {
  for (const user of users)
    bus.publish({ path: 'users', event: 'patched', data: withStanding(user, now()) })
  for (const data of points) bus.publish({ path: 'pointRecords', event: 'created', data })
  for (const data of balances) bus.publish({ path: 'balanceRecords', event: 'created', data })
}

/** The result of rows that change something else than they did when they were looked at. */
const changedMeanwhile = (result: MembersImport): MembersImport => ({
  ...result,
  added: 0,
  changed: 0,
  points: 0,
  balance: 0,
  problems: [{ row: 1, code: 'changedMeanwhile', text: '' }],
})

/** `create users/members/apply` (IMPORT-6.4): all rows or none, once for a key. */
export const applyRows = serveCall(
  description.calls['members/apply'],
  owners,
  async ({ idempotencyKey: key, ...data }, context): Promise<MembersImport> => {
    await countPart(context)
    const { runtime, params } = context
    const { shop, note, revision } = data
    const caller = callerOf(params)
    const now = new Date(runtime.now())
    const sent = { shop, scope: 'users/members/apply', key, caller: caller._id, payload: data }
    const { answer, made } = await inTransaction(runtime.database, (transaction) =>
      once(transaction, sent, async () => {
        await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`)
        const { place, changes, result } = await readMembers(transaction, data, { caller, now })
        if (revision !== undefined && revision !== result.revision && result.problems.length === 0)
          return { answer: changedMeanwhile(result), written: undefined }
        const by = { place, staff: caller._id, note, now }
        return { answer: result, written: await writeMembers(transaction, changes, by) }
      }),
    )
    if (made?.written) announce(runtime, made.written)
    return answer
  },
)
