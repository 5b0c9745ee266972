import { randomBytes } from 'node:crypto'
import { Client, type ClientConfig } from 'pg'
import { copyRows } from './copied-rows.ts'
import type { FpsPayment } from './fps-payments.ts'

const text = (value: string) => `'${value}'`
const id = () => text(randomBytes(12).toString('hex'))

/**
 * Opens connections that write the rows of one settled payment per transaction and nothing else: the message, the payment and
 * the events are inserted, the attempt, the session and the order updated. No signature, no price, no lock, no read.
 */
export const openBarePayments = async (
  settings: ClientConfig,
  sample: FpsPayment,
  workers: number,
): Promise<{ settle: (worker: number) => Promise<void>; close: () => Promise<unknown> }> => {
  const ofSession = `session = ${text(sample.session)}`
  const open = async (worker: number) => {
    const client = new Client(settings)
    client.on('error', () => undefined)
    await client.connect()
    // Each worker has its own session, order and attempt.
    const own = { session: id(), order: id(), attempt: id() }
    const { session } = own
    await copyRows(
      client,
      'table_sessions',
      { _id: session },
      { where: `_id = ${text(sample.session)}` },
    )
    await copyRows(
      client,
      'orders',
      { _id: own.order, session, number: `${900_000 + worker}` },
      { where: ofSession },
    )
    const attempt = {
      _id: own.attempt,
      session,
      provider_reference: 'null',
      provider_transaction_id: 'null',
      idempotency_key: 'null',
    }
    await copyRows(client, 'payment_attempts', attempt, { where: ofSession })
    return { client, own }
  }
  const opened = await Promise.all(Array.from({ length: workers }, (_, worker) => open(worker)))
  const settle = async (worker: number): Promise<void> => {
    const one = opened[worker]
    if (!one) throw new Error('no worker')
    const { client, own } = one
    const { session } = own
    const key = id()
    await client.query('begin')
    const ofAttempt = { where: `attempt = ${text(sample.attempt)}` }
    await copyRows(client, 'payment_messages', { _id: key, hash: key, attempt: key }, ofAttempt)
    await client.query(
      `update payment_attempts set status = 'paid', captured = charge, settle_time = now() where _id = ${own.attempt}`,
    )
    await copyRows(
      client,
      'session_payments',
      { _id: key, attempt: key, session },
      { where: ofSession },
    )
    await client.query(`update table_sessions set result = result where _id = ${session}`)
    await client.query(`update orders set status = status where _id = ${own.order}`)
    await copyRows(
      client,
      'session_events',
      { session },
      { where: `${ofSession} and kind in ('attempt', 'paid')` },
    )
    await client.query('commit')
  }
  return { settle, close: () => Promise.all(opened.map(({ client }) => client.end())) }
}
