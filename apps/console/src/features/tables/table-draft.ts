import type { TableViewItem } from '@comanda/contract'
import { number, requiredText, text, used } from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** A table as it is entered: its label, area, seats, and its place among the others (none: first). */
export const table = recordDraft<TableViewItem>()({
  name: requiredText,
  area: text,
  capacity: number,
  order: number,
  status: used(),
})
export type TableDraft = DraftOf<typeof table>
