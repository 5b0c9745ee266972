import { apiKeys as description, type IssuedApiKey } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import { eq } from 'drizzle-orm'
import { beginningOf, keyHash } from '../../../authentication/api-keys/key-secret.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { owners } from '../../../policies/staff.ts'
import { apiKeys, apiKeySecrets } from '../../../tables/api-keys.ts'
import { shops } from '../../../tables/shops.ts'
import { issueOnce } from './issue-once.ts'
import { keyRecord } from './key-record.ts'

/** Keys that an account makes in 15 minutes. */
const most = 30

/** `create apiKeys/make` (KEY-1.1). Without an idempotency key a repeated call makes another key, since no response has its secret again. */
export const make = serveCall(
  description.calls.make,
  owners,
  async ({ idempotencyKey, ...payload }, { runtime, params }): Promise<IssuedApiKey> => {
    const { shop, name, rights, expires } = payload
    const { database, now } = runtime
    const { _id: maker } = callerOf(params)
    const time = now()
    if (expires !== undefined && Date.parse(expires) <= time)
      throw new BadRequest('The end is not in the future', {
        code: 'dataInvalid',
        field: 'expires',
      })
    await countAttempt(database, [{ name: `keys by ${maker}`, most }], time)
    const call = { path: 'apiKeys/make', shop, caller: maker, idempotencyKey, payload }
    const { issued } = await issueOnce(runtime, call, async (transaction, secret) => {
      const [found] =
        shop === undefined
          ? [{}]
          : await transaction.select({ _id: shops._id }).from(shops).where(eq(shops._id, shop))
      if (!found) throw refused({ ...shopNotFound, field: 'shop' })
      const [made] = await transaction
        .insert(apiKeys)
        .values({
          _id: newRecordId(),
          shop: shop ?? null,
          name,
          rights,
          begins: beginningOf(secret),
          maker,
          createTime: new Date(time).toISOString(),
          expires: expires ?? null,
        })
        .returning()
      if (!made) throw new Error('a key was not written')
      await transaction.insert(apiKeySecrets).values({ hash: keyHash(secret), key: made._id })
      return keyRecord(made)
    })
    return issued
  },
)
