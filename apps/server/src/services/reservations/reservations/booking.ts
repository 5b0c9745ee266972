import type { Runtime } from '../../../runtime/runtime.ts'

/** What the calls about reservations work with. */
export type Booking = Pick<Runtime, 'config' | 'database' | 'bus' | 'mailer' | 'now'>

/** Who calls about a reservation. */
export interface Caller {
  /** The member whose reservation it becomes. */
  readonly user?: string
  readonly isStaff: boolean
  readonly address?: string
}
