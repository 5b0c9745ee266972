import type { TableCartAction } from '@comanda/contract'
import { type CartAction, type CartLine, editCart, makeLines } from '@comanda/engine/cart'
import { topLines, treeOf } from '@comanda/engine/set-items'
import { guestLine, type SharedCart, type SharedDish } from '@comanda/engine/table-cart'
import type { CartEquipment } from '../cart/cart-equipment.ts'

/** What of an edit is about the shared cart. */
interface Editing extends CartEquipment {
  readonly cart: SharedCart
  readonly newId: () => string
}

const adding = (lines: readonly CartLine[], newId: () => string): TableCartAction => ({
  id: newId(),
  type: 'add',
  lines: lines.map(guestLine),
})

/** A line with its set under new ids. */
const renamed = (tree: readonly CartLine[], newId: () => string): readonly CartLine[] => {
  const ids = new Map(tree.map(({ id }) => [id, newId()]))
  return tree.map((line) => {
    const parent = ids.get(line.fromProduct ?? '')
    return { ...line, id: ids.get(line.id) ?? line.id, ...(parent && { fromProduct: parent }) }
  })
}

const changing = (dish: SharedDish, quantity: number, newId: () => string): TableCartAction[] => {
  const by = quantity - (dish.lines[0]?.quantity ?? 1)
  if (by === 0) return []
  return quantity < 1
    ? [{ id: newId(), type: 'remove', line: dish.id }]
    : [{ id: newId(), type: 'quantity', line: dish.id, by }]
}

const replacing = (
  { id: line, revision, lines: before }: SharedDish,
  lines: readonly CartLine[],
  newId: () => string,
): TableCartAction[] =>
  JSON.stringify(lines.map(guestLine)) === JSON.stringify(before.map(guestLine))
    ? []
    : [{ id: newId(), type: 'replace', line, revision, lines: lines.map(guestLine) }]

/** Returns an edit of a line as actions on the shared cart. */
const onDish = (dish: SharedDish, action: CartAction, editing: Editing): TableCartAction[] => {
  const { context, engine, newId } = editing
  switch (action.type) {
    case 'setQuantity':
      return changing(dish, action.quantity, newId)
    case 'changeQuantity':
      return changing(dish, (dish.lines[0]?.quantity ?? 1) + action.by, newId)
    case 'remove':
      return [{ id: newId(), type: 'remove', line: dish.id }]
    case 'split':
      return [{ id: newId(), type: 'split', line: dish.id, quantity: action.quantity }]
    case 'undoMerge':
      return [{ id: newId(), type: 'undoMerge', line: dish.id }]
    case 'update': {
      const made = makeLines(action.draft, { ...engine.lineMakerOf(context), newId }, dish.id)
      return [
        ...replacing(dish, made, newId),
        ...changing(dish, action.draft.quantity ?? dish.lines[0]?.quantity ?? 1, newId),
      ]
    }
    default: {
      const { cart } = editCart({ lines: dish.lines, coupons: [] }, action, context)
      return replacing(dish, treeOf(cart.lines, dish.id), newId)
    }
  }
}

/**
 * Returns an edit of a cart as actions on the cart that a table shares (TABLE-2.4), or undefined if it is about something else:
 * a coupon of this diner, or a line that one gives.
 */
export const tableActions = (
  action: CartAction,
  editing: Editing,
): readonly TableCartAction[] | undefined => {
  const { context, engine, newId } = editing
  switch (action.type) {
    case 'add': {
      if (action.draft.fromCoupon !== undefined) return undefined
      return [adding(makeLines(action.draft, { ...engine.lineMakerOf(context), newId }), newId)]
    }
    case 'addLines':
      return topLines(action.lines).map(({ id }) => adding(treeOf(action.lines, id), newId))
    case 'reinsert':
      return [adding(renamed(action.removed.tree, newId), newId)]
    default: {
      if (!('line' in action)) return undefined
      const dish = editing.cart.find(({ id }) => id === action.line)
      return dish && onDish(dish, action, editing)
    }
  }
}
