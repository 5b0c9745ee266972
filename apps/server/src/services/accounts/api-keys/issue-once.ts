import type { ApiKey, IssuedApiKey } from '@comanda/contract'
import { createHash } from 'node:crypto'
import {
  beginningOf,
  keySecretOfCall,
  newKeySecret,
} from '../../../authentication/api-keys/key-secret.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { idempotencyKeyReused, once } from '../../../idempotency/once.ts'
import { paymentKeys } from '../../../payments/accounts/payment-keys.ts'
import type { Runtime } from '../../../runtime/runtime.ts'

/** A call that issues a secret. */
interface Issuing {
  readonly path: string
  readonly shop?: string | undefined
  readonly caller: string
  readonly idempotencyKey: string | undefined
  readonly payload: unknown
}

/** What was issued, and whether by this call or by the one that it repeats. */
interface Issued {
  readonly issued: IssuedApiKey
  readonly isNew: boolean
}

/**
 * Issues a secret in a transaction, once for an idempotency key (KEY-1.7). A retry computes the same secret from that key and the
 * server's: stored is neither of them, but the record of the first response and the hash of the call. Fails with `idempotencyKeyReused`
 * if the call was another, or the server's key is gone.
 */
export const issueOnce = (
  { database, config }: Pick<Runtime, 'database' | 'config'>,
  { path, shop = '', caller, idempotencyKey, payload }: Issuing,
  work: (transaction: Database, secret: string) => Promise<ApiKey>,
): Promise<Issued> =>
  inTransaction(database, async (transaction) => {
    if (idempotencyKey === undefined) {
      const secret = newKeySecret()
      return { issued: { key: await work(transaction, secret), secret }, isNew: true }
    }
    const call = `${path} ${caller} ${idempotencyKey}`
    const key = createHash('sha256').update(call).digest('base64url')
    const [current, ...before] = paymentKeys(config).map(({ bytes }) =>
      keySecretOfCall(bytes, call),
    )
    if (current === undefined) throw new Error('a server has a key')
    const { answer, made } = await once(
      transaction,
      { shop, scope: path, key, caller, payload },
      async () => ({ answer: await work(transaction, current) }),
    )
    const record: ApiKey = answer
    const secret = [current, ...before].find((one) => beginningOf(one) === record.begins)
    if (secret === undefined) throw refused(idempotencyKeyReused)
    return { issued: { key: record, secret }, isNew: made !== undefined }
  })
