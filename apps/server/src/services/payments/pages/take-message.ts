import type { ServerContext } from '../../../calls/served.ts'
import type { OpenAccount } from '../../../payments/open-account.ts'
import type { Message, PaymentProvider, Reading } from '../../../payments/provider.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { askInTurn } from '../attempts/ask-in-turn.ts'
import { noteLost } from '../attempts/note-lost.ts'
import { findAttempt } from '../attempts/read-attempt.ts'
import { settle } from '../attempts/settle.ts'
import { publicUrlOf } from '../provider-calls/public-url.ts'
import { messageRecord, recordMessage } from '../provider-calls/record-message.ts'
import { settleRefund } from '../refunds/settle-refund.ts'
import { pacedLines } from '../../../logging/paced-lines.ts'
import type { MessageLimits } from './message-limits.ts'

/** A message with the account that it came for. */
export interface Delivered {
  readonly provider: PaymentProvider
  readonly account: OpenAccount
  readonly message: Message
  /** The address that sent it. */
  readonly from: string
}

/** The longest reference of a message that nobody believes, as it is logged: anyone may have sent it. */
const longestLogged = 64

const read = ({ runtime }: ServerContext, { provider, account, message }: Delivered): Reading => {
  const { config, now } = runtime
  const signal = AbortSignal.abort()
  // Reading is pure: it makes no calls.
  const context = { account, now, fetch, publicUrl: publicUrlOf(config), signal }
  return provider.read(message, context)
}

/** Returns the attempt of an account's reference: the attempt's id, which tells its shop. */
const attemptOfReference = async (
  { runtime }: ServerContext,
  { _id: account }: OpenAccount,
  reference: string | undefined,
): Promise<AttemptRow | undefined> => {
  const row = reference === undefined ? undefined : await findAttempt(runtime, reference)
  return row?.account === account && row.providerReference === reference ? row : undefined
}

type Recorded = Pick<Parameters<typeof recordMessage>[1], 'shop' | 'attempt'>

/** Records a message, unless too many are recorded of those who sent it (PAY-7.22). Staff hear of one that was refused. */
const record = async (
  { runtime: { database, now, bus } }: ServerContext,
  limits: MessageLimits,
  { account: { _id: account }, message, from }: Delivered,
  reading: Reading,
  of: Recorded,
): Promise<void> => {
  const isSigned = reading.valid && reading.settles
  const time = now()
  if (!limits.allow({ from, account, signedFor: isSigned ? of.attempt : undefined }, time)) return
  const query = message.query.toString()
  const row = await recordMessage(database, {
    ...of,
    account,
    kind: message.kind,
    valid: reading.valid,
    raw: Buffer.concat([Buffer.from(`${query}\n`), message.raw]),
    body: reading.valid ? reading.body : null,
    ...(reading.valid ? {} : { refusal: reading.refusal }),
    now: new Date(time),
  })
  if (row && !reading.valid)
    bus.publish({ path: 'paymentMessages', event: 'created', data: messageRecord(row) })
}

/**
 * Reads a message of a provider, records it, and settles what it is about (PAY-2.16). A return is about the attempt of its
 * address and no other. Returns whether it was believed.
 */
export const takeMessage = async (
  context: ServerContext,
  limits: MessageLimits,
  delivered: Delivered,
  returned?: AttemptRow,
): Promise<boolean> => {
  const { account } = delivered
  const reading = read(context, delivered)
  const found = await attemptOfReference(context, account, reading.reference)
  const attempt = returned && found?._id !== returned._id ? undefined : found
  const { log } = context.runtime
  // Strangers may send anything to an account's address (OPER-1.8).
  const lines = pacedLines(log)
  await record(context, limits, delivered, reading, {
    shop: attempt?.shop ?? '',
    ...(attempt ? { attempt: attempt._id } : {}),
  })
  if (!reading.valid) {
    const { refusal } = reading
    const reference = reading.reference?.slice(0, longestLogged)
    lines.note(`message ${account._id} ${refusal}`, (count) =>
      log.warn(
        { account: account._id, refusal, reference, count },
        'a message about a payment was refused',
      ),
    )
    return false
  }
  if (!attempt) {
    const reference = reading.reference.slice(0, longestLogged)
    lines.note(`message ${account._id}`, (count) =>
      log.warn({ account: account._id, reference, count }, 'no such payment is known'),
    )
    return true
  }
  if (reading.refund) return settleRefund(context.runtime, attempt, reading.refund)
  if (reading.lost) await noteLost(context.runtime, attempt, reading.lost)
  const of = { shop: attempt.shop, attempt: attempt._id }
  if (reading.settles) await settle(orderingOf(context), of, reading.verdict, { role: 'server' })
  else await askInTurn(context, attempt)
  return true
}
