import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { sweepInvoices } from '../invoices/sweep-invoices.ts'
import { queryProviders } from './query-providers.ts'
import { sweepDeadlines } from './sweep-deadlines.ts'
import { sweepDeposits } from './sweep-deposits.ts'
import { sweepRefunds } from './sweep-refunds.ts'
import { watchPayments } from './watch-payments.ts'
import type { Sweep } from '../../../sweeps/sweep.ts'

/** What the sweeper does, each by itself: a provider that is slow delays only its own. */
export const sweeps: readonly Sweep[] = [
  { name: 'attempts', run: queryProviders },
  { name: 'deadlines', run: sweepDeadlines },
  { name: 'deposits', run: sweepDeposits },
  { name: 'refunds', run: sweepRefunds },
  { name: 'invoices', run: (context) => sweepInvoices(orderingOf(context)) },
  { name: 'troubles', run: watchPayments },
]
