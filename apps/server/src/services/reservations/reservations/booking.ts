import type { Runtime } from '../../../runtime/runtime.ts'

/** What the reservation calls need. */
export type Booking = Pick<
  Runtime,
  'config' | 'database' | 'reads' | 'shopDirectory' | 'bus' | 'mailer' | 'now'
>

/** The caller of a reservation call. */
export interface Caller {
  /** The member who owns the reservation. */
  readonly user?: string
  readonly isStaff: boolean
  /** Bookings of its address are limited: a stranger, by no key. */
  readonly isCounted: boolean
  /** The account of the member of staff who books for a guest, or the key. */
  readonly staff?: string
  readonly address?: string
  /** Identifies the caller of a write without an idempotency key. */
  readonly identity: string
}
