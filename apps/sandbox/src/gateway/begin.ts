import { setTimeout as sleep } from 'node:timers/promises'
import type { Reply } from '../http/call.ts'
import { json } from '../http/replies.ts'
import type { Payment, Provider } from '../ledger/records.ts'
import type { Gateway } from './gateway.ts'
import { newId } from './ids.ts'

/** What a merchant's first call says. */
export interface Beginning {
  readonly provider: Provider
  readonly reference: string
  readonly transaction: string
  readonly amount: number
  readonly currency: string
  readonly details: Readonly<Record<string, string>>
}

/** Writes down a payment that begins. */
export const begin = (
  { ledger, now }: Gateway,
  beginning: Beginning,
  id: string = newId(''),
): Payment => {
  return ledger.save('payments', id, {
    ...beginning,
    id,
    status: 'open',
    captured: 0,
    capturedCurrency: beginning.currency,
    refunded: 0,
    last4: '',
    isPartial: false,
    isHidden: false,
    createTime: now().toISOString(),
    payTime: '',
  })
}

/** How long `start-late` takes, in ms: longer than a merchant's server waits. */
const late = 25_000

/**
 * Applies the faults of a call that begins a payment, around what the call does. `refused` is the provider's refusal.
 */
export const beginning = async (
  { faults }: Gateway,
  provider: Provider,
  reference: string,
  refused: () => Reply,
  run: () => Reply | Promise<Reply>,
): Promise<Reply> => {
  faults.begin(provider, reference)
  if (faults.takes(reference, 'start-500')) return json({ error: 'start-500' }, 500)
  if (faults.has(reference, 'start-refused')) return refused()
  const reply = await run()
  if (faults.takes(reference, 'start-no-answer')) return 'none'
  if (faults.takes(reference, 'start-late')) await sleep(late)
  return reply
}
