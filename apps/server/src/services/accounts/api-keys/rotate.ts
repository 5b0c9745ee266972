import { apiKeys as description, type IssuedApiKey } from '@comanda/contract'
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { beginningOf, keyHash } from '../../../authentication/api-keys/key-secret.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import { announceEndOfSignIn } from '../../../authentication/sign-ins/end-sign-in.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { refused } from '../../../errors/refusal.ts'
import { owners } from '../../../policies/staff.ts'
import { apiKeys, apiKeySecrets } from '../../../tables/api-keys.ts'
import { issueOnce } from './issue-once.ts'
import { apiKeyNotFound } from './key-not-found.ts'
import { keyRecord } from './key-record.ts'

const hour = 3_600_000

/**
 * `create apiKeys/rotate` (KEY-1.4). All secrets before stay valid through the overlap: also the one in use, if a rotation is repeated
 * without an idempotency key because its response was lost.
 */
export const rotate = serveCall(
  description.calls.rotate,
  owners,
  async ({ idempotencyKey, ...payload }, { runtime, params }): Promise<IssuedApiKey> => {
    const { key, overlapHours = 24 } = payload
    const { now } = runtime
    const time = new Date(now()).toISOString()
    const until = new Date(now() + overlapHours * hour).toISOString()
    const { _id: caller } = callerOf(params)
    const call = { path: 'apiKeys/rotate', caller, idempotencyKey, payload }
    const { issued, isNew } = await issueOnce(runtime, call, async (transaction, secret) => {
      const [changed] = await transaction
        .update(apiKeys)
        .set({ begins: beginningOf(secret), overlapUntil: overlapHours === 0 ? null : until })
        .where(and(eq(apiKeys._id, key), isNull(apiKeys.endTime)))
        .returning()
      if (!changed) throw refused(apiKeyNotFound)
      const ofKey = eq(apiKeySecrets.key, key)
      await transaction.delete(apiKeySecrets).where(and(ofKey, lte(apiKeySecrets.until, time)))
      const isLonger = or(isNull(apiKeySecrets.until), gt(apiKeySecrets.until, until))
      await transaction.update(apiKeySecrets).set({ until }).where(and(ofKey, isLonger))
      await transaction.insert(apiKeySecrets).values({ hash: keyHash(secret), key })
      return keyRecord(changed)
    })
    // What servers know of its secrets is out of date. Its sockets connect again, by a secret that is valid and for as long as it is.
    if (isNew) announceEndOfSignIn(runtime, { user: key, _id: key })
    return issued
  },
)
