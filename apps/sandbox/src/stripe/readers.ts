import { conclude } from '../gateway/conclude.ts'
import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { type Call, idOf, type Reply, textOf } from '../http/call.ts'
import type { Payment } from '../ledger/records.ts'
import { failure, fieldsOfCall, missing, remember, respond } from './api.ts'
import { merchant, readerIds } from './constants.ts'
import { intentObject, ids, paymentIdOf } from './objects.ts'

const isReader = (id: string): boolean => readerIds.some((one) => one === id)

/** The payment that a reader has been given. */
export const paymentAt = ({ ledger }: Gateway, reader: string): Payment | undefined =>
  ledger.get('payments', textOf(ledger.get('documents', reader) ?? {}, 'payment'))

const actionStatus = ({ captured, status, isHidden }: Payment): string => {
  if (captured > 0 && !isHidden) return 'succeeded'
  return status === 'declined' ? 'failed' : 'in_progress'
}

const action = (payment: Payment | undefined) => {
  if (payment === undefined) return null
  const status = actionStatus(payment)
  return {
    type: 'process_payment_intent',
    status,
    process_payment_intent: { payment_intent: ids.intent(payment) },
    failure_code: status === 'failed' ? 'card_declined' : null,
    failure_message: status === 'failed' ? 'The card was declined.' : null,
  }
}

export const readerObject = (gateway: Gateway, id: string) => ({
  id,
  object: 'terminal.reader',
  action: action(paymentAt(gateway, id)),
  device_type: 'simulated_wisepos_e',
  label: id.replace('tmr_SB_', 'Sandbox reader '),
  livemode: false,
  location: merchant.location,
  metadata: {},
  serial_number: id,
  status: id === 'tmr_SB_offline' ? 'offline' : 'online',
})

export const listReaders = (gateway: Gateway) => (call: Call) =>
  respond(gateway, call, {
    object: 'list',
    data: readerIds.map((id) => readerObject(gateway, id)),
    has_more: false,
    url: '/v1/terminal/readers',
  })

export const readReader = (gateway: Gateway) => (call: Call) =>
  isReader(idOf(call))
    ? respond(gateway, call, readerObject(gateway, idOf(call)))
    : missing(idOf(call))

const isBusy = (gateway: Gateway, reader: string): boolean => {
  const payment = paymentAt(gateway, reader)
  return (
    reader === 'tmr_SB_busy' || (payment !== undefined && actionStatus(payment) === 'in_progress')
  )
}

/** Gives a payment to a reader, which then waits for a card. */
export const process =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const reader = idOf(call)
    const name = textOf(fieldsOfCall(call), 'payment_intent')
    const payment = gateway.ledger.get('payments', paymentIdOf(name))
    if (!isReader(reader)) return missing(reader)
    if (payment === undefined || payment.details['method'] !== 'card_present') return missing(name)
    if (reader === 'tmr_SB_offline')
      return failure(400, 'terminal_reader_offline', 'Reader is currently offline.')
    if (isBusy(gateway, reader) && paymentAt(gateway, reader)?.id !== payment.id)
      return failure(400, 'terminal_reader_busy', 'Reader is currently busy.')
    if (payment.captured > 0 || payment.status === 'cancelled')
      return failure(
        400,
        'payment_intent_unexpected_state',
        `The PaymentIntent is ${intentObject(payment, call.origin).status}.`,
      )
    const details = { ...payment.details, reader, isConfirmed: 'yes' }
    gateway.ledger.change(payment, { status: 'open', details })
    gateway.ledger.save('documents', reader, { payment: payment.id })
    return remember(gateway, call, respond(gateway, call, readerObject(gateway, reader)))
  }

/** Ends what a reader does; the payment stays and waits for a card. */
export const cancelAction =
  (gateway: Gateway, counterpart: () => Counterpart) =>
  async (call: Call): Promise<Reply> => {
    const reader = idOf(call)
    if (!isReader(reader)) return missing(reader)
    const payment = paymentAt(gateway, reader)
    if (payment !== undefined && gateway.faults.has(payment.reference, 'paid-on-cancel'))
      await conclude(gateway, counterpart(), payment, 'paid', { last4: '1111' })
    gateway.ledger.save('documents', reader, {})
    return respond(gateway, call, readerObject(gateway, reader))
  }

/** Holds a card to the simulated reader. */
export const presentCard =
  (gateway: Gateway, counterpart: () => Counterpart) =>
  async (call: Call): Promise<Reply> => {
    const payment = paymentAt(gateway, idOf(call))
    if (payment === undefined)
      return failure(400, 'terminal_reader_no_action', 'The reader does not wait for a card.')
    await conclude(gateway, counterpart(), payment, 'paid', { last4: '1111' })
    return respond(gateway, call, readerObject(gateway, idOf(call)))
  }
