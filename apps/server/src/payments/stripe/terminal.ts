import { accountSecrets, accountSettings } from '@comanda/contract'
import { minorUnits } from '../amounts/minor-units.ts'
import { readerBusy } from '../payment-refusals.ts'
import { valueAt } from '../message-fields.ts'
import { setting } from '../open-account.ts'
import type {
  PaymentProvider,
  ProviderAttempt,
  ProviderContext,
  Started,
  Verdict,
} from '../provider.ts'
import { closeIntent } from './close-intent.ts'
import { startedId } from './find-started.ts'
import { queryIntent } from './query-intent.ts'
import { readMessage } from './read-event.ts'
import { queryRefund, refundIntent } from './refund-intent.ts'
import { settledCharges } from './settled-charges.ts'
import { refusalCode, stripeClient } from './stripe-client.ts'

const readerOf = ({ reader }: ProviderAttempt, { account }: ProviderContext): string =>
  reader ?? setting(account, 'reader')

/** Gives a PaymentIntent to a reader. One that is busy or offline does not begin, and the intent is cancelled. */
const startAtReader = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Started> => {
  const { _id, charge, currency, description, reference } = attempt
  const amount = minorUnits(charge, currency)
  const reader = readerOf(attempt, context)
  if (amount === undefined || !reader) return { is: 'failed', code: reader ? 'amount' : 'noReader' }
  let transaction: string | undefined
  try {
    const stripe = await stripeClient(context)
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: currency.toLowerCase(),
        description,
        metadata: { attempt: reference, page: 'reader' },
        allowed_payment_method_types: ['card_present'],
        capture_method: 'automatic',
      },
      { idempotencyKey: _id },
    )
    transaction = intent.id
    const { label } = await stripe.terminal.readers.processPaymentIntent(
      reader,
      { payment_intent: intent.id },
      { idempotencyKey: `${_id} reader` },
    )
    return { is: 'started', transaction, next: { kind: 'reader', name: label } }
  } catch (error) {
    const code = refusalCode(error)
    if (code === undefined) return { is: 'unknown' }
    if (transaction !== undefined) await closeIntent({ ...attempt, transaction }, context)
    return { is: 'failed', code: code === 'terminal_reader_busy' ? readerBusy : code }
  }
}

/** Ends what the reader does if that is this payment, then the PaymentIntent, which may have been paid in the last moment. */
const cancelAtReader = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<'closed' | Verdict> => {
  let begun = attempt
  try {
    const stripe = await stripeClient(context)
    const transaction = await startedId(stripe, attempt)
    if (transaction !== undefined) begun = { ...attempt, transaction }
    const id = readerOf(attempt, context)
    const reader = await stripe.terminal.readers.retrieve(id)
    const current = valueAt(reader, 'action', 'process_payment_intent', 'payment_intent')
    if (transaction !== undefined && current === transaction)
      await stripe.terminal.readers.cancelAction(id)
  } catch {
    // A reader that is offline or has ended by itself: the PaymentIntent decides.
  }
  return closeIntent(begun, context)
}

/** Card readers of Stripe, for kiosks and staff. */
export const stripeTerminal: PaymentProvider = {
  name: 'stripeTerminal',
  call: 'bbposWeb',
  can: { cancel: true, query: true, refund: 'part', void: false },
  settings: accountSettings.stripeTerminal,
  secrets: Object.keys(accountSecrets.stripeTerminal),
  acknowledge: { status: 200, type: 'application/json', body: '{"received":true}' },
  start: startAtReader,
  read: readMessage,
  query: queryIntent,
  cancel: cancelAtReader,
  refund: refundIntent,
  queryRefund,
  settled: (period, context) => settledCharges(period, context, (page) => page === 'reader'),
  readers: async (context) => {
    const { data } = await (await stripeClient(context)).terminal.readers.list({ limit: 100 })
    return data.map(({ id, label, status }) => ({
      reader: id,
      name: label || id,
      isOnline: status === 'online',
    }))
  },
  test: async (context) => {
    try {
      await (await stripeClient(context)).terminal.readers.list({ limit: 1 })
      return { ok: true }
    } catch (error) {
      const code = refusalCode(error) ?? 'no response'
      return { ok: false, message: `Stripe does not list the account's readers: ${code}` }
    }
  },
}
