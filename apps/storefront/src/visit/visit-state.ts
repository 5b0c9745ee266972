import type { Store } from '@comanda/client'
import type { AppSetting, SystemSetting } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'
import type { Entry } from './entry.ts'

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

/** The diner's visit: start-up, shop and ordering mode (ROUTE-3, SESS-2). */
export interface Visit {
  readonly state: Store<VisitState>
  /** Begins the visit, or begins again from another code or link. */
  readonly begin: (entry: Entry) => Promise<void>
  /** Begins again with what the visit began with. */
  readonly beginAgain: () => Promise<void>
  /** Returns whether it began with the code of a table: to begin again enters the table. */
  readonly isAtCode: () => boolean
  /** Offers what a table offers while it is still to be entered: its menu is shown already. */
  readonly foresee: (shop: string) => void
  readonly chooseMode: (mode: OrderType) => void
  /** Opens the menu for browsing, if the visit could not begin. */
  readonly look: () => void
  /** Begins at another shop, in the same mode if the shop has it. */
  readonly chooseShop: (shop: string, modes?: readonly OrderType[]) => Promise<void>
}
