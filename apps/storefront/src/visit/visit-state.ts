import type { AppSetting, SystemSetting } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'

/** Why a visit could not begin, or cannot go on (ERR-1.5); each has its screen. */
export const failureReasons = [
  'fixedCodeTimeout',
  'fixedCodeNotEnabled',
  'fixedCodeTableInvalid',
  'serverError',
  'shopNotFound',
  'shopNotEnabledForOnline',
  'timeSlotNotFound',
  'exceedMaxPending',
  'sessionNotFound',
] as const
export type FailureReason = (typeof failureReasons)[number]

export const isFailureReason = (value: unknown): value is FailureReason =>
  failureReasons.some((reason) => reason === value)

/** Where the diner is, and how the visit stands. */
export interface VisitState {
  readonly status: 'starting' | 'ready' | 'failed' | 'noShop'
  readonly reason?: FailureReason
  readonly mode: OrderType
  /** The table whose code was scanned, for dine-in without a table. */
  readonly tableCode?: string
  /** Which of the diners of a table this is, where its link says so. */
  readonly sessionIndex?: number
  /** What is allowed here; from an earlier visit until the server has said it. */
  readonly settings?: SystemSetting
  readonly areSettingsFresh?: true
  readonly look?: AppSetting
}
