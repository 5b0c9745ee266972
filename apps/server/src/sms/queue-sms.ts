import { smsNumber } from '@comanda/shop-rules/contact'
import type { Database } from '../database/connect.ts'
import { newSecretId } from '../identifiers/new-id.ts'
import { smsMessages } from '../tables/sms-messages.ts'
import { smsAccountOf } from './accounts/read-sms-account.ts'

/** A text of a shop to a guest. `phone` is as the guest wrote it, times are in ms since 1970. */
export interface QueuedSms {
  readonly shop: string
  readonly phone: string
  readonly text: string
  readonly now: number
  /** It is not sent later than that. */
  readonly until: number
}

/**
 * Queues a text within the transaction that causes it: it is sent within seconds if that commits (SMS-1.3). Returns its id, or
 * undefined if the shop sends no texts or the phone is no number: nothing is queued then.
 */
export const queueSms = async (
  transaction: Database,
  { shop, phone, text, now, until }: QueuedSms,
): Promise<string | undefined> => {
  const account = await smsAccountOf(transaction, shop)
  const recipient = account && smsNumber(phone, account.country)
  if (recipient === undefined) return undefined
  const _id = newSecretId()
  const time = new Date(now).toISOString()
  await transaction.insert(smsMessages).values({
    _id,
    shop,
    recipient,
    text,
    status: 'waiting',
    createTime: time,
    dueTime: time,
    until: new Date(until).toISOString(),
  })
  return _id
}
