import { demo } from '@comanda/demo'
import type { Client } from 'pg'
import { copyRows } from './copied-rows.ts'
import type { FpsPayment } from './fps-payments.ts'

const account = demo.paymentAccounts.find(({ provider }) => provider === 'cybersource')

/** Writes attempts that are pending and due, by CyberSource, each of a session of its own: copies of one of FPS. */
export const writePendingAttempts = async (
  client: Client,
  { session, attempt }: FpsPayment,
  count: number,
): Promise<void> => {
  const copyId = (letter: string) =>
    `substr('${session}', 1, 6) || '${letter}' || lpad(to_hex(n), 17, '0')`
  const join = `, generate_series(1, ${count}) n`
  await copyRows(
    client,
    'table_sessions',
    { _id: copyId('a') },
    { where: `_id = '${session}'`, join },
  )
  const pending = {
    _id: copyId('b'),
    session: copyId('a'),
    account: `'${account?._id}'`,
    status: `'pending'`,
    captured: '0',
    provider_reference: 'null',
    provider_transaction_id: 'null',
    idempotency_key: 'null',
    // Beyond the first minutes it is queried each minute.
    create_time: `now() - interval '10 minutes'`,
    expires_time: `now() + interval '60 minutes'`,
    ask_time: 'now()',
    asks: '0',
    settle_time: 'null',
  }
  await copyRows(client, 'payment_attempts', pending, { where: `_id = '${attempt}'`, join })
}

/** Returns how many of them were not queried yet. */
export const notQueried = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from payment_attempts where status = 'pending' and asks = 0 and account = $1`,
    [account?._id],
  )
  return rows[0]?.count ?? 0
}
