import { and, eq } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/connect.ts'
import { type PaymentKeys, paymentKeys } from '../payments/accounts/payment-keys.ts'
import { openText, sealText } from '../payments/accounts/sealed-text.ts'
import { type WebhookRow, webhooks } from '../tables/webhooks.ts'

type Stored = Pick<WebhookRow, 'secret' | 'sealed'>

/** How long the secret before signs as well, in ms: long enough to enter the new one at the receiver (WEBHOOK-2.3). */
const previousFor = 24 * 60 * 60_000

const purposeOf = (webhook: string): string => `webhook ${webhook} secret`

/** Returns the columns of a secret: encrypted for its webhook alone, and what owners see of it. `before` signs for a day more. */
export const sealedSecret = (
  keys: PaymentKeys,
  webhook: string,
  text: string,
  { now, by, before }: { now: number; by: string | undefined; before?: Stored | undefined },
): Stored => {
  const until = new Date(now + previousFor).toISOString()
  return {
    sealed: {
      current: sealText(keys, purposeOf(webhook), text),
      ...(before ? { previous: { ...before.sealed.current, until } } : {}),
    },
    secret: {
      ends: text.slice(-4),
      since: new Date(now).toISOString(),
      ...(by === undefined ? {} : { by }),
      ...(before ? { previousUntil: until } : {}),
    },
  }
}

/** Returns the secrets that sign now, the newest first; none if no key decrypts them. */
export const openSecrets = (
  config: Pick<Config, 'dataFolder' | 'paymentKeys'>,
  { _id, sealed: { current, previous } }: Pick<WebhookRow, '_id' | 'sealed'>,
  now: number,
): readonly string[] => {
  const keys = paymentKeys(config)
  const isValid = previous !== undefined && now < Date.parse(previous.until)
  return [current, ...(isValid ? [previous] : [])].flatMap(
    (one) => openText(keys, purposeOf(_id), one) ?? [],
  )
}

/**
 * Encrypts the secrets of all webhooks by the newest payment key (PAY-7.19), after it was added. Returns the ids of those with one
 * that no key decrypts.
 */
export const rotateWebhookSecrets = async (
  database: Database,
  config: Pick<Config, 'dataFolder' | 'paymentKeys'>,
): Promise<readonly string[]> => {
  const keys = paymentKeys(config)
  const unreadable: string[] = []
  for (const row of await database.select().from(webhooks)) {
    const text = openText(keys, purposeOf(row._id), row.sealed.current)
    if (text === undefined) {
      unreadable.push(row._id)
      continue
    }
    const { previous } = row.sealed
    const before = previous && openText(keys, purposeOf(row._id), previous)
    const sealed = {
      current: sealText(keys, purposeOf(row._id), text),
      ...(previous && before !== undefined
        ? { previous: { ...sealText(keys, purposeOf(row._id), before), until: previous.until } }
        : {}),
    }
    await database
      .update(webhooks)
      .set({ sealed })
      .where(and(eq(webhooks._id, row._id), eq(webhooks.sealed, row.sealed)))
  }
  return unreadable
}
