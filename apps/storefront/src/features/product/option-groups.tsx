import type { MenuContext } from '@comanda/engine/catalog'
import { availableGroups, entryOf, withEntry } from '@comanda/engine/options'
import { useCart } from '../../diner/use-stores.ts'
import { OptionGroup } from './option-group.tsx'
import type { OptionGroupsProps } from './option-groups-props.ts'
import { useCourses } from './use-courses.ts'

const Groups = ({
  product,
  options,
  onChange,
  issues,
  showsErrors,
  path,
  context,
}: OptionGroupsProps & { readonly context: MenuContext }) => {
  const groups = availableGroups(product, context)
  const courseOf = useCourses(groups, issues, context)
  return groups.map((group) => (
    <OptionGroup
      key={group._id}
      product={product}
      group={group}
      context={context}
      entry={entryOf(options, group._id)}
      issues={issues.filter((issue) => issue.group === group._id)}
      showsErrors={showsErrors}
      path={`${path}-${group._id}`}
      course={courseOf(group)}
      onChange={(entry) => onChange(withEntry(options, entry))}
      Inside={OptionGroups}
    />
  ))
}

/** The option groups of a product that are available now, in its order; the courses of a set meal one after the other. */
export const OptionGroups = (props: OptionGroupsProps) => {
  const { offer } = useCart()
  return offer ? <Groups {...props} context={offer} /> : null
}
