import type { TableActionError, TableCartAction, TableDish, TableGuest } from '@comanda/contract'

/** A dish as it is shown: with the edits that the server does not have yet. */
export interface ShownDish extends Omit<TableDish, 'position'> {
  /** Drawn hollow: not acknowledged yet. */
  readonly isPending: boolean
  readonly isMine: boolean
  readonly mayEdit: boolean
}

/** An action that the server refused, until it is dismissed. */
export interface RefusedAction {
  readonly id: string
  readonly action: TableCartAction
  readonly error: TableActionError | 'orderCutoff' | 'tableClosed'
  /** Who removed or changed it before. */
  readonly by?: string
  /** The number of the order that has it. */
  readonly order?: string
  /** The dish as this device saw it last. */
  readonly dish?: TableDish
  /** Nothing was edited here: somebody else has removed this guest's dish. */
  readonly isRemoved?: true
}

/** What somebody else has done, by the last event. */
export interface TableEdit {
  readonly line: string
  readonly by?: string
  readonly kind: 'added' | 'changed' | 'removed' | 'ordered'
  /** The product of the dish as it is, or was. */
  readonly product: string | undefined
  readonly order?: string
}

export interface TableCartState {
  /** `closed`: the table takes no more orders; `out`: this device is not one of its guests any more (TABLE-6.15). */
  readonly phase: 'none' | 'waiting' | 'declined' | 'full' | 'open' | 'closed' | 'out'
  readonly self?: TableGuest
  /** All but those who were declined, by seat. */
  readonly guests: readonly TableGuest[]
  /** Who was let in and has not been heard of for 2 minutes (TABLE-1.6), by `_id`. */
  readonly away: readonly string[]
  /** The acting host's `_id`. */
  readonly host?: string
  /** Who asks to join. */
  readonly waiting: readonly TableGuest[]
  /** Whether this guest may let in somebody who waits now. */
  readonly mayAdmit: boolean
  readonly dishes: readonly ShownDish[]
  /** Guests whose dishes are left out of what is ordered. */
  readonly leftOut: readonly string[]
  readonly refused: readonly RefusedAction[]
  /**
   * What was lost (TABLE-6.15): of a table that was closed, this guest's dishes and those for all that nobody had ordered; of one
   * that has let this guest go, what was not sent.
   */
  readonly unordered: readonly ShownDish[]
  /** The guest has read how the table ended, and put it aside. */
  readonly isEndRead?: boolean
  readonly lastEdits: readonly TableEdit[]
  /** How many actions are not acknowledged. */
  readonly pending: number
  readonly version: number
  /** When this device has heard last that the cart is as it is shown, in ms. */
  readonly asOf?: number
}

export const noTable: TableCartState = {
  phase: 'none',
  guests: [],
  away: [],
  waiting: [],
  mayAdmit: false,
  dishes: [],
  leftOut: [],
  refused: [],
  unordered: [],
  lastEdits: [],
  pending: 0,
  version: 0,
}
