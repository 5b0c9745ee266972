import type { Faults } from '../faults/faults.ts'
import type { Ledger } from '../ledger/ledger.ts'
import type { Notifier } from '../notifications/notifier.ts'

/** What every counterpart of a provider works with. */
export interface Gateway {
  readonly ledger: Ledger
  readonly faults: Faults
  readonly notifier: Notifier
  readonly now: () => Date
}
