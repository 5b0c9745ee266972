import type { ServerContext } from '../../../calls/served.ts'
import type { Verdict } from '../../../payments/provider.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { loadSession } from '../../ordering/queries/load-session.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { type OpenProvider, openProvider } from '../provider-calls/call-provider.ts'
import { isOwed, settle } from './settle.ts'

const server: Actor = { role: 'server' }

/** How a provider is queried. */
interface Asking {
  readonly actor?: Actor
  /** Whether a payment that the payer has approved is taken now, if it is owed. */
  readonly confirms?: boolean
}

const verdictOf = async (
  { runtime: { database } }: ServerContext,
  row: AttemptRow,
  { provider, of, context }: OpenProvider,
  confirms: boolean,
): Promise<Verdict> => {
  if (provider.confirm && confirms && row.status === 'pending') {
    const state = await loadSession(database, row.shop, row.session)
    if (state && isOwed(state)) return provider.confirm(of, context)
  }
  return (await provider.query?.(of, context)) ?? { is: 'unknown' }
}

/** An attempt after its provider was queried, and what the provider said: `unknown` if nothing. */
interface Asked {
  readonly attempt: AttemptRow
  readonly said: Verdict['is']
}

/** Queries the provider of an attempt, and settles it by the result. */
export const queryAttempt = async (
  context: ServerContext,
  row: AttemptRow,
  { actor = server, confirms = true }: Asking = {},
): Promise<Asked> => {
  const opened = await openProvider(context.runtime, row, 'query')
  if (!opened) return { attempt: row, said: 'unknown' }
  const verdict = await verdictOf(context, row, opened, confirms)
  const of = { shop: row.shop, attempt: row._id }
  return { attempt: await settle(orderingOf(context), of, verdict, actor), said: verdict.is }
}

/** Queries the provider of an attempt, and settles it by the result. Returns the attempt as it is then. */
export const askProvider = async (
  context: ServerContext,
  row: AttemptRow,
  asking: Asking = {},
): Promise<AttemptRow> => (await queryAttempt(context, row, asking)).attempt
