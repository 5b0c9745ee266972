import type { CallError } from '@comanda/client'
import type { TableSession } from '@comanda/contract'

export interface PendingPayments {
  readonly ids: readonly string[]
  /** What they pay, in currency units; what is known of it. */
  readonly amount: number
}

const idOf = (entry: unknown): readonly string[] => {
  if (typeof entry === 'string') return [entry]
  if (typeof entry !== 'object' || entry === null || !('_id' in entry)) return []
  return typeof entry._id === 'string' ? [entry._id] : []
}

/** Returns the payments that a start was refused for, since they are paying the bill right now (PAY-8.11). */
export const pendingPayments = (
  { code, data }: CallError,
  { attempts }: Pick<TableSession, 'attempts'>,
): PendingPayments | undefined => {
  const named = data?.['attempts']
  if (code !== 'paymentPending' || !Array.isArray(named)) return undefined
  const ids = named.flatMap(idOf)
  const amount = attempts
    .filter(({ _id }) => ids.includes(_id))
    .reduce((sum, attempt) => sum + attempt.amount, 0)
  return { ids, amount }
}
