import type { TableViewItem } from '@comanda/contract'

/** A table that staff have pressed, with the first of its bills if it has one. */
export interface PickedTable {
  readonly table: TableViewItem
  readonly session?: string
}

/**
 * Lets staff press a free table on the floor, or one with another bill than `other`, or with `moved`, the name of who moves, either of
 * them; undefined if they press none.
 */
export type PickTable = (wanted?: {
  readonly other: string
  readonly moved?: string
}) => Promise<PickedTable | undefined>
