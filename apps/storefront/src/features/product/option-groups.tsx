import { availableGroups, type DraftOption, type OptionIssue, type Product } from '@comanda/engine'
import { useCart } from '../../data/use-store.ts'
import { entryOf, withEntry } from './draft-edit.ts'
import { OptionGroup } from './option-group.tsx'

export interface OptionGroupsProps {
  readonly product: Product
  readonly options: readonly DraftOption[]
  readonly onChange: (options: readonly DraftOption[]) => void
  readonly issues: readonly OptionIssue[]
  /** Say what is missing even where the diner has not been yet. */
  readonly insists: boolean
  /** Makes the names of inputs its own, in sets within sets. */
  readonly path: string
}

/** The option groups of a product that take part now, in its order. */
export const OptionGroups = ({
  product,
  options,
  onChange,
  issues,
  insists,
  path,
}: OptionGroupsProps) => {
  const { context } = useCart()
  if (!context) return null
  return availableGroups(product, context).map((group) => (
    <OptionGroup
      key={group._id}
      product={product}
      group={group}
      context={context}
      entry={entryOf(options, group._id)}
      issues={issues.filter((issue) => issue.group === group._id)}
      insists={insists}
      path={`${path}-${group._id}`}
      onChange={(entry) => onChange(withEntry(options, entry))}
      Inside={OptionGroups}
    />
  ))
}
