import { availableGroups } from '@comanda/engine/options'
import { useCart } from '../../diner/use-stores.ts'
import { entryOf, withEntry } from './draft-edit.ts'
import { OptionGroup, type OptionGroupsProps } from './option-group.tsx'

/** The option groups of a product that are available now, in its order. */
export const OptionGroups = ({
  product,
  options,
  onChange,
  issues,
  showsErrors,
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
      showsErrors={showsErrors}
      path={`${path}-${group._id}`}
      onChange={(entry) => onChange(withEntry(options, entry))}
      Inside={OptionGroups}
    />
  ))
}
