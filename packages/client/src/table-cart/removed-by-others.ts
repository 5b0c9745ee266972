import type { TableDish } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import type { BaseCart } from './shown-cart.ts'
import type { TableModel } from './table-model.ts'
import { newActionId } from './table-sharing.ts'
import type { RefusedAction, TableEdit } from './table-state.ts'

type Known = Pick<TableModel, 'base' | 'own' | 'state' | 'unsent'>

/** As many actions as a call takes. */
const MOST = 50

/** Returns this guest's dishes in the cart as it was, without those that an edit of this device is still about. */
const ownDishes = ({ base, state, unsent }: Known): ReadonlyMap<string, TableDish> => {
  const { self } = state.get()
  const edited = new Set(unsent().flatMap((action) => ('line' in action ? action.line : [])))
  const own = (base?.dishes ?? []).filter(
    ({ id, lines: [top] }) => self !== undefined && top?.chairId === self.seat && !edited.has(id),
  )
  return new Map(own.map((dish) => [dish.id, dish]))
}

const removal = (dish: TableDish, by: string | undefined): RefusedAction => {
  const id = `removed ${dish.id}`
  const action = { id, type: 'remove', line: dish.id } as const
  return {
    id,
    action,
    error: 'lineGone',
    dish,
    isRemoved: true,
    ...(by !== undefined && { by }),
  }
}

/**
 * Returns this guest's dishes that others have removed, to be listed until they are put aside (TABLE-6.3): what is only announced is
 * not seen. A dish that an edit of this device is still about is listed once the server has refused that.
 */
export const removedByOthers = (
  model: Known,
  edits: readonly TableEdit[],
): readonly RefusedAction[] => {
  const own = ownDishes(model)
  return edits.flatMap(({ kind, line, by }) => {
    const dish = kind === 'removed' && own.get(line)
    return dish ? removal(dish, by) : []
  })
}

/**
 * Returns the same of what others have removed while this device heard nothing: `next` is the cart as it is. What became of a dish says
 * an edit that changes nothing; one that is ordered, or removed from here, is not listed.
 */
export const removedMeanwhile = async (
  { service }: Pick<Connection, 'service'>,
  model: Known,
  next: BaseCart,
): Promise<readonly RefusedAction[]> => {
  const there = new Set(next.dishes.map(({ id }) => id))
  const own = ownDishes(model)
  const missed = [...own.values()].filter(({ id }) => !there.has(id)).slice(0, MOST)
  const { guest, session, key: guestKey } = model.own ?? {}
  if (missed.length === 0 || session === undefined || guestKey === undefined) return []
  const actions = missed.map(({ id: line }) => {
    return { id: newActionId(), type: 'quantity', line, by: 0 } as const
  })
  const { results } = await service('tableCarts/edit').create({ session, guestKey, actions })
  const listed = new Set(model.state.get().refused.map(({ id }) => id))
  return results.flatMap(({ error, by }, at) => {
    const dish = missed[at]
    if (!dish || error !== 'lineGone' || by === undefined || by === guest) return []
    const removed = removal(dish, by)
    return listed.has(removed.id) ? [] : removed
  })
}
