import type { AppSetting, SystemSetting } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'

/** Why a visit could not begin, or cannot continue (ERR-1.5); each has its screen. */
export const failureReasons = [
  'fixedCodeTimeout',
  'fixedCodeNotEnabled',
  'fixedCodeTableInvalid',
  'presenceRequired',
  'serverError',
  'shopNotFound',
  'shopNotEnabledForOnline',
  'shopBeingSetUp',
  'timeSlotNotFound',
  'exceedMaxPending',
  'sessionNotFound',
] as const
export type FailureReason = (typeof failureReasons)[number]

export const isFailureReason = (value: unknown): value is FailureReason =>
  failureReasons.some((reason) => reason === value)

/** The diner's shop, table and mode, and the progress of start-up. */
export interface VisitState {
  readonly status: 'starting' | 'ready' | 'failed' | 'noShop'
  readonly reason?: FailureReason
  /** The server was too busy to begin it, and is requested again. */
  readonly isLate?: true
  /** The diner is at a table whose guests have not let them in yet, or will not (TABLE-1.3). */
  readonly isWaiting?: true
  readonly mode: OrderType
  /** The table whose code was scanned, for dine-in without a table. */
  readonly tableCode?: string
  /** The index of the diner at the table, if the link names one. */
  readonly sessionIndex?: number
  /** What the shop allows; from an earlier visit until the server has responded. */
  readonly settings?: SystemSetting
  readonly areSettingsFresh?: true
  readonly look?: AppSetting
}
