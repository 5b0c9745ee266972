import type { SharedTable } from './shared-table.ts'
import type { VisitState } from './visit-state.ts'

export interface VisitOptions {
  /** Returns the query parameter of a name, of the page as it was opened. */
  readonly fromTopUp?: string | null
  /** The section of the page's query; it is selected if it serves now. */
  readonly section?: string | null
  /** What the page was rendered with; until the server has responded again. */
  readonly known?: Pick<VisitState, 'look' | 'settings'>
  /** Returns the shared cart of the tables of a shop. Absent: each phone has its own. */
  readonly tableOf?: (shop: string) => Promise<SharedTable | undefined>
}
