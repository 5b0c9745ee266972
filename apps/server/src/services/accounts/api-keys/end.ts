import { type ApiKey, apiKeys as description } from '@comanda/contract'
import { eq, sql } from 'drizzle-orm'
import { announceEndOfSignIn } from '../../../authentication/sign-ins/end-sign-in.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { owners } from '../../../policies/staff.ts'
import { apiKeys, apiKeySecrets } from '../../../tables/api-keys.ts'
import { apiKeyNotFound } from './key-not-found.ts'
import { keyRecord } from './key-record.ts'

/** `create apiKeys/end` (KEY-1.5): also its sockets end, on every server. A repeated call changes nothing. */
export const end = serveCall(
  description.calls.end,
  owners,
  async ({ key }, { runtime }): Promise<ApiKey> => {
    const { database, now } = runtime
    const time = new Date(now()).toISOString()
    const row = await inTransaction(database, async (transaction) => {
      const [ended] = await transaction
        .update(apiKeys)
        .set({ endTime: sql`coalesce(${apiKeys.endTime}, ${time})` })
        .where(eq(apiKeys._id, key))
        .returning()
      if (!ended) throw refused(apiKeyNotFound)
      await transaction.delete(apiKeySecrets).where(eq(apiKeySecrets.key, key))
      return ended
    })
    announceEndOfSignIn(runtime, { user: key, _id: key })
    return keyRecord(row)
  },
)
