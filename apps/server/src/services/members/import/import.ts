import { type MembersImport, users as description } from '@comanda/contract'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { owners } from '../../../policies/staff.ts'
import { countPart } from './count-part.ts'
import { readMembers } from './read-members.ts'

/** `create users/members/import` (IMPORT-6.4): what rows would change; nothing is written. */
export const importRows = serveCall(
  description.calls['members/import'],
  owners,
  async (data, context): Promise<MembersImport> => {
    await countPart(context)
    const { runtime, params } = context
    return runtime.reads.transaction(
      async (transaction) => {
        const of = { caller: callerOf(params), now: new Date(runtime.now()) }
        const { result } = await readMembers(transaction, data, of)
        return result
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  },
)
