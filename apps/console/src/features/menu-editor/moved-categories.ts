import type { FieldChange } from '@comanda/client/staff'
import type { Category } from '@comanda/contract'

/** Returns the changes that move a category to a place in the order, from 0; only of those whose place changes. */
export const movedCategories = (
  categories: readonly Category[],
  id: string,
  to: number,
): readonly FieldChange[] => {
  const moved = categories.find(({ _id }) => _id === id)
  if (!moved || to < 0 || to >= categories.length || categories[to] === moved) return []
  const others = categories.filter((category) => category !== moved)
  return [...others.slice(0, to), moved, ...others.slice(to)].flatMap(({ _id, order }, index) =>
    order === index + 1
      ? []
      : [{ path: 'categories', record: _id, field: 'order', seen: order, to: index + 1 }],
  )
}
