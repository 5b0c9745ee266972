import { accountSecrets, accountSettings } from '@comanda/contract'
import { centsOfDecimal } from '../amounts/decimal-amount.ts'
import { setting } from '../open-account.ts'
import { readerBusy } from '../payment-refusals.ts'
import type {
  PaymentProvider,
  ProviderAttempt,
  ProviderContext,
  ProviderRefund,
  Refunded,
  Started,
  Verdict,
} from '../provider.ts'
import { callReader, type ReaderResponse } from './call-reader.ts'

/** A reader that cannot take the payment says so at once; otherwise it waits for a card, and is queried, in ms. */
const patience = 1500
/** How long the reader itself waits for a card, in ms; it responds after that. */
const readerPatience = 70_000

/** An amount as readers want it, without zeros at the end: `128.5`. */
const readerAmount = (cents: number): string => String(cents / 100)

/** Returns the reader of an attempt: the one that its start named, else that of the account. */
const terminalOf = (
  { reader }: Pick<ProviderAttempt, 'reader'>,
  { account }: Pick<ProviderContext, 'account'>,
): string => reader ?? setting(account, 'terminal')

/**
 * Returns the id of a payment: the reader's trace number and our reference. Readers count to 999,999 and begin again, and the
 * readers of an account count each by itself, so a trace number alone may be another payment's (PAY-7.15).
 */
const transactionOf = (trace: string, reference: string): string => `${trace}/${reference}`

/** Returns the trace number of a payment. */
const traceOf = (transaction: string): string => transaction.split('/', 1)[0] ?? transaction

const verdictOf = (
  response: ReaderResponse | undefined,
  { reference }: Pick<ProviderAttempt, 'reference'>,
): Verdict => {
  const { status, trace, amount, currency, last4 } = response ?? {}
  const captured = centsOfDecimal(amount)
  const transaction = trace === undefined ? {} : { transaction: transactionOf(trace, reference) }
  switch (status) {
    case 'APPROVED':
      return {
        is: 'paid',
        ...transaction,
        ...(captured === undefined ? {} : { captured }),
        ...(currency === undefined ? {} : { currency }),
        ...(last4 === undefined ? {} : { last4 }),
      }
    case 'DECLINED':
      return { is: 'failed', final: true, code: status }
    case 'CANCELLED':
      return { is: 'cancelled' }
    case 'TIMEOUT':
      return { is: 'expired' }
    case 'PENDING':
      return { is: 'pending' }
    default:
      return { is: 'unknown' }
  }
}

/** Begins a sale. The reader responds when the card was read, so only an early refusal is waited for. */
const startSale = async (attempt: ProviderAttempt, context: ProviderContext): Promise<Started> => {
  const { account } = context
  if (account.urls['reader'] === undefined) return { is: 'failed', code: 'noReader' }
  const sale = callReader(
    { ...context, signal: AbortSignal.timeout(readerPatience) },
    terminalOf(attempt, context),
    { CMD: 'SALE', AMT: readerAmount(attempt.charge), ECRREF: attempt.reference, TIPS: '0' },
  )
  const waited = new Promise<'waiting'>((resolve) => {
    setTimeout(() => resolve('waiting'), patience).unref()
  })
  const early = await Promise.race([sale, waited])
  const name = terminalOf(attempt, context)
  if (early === undefined) return { is: 'unknown' }
  if (early !== 'waiting' && /^(BUSY|DECLINED|TIMEOUT|CANCELLED)$/.test(early.status))
    return { is: 'failed', code: early.status === 'BUSY' ? readerBusy : early.status }
  return { is: 'started', next: { kind: 'reader', name } }
}

const query = async (attempt: ProviderAttempt, context: ProviderContext): Promise<Verdict> => {
  const sent = { CMD: 'QUERY', ECRREF: attempt.reference }
  const response = await callReader(context, terminalOf(attempt, context), sent)
  return response?.status === 'NOTFOUND' ? { is: 'pending' } : verdictOf(response, attempt)
}

const cancel = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<'closed' | Verdict> => {
  const sent = { CMD: 'CANCEL', ECRREF: attempt.reference }
  const response = await callReader(context, terminalOf(attempt, context), sent)
  if (response !== undefined && /^(CANCELLED|NOTFOUND|DECLINED|TIMEOUT)$/.test(response.status))
    return 'closed'
  return verdictOf(response, attempt)
}

const refundedOf = (response: ReaderResponse | undefined): Refunded => {
  if (response === undefined) return { is: 'unknown' }
  const id = response.trace === undefined ? {} : { id: response.trace }
  if (response.status === 'APPROVED') return { is: 'done', ...id }
  if (response.status === 'NOTFOUND') return { is: 'absent' }
  if (response.status === 'PENDING') return { is: 'pending', ...id }
  return { is: 'refused', code: response.status }
}

const refund = async (
  { _id, amount, attempt }: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> => {
  const { transaction } = attempt
  if (transaction === undefined) return { is: 'refused', code: 'noTransaction' }
  const TRACE = traceOf(transaction)
  const command = { CMD: 'REFUND', TRACE, AMT: readerAmount(amount), ECRREF: _id }
  const refunded = refundedOf(await callReader(context, terminalOf(attempt, context), command))
  return refunded.is === 'absent' ? { is: 'refused', code: 'NOTFOUND' } : refunded
}

/** A card reader in the restaurant's network, which the server reaches at `PAYMENT_READER_URL`. */
export const lanReader: PaymentProvider = {
  name: 'lanReader',
  call: 'bbposWeb',
  can: { cancel: true, query: true, refund: 'part', void: false },
  settings: accountSettings.lanReader,
  secrets: Object.keys(accountSecrets.lanReader),
  acknowledge: { status: 200, type: 'text/plain', body: 'OK' },
  start: startSale,
  // It sends no messages: nobody in that network is believed by a checksum.
  read: () => ({ valid: false, refusal: 'signature' }),
  query,
  cancel,
  refund,
  queryRefund: async ({ _id, attempt }, context) => {
    const sent = { CMD: 'QUERY', ECRREF: _id }
    return refundedOf(await callReader(context, terminalOf(attempt, context), sent))
  },
  test: async (context) => {
    const sent = { CMD: 'QUERY', ECRREF: 'test' }
    const response = await callReader(context, setting(context.account, 'terminal'), sent)
    return response === undefined
      ? { ok: false, message: 'The reader does not respond.' }
      : { ok: true }
  },
}
