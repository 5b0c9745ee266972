import type { TableCartAction, TableDish } from '@comanda/contract'
import type { CallError } from '../errors/call-error.ts'
import type { StoredTable } from './queue.ts'
import type { ShownDish, TableCartState } from './table-state.ts'

/** Returns in which phase an error leaves a guest; undefined if it is about a call alone (TABLE-6.15). */
export const phaseAfter = ({ code, statusCode }: CallError): 'closed' | 'out' | undefined => {
  if (code === 'sessionClosed') return 'closed'
  return statusCode === 403 || statusCode === 404 ? 'out' : undefined
}

const isForAll = ({ lines: [top] }: Pick<ShownDish, 'lines'>): boolean => top?.chairId === undefined

/** Returns what a guest loses of the dishes that were shown: those that nobody ordered, or, of a cart that is still there, the unsent. */
export const lostDishes = (
  dishes: readonly ShownDish[],
  phase: TableCartState['phase'],
): readonly ShownDish[] => {
  if (phase !== 'closed' && phase !== 'out') return []
  return dishes.filter(
    (dish) => (dish.isMine || isForAll(dish)) && (phase === 'closed' || dish.isPending),
  )
}

/** Returns dishes after an action, as far as they can be listed by: without a menu nothing can be merged. */
const listed = (
  dishes: readonly TableDish[],
  action: TableCartAction,
  seat: string,
): readonly TableDish[] => {
  if (action.type === 'add') {
    const [first, ...set] = action.lines.map((line) =>
      action.forAll ? line : { ...line, chairId: seat },
    )
    if (!first) return dishes
    const { id } = first
    return [
      ...dishes,
      { id, guest: null, revision: 0, position: dishes.length, by: '', lines: [first, ...set] },
    ]
  }
  if (action.type === 'remove') return dishes.filter(({ id }) => id !== action.line)
  if (action.type !== 'quantity') return dishes
  return dishes.flatMap((dish): TableDish[] => {
    const [top, ...set] = dish.lines
    if (dish.id !== action.line || !top) return [dish]
    const quantity = (top.quantity ?? 1) + action.by
    return quantity < 1 ? [] : [{ ...dish, lines: [{ ...top, quantity }, ...set] }]
  })
}

/** Returns what a guest had in a cart that was closed, as their device has stored it: after the page was loaded again. */
export const storedDishes = (
  { dishes, actions }: StoredTable,
  seat: string,
): readonly ShownDish[] => {
  const all = actions.reduce((known, action) => listed(known, action, seat), dishes)
  return all.map((dish) => ({
    ...dish,
    isPending: false,
    isMine: dish.lines[0]?.chairId === seat,
    mayEdit: false,
  }))
}
