import type { ServerContext } from '../../../calls/served.ts'
import type { OpenAccount } from '../../../payments/open-account.ts'
import type { Message, PaymentProvider, Reading } from '../../../payments/provider.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { askInTurn } from '../attempts/ask-in-turn.ts'
import { findAttempt } from '../attempts/read-attempt.ts'
import { settle } from '../attempts/settle.ts'
import { publicUrlOf } from '../provider-calls/public-url.ts'
import { recordMessage } from '../provider-calls/record-message.ts'

/** A message with the account that it came for. */
export interface Delivered {
  readonly provider: PaymentProvider
  readonly account: OpenAccount
  readonly message: Message
}

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

/**
 * Reads a message of a provider, records it, and settles what it is about (PAY-2.16). A return is about the attempt of its
 * address and no other. Returns whether it was believed.
 */
export const takeMessage = async (
  context: ServerContext,
  delivered: Delivered,
  returned?: AttemptRow,
): Promise<boolean> => {
  const { runtime } = context
  const { account, message } = delivered
  const reading = read(context, delivered)
  const found = await attemptOfReference(context, account, reading.reference)
  const attempt = returned && found?._id !== returned._id ? undefined : found
  const { database, log, now } = runtime
  const query = message.query.toString()
  await recordMessage(database, {
    shop: attempt?.shop ?? '',
    account: account._id,
    kind: message.kind,
    valid: reading.valid,
    raw: Buffer.concat([Buffer.from(`${query}\n`), message.raw]),
    body: reading.valid ? reading.body : null,
    ...(attempt ? { attempt: attempt._id } : {}),
    ...(reading.valid ? {} : { refusal: reading.refusal }),
    now: new Date(now()),
  })
  if (!reading.valid) {
    const { refusal, reference } = reading
    log.warn({ account: account._id, refusal, reference }, 'a message about a payment was refused')
    return false
  }
  if (!attempt) {
    log.warn({ account: account._id, reference: reading.reference }, 'no such payment is known')
    return true
  }
  const of = { shop: attempt.shop, attempt: attempt._id }
  if (reading.settles) await settle(orderingOf(context), of, reading.verdict, { role: 'server' })
  else await askInTurn(context, attempt)
  return true
}
