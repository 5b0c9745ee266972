import type { PaymentMessage } from '@comanda/contract'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { mask } from '../../../payments/mask.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { type MessageRow, paymentMessages } from '../../../tables/payment-messages.ts'

/** What a provider sent or returned. */
export interface ReceivedMessage extends Pick<MessageRow, 'account' | 'kind' | 'valid'> {
  /** The attempt's shop; empty if there is no such attempt. */
  readonly shop: string
  readonly attempt?: string
  /** What a repetition has in common: the raw message. */
  readonly raw: string | Buffer
  readonly refusal?: string
  readonly about?: string
  readonly body: unknown
  readonly now: Date
}

/** The longest text of a message that is stored, in characters. */
const longest = 20_000

const stored = (body: unknown): unknown => {
  const masked = mask(body)
  const text = JSON.stringify(masked) ?? 'null'
  return text.length > longest ? { shortened: text.slice(0, longest) } : masked
}

/** Returns a message as staff read it. */
export const messageRecord = ({ hash: _hash, ...row }: MessageRow): Partial<PaymentMessage> =>
  withoutNulls(row)

/**
 * Records a message without data of the payer (PAY-7.8). One that came before raises the count of the first. Returns the row, or
 * undefined of one that came before.
 */
export const recordMessage = async (
  database: Database,
  message: ReceivedMessage,
): Promise<MessageRow | undefined> => {
  const { shop, account, kind, valid, refusal, attempt, about, body, raw, now } = message
  const hash = createHash('sha256')
    .update(`${kind} ${about ?? ''} ${attempt ?? ''}\n`)
    .update(raw)
    .digest('hex')
  const time = now.toISOString()
  const [row] = await database
    .insert(paymentMessages)
    .values({
      shop,
      _id: newIdBeside(attempt ?? account),
      account,
      kind,
      hash,
      valid,
      refusal: refusal ?? null,
      attempt: attempt ?? null,
      about: about ?? null,
      body: stored(body),
      time,
      lastTime: time,
    })
    .onConflictDoUpdate({
      target: [paymentMessages.shop, paymentMessages.account, paymentMessages.hash],
      set: { count: sql`${paymentMessages.count} + 1`, lastTime: time },
    })
    .returning()
  return row?.count === 1 ? row : undefined
}
