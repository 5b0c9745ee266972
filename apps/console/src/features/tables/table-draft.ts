import type { PatchOf, TableViewItem } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'

/** A table as it is entered. */
export interface TableDraft {
  readonly name: string
  readonly area: string
  /** Empty: unknown. */
  readonly seats: string
  /** Its place among the others; empty: first. */
  readonly order: string
  readonly isUsed: boolean
}

const text = (value: number | undefined): string => (value === undefined ? '' : String(value))

export const draftOf = ({
  name,
  area = '',
  capacity,
  order,
  status,
}: TableViewItem): TableDraft => ({
  name,
  area,
  seats: text(capacity),
  order: text(order),
  isUsed: status !== 'disabled',
})

const number = (entered: string): number | null => (entered.trim() === '' ? null : Number(entered))

const fieldsOf = ({ name, area, seats, order, isUsed }: TableDraft): PatchOf<TableViewItem> => ({
  name: name.trim(),
  area: area.trim() === '' ? null : area.trim(),
  capacity: number(seats),
  order: number(order),
  status: isUsed ? 'active' : 'disabled',
})

/** Returns what was changed of a table. */
export const patchData = (table: TableViewItem, draft: TableDraft): PatchOf<TableViewItem> =>
  changedFields(fieldsOf(draftOf(table)), fieldsOf(draft))
