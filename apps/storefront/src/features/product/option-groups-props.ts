import type { Product } from '@comanda/engine/catalog'
import type { DraftOption, OptionIssue } from '@comanda/engine/options'

export interface OptionGroupsProps {
  readonly product: Product
  readonly options: readonly DraftOption[]
  readonly onChange: (options: readonly DraftOption[]) => void
  readonly issues: readonly OptionIssue[]
  /** Show what is missing even if the diner has not touched the group. */
  readonly showsErrors: boolean
  /** A prefix that makes the names of inputs unique, in sets within sets. */
  readonly path: string
}
