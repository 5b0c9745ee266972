import { lineContent } from '../cart/line-content.ts'
import type { CartAction } from '../cart-editing/cart-action.ts'
import { type CartContext, menuContextOf } from '../cart-editing/cart-context.ts'
import { editCart } from '../cart-editing/edit-cart.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import { withQuantity } from '../set-items/child-quantity.ts'
import { topLines, treeOf } from '../set-items/line-tree.ts'
import { dishRefusal, withSeat } from './sent-dish.ts'
import {
  linesOfShared,
  mostSharedLines,
  seatOf,
  type SharedAction,
  type SharedActionRefusal,
  type SharedCart,
  type SharedCartEditor,
  type SharedDish,
} from './shared-cart.ts'

/** A dish that is not there any more, and the one that it is part of now, if it is of one. */
export interface GoneDish {
  readonly id: string
  readonly into?: string
}

/** A shared cart after an action. */
export interface EditedSharedCart {
  readonly cart: SharedCart
  /** The dish that the action is about now; absent if it is gone. */
  readonly line?: string
  readonly revision?: number
  readonly gone: readonly GoneDish[]
  /** Why nothing changed. */
  readonly refusal?: SharedActionRefusal
}

const refuse = (cart: SharedCart, refusal: SharedActionRefusal): EditedSharedCart => ({
  cart,
  gone: [],
  refusal,
})

/** Returns the edit that makes a dish another one, in the quantity that it has. */
const replacing = (
  cart: SharedCart,
  dish: SharedDish,
  { line, revision, lines: sent }: SharedAction<'replace'>,
  context: CartContext,
): CartAction | SharedActionRefusal => {
  if (dish.revision !== revision)
    return { error: 'lineChanged', by: dish.by, revision: dish.revision }
  if (sent[0]?.id !== line)
    return { error: 'lineInvalid', field: 'lines.0.id', message: 'It is the id of another dish.' }
  const others = linesOfShared(cart.filter((one) => one !== dish))
  if (others.length + sent.length > mostSharedLines) return { error: 'cartFull' }
  const lines = withQuantity(sent, line, dish.lines[0]?.quantity ?? 1)
  const taken = new Set(others.map(({ id }) => id))
  const refusal = dishRefusal(lines, taken, menuContextOf(context))
  return refusal ?? { type: 'replaceLines', line, lines: withSeat(lines, seatOf(dish)) }
}

/** Returns the edit of the lines that an action is, or why there is none. */
const cartAction = (
  cart: SharedCart,
  action: SharedAction,
  by: SharedCartEditor,
  context: CartContext,
): CartAction | SharedActionRefusal => {
  if (action.type === 'add') {
    const seat = action.forAll ? undefined : by.seat
    const lines = linesOfShared(cart)
    if (lines.length + action.lines.length > mostSharedLines) return { error: 'cartFull' }
    const refusal = dishRefusal(
      action.lines,
      new Set(lines.map(({ id }) => id)),
      menuContextOf(context),
    )
    return refusal ?? { type: 'addLines', lines: withSeat(action.lines, seat) }
  }
  const dish = cart.find(({ id }) => id === action.line)
  if (!dish) return { error: 'lineGone' }
  const seat = seatOf(dish)
  if (seat !== undefined && seat !== by.seat && !by.isHost) return { error: 'lineNotYours' }
  const { line } = action
  if (action.type === 'quantity') return { type: 'changeQuantity', line, by: action.by }
  if (action.type === 'assign')
    return { type: 'replaceLines', line, lines: withSeat(dish.lines, action.seat ?? undefined) }
  if (action.type === 'replace') return replacing(cart, dish, action, context)
  if (action.type !== 'split') return { type: action.type, line }
  const count = linesOfShared(cart).length + dish.lines.length
  if (count > mostSharedLines) return { error: 'cartFull' }
  return { type: 'split', line, quantity: action.quantity }
}

const isSame = (one: readonly CartLine[], other: readonly CartLine[]): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index])

/** Returns the dishes of lines, those that did not change as they were. */
const dishesOf = (
  before: SharedCart,
  lines: readonly CartLine[],
  by: SharedCartEditor,
): SharedCart => {
  const known = new Map(before.map((dish) => [dish.id, dish]))
  return topLines(lines).map((top): SharedDish => {
    const tree = treeOf(lines, top.id)
    const dish = known.get(top.id)
    if (!dish) return { id: top.id, revision: 0, by: by.guest, lines: tree }
    if (isSame(dish.lines, tree)) return dish
    const [line] = dish.lines
    const isOther = !line || lineContent(dish.lines, line) !== lineContent(tree, top)
    return {
      id: dish.id,
      revision: dish.revision + (isOther ? 1 : 0),
      by: by.guest,
      lines: tree,
    }
  })
}

/** Returns the dish that has become of a line: itself, the one that it was merged with, or the set that took it. */
const dishWith = (cart: SharedCart, id: string, merged?: string): SharedDish | undefined =>
  cart.find((dish) => dish.id === id) ??
  cart.find((dish) => dish.id === merged) ??
  cart.find(({ lines: [top] }) =>
    top?.mergeSource?.some((source) => source.id === id || source.id === merged),
  )

/**
 * Returns a shared cart after an action (TABLE-2.4). Pure: the same cart, action, guest and menu give the same cart, with the
 * same ids, on the server and on each phone. Equal dishes are merged, and sets formed, only within what is one guest's, or
 * everybody's (TABLE-2.3): lines that differ in their seat are never alike.
 */
export const editSharedCart = (
  cart: SharedCart,
  action: SharedAction,
  by: SharedCartEditor,
  context: CartContext,
): EditedSharedCart => {
  const edit = cartAction(cart, action, by, context)
  if ('error' in edit) return refuse(cart, edit)
  let made = 0
  const newId = (): string => `${action.id}-${++made}`
  const lines = linesOfShared(cart)
  const edited = editCart({ lines, coupons: [] }, edit, { ...context, newId })
  if (edited.error !== undefined)
    return refuse(cart, {
      error: 'lineInvalid',
      field: 'quantity',
      message: 'There are not so many units to split off.',
    })
  const after = dishesOf(cart, edited.cart.lines, by)
  const subject = action.type === 'add' ? (action.lines[0]?.id ?? '') : action.line
  const dish = action.type === 'remove' ? undefined : dishWith(after, subject, edited.line)
  const left = new Set(after.map(({ id }) => id))
  const gone = cart.flatMap(({ id }): GoneDish[] => {
    if (left.has(id)) return []
    const into = action.type === 'remove' && id === subject ? undefined : dishWith(after, id)
    const merged = id === subject ? edited.line : undefined
    const taker = into?.id ?? (merged !== undefined && left.has(merged) ? merged : undefined)
    return [{ id, ...(taker === undefined ? {} : { into: taker }) }]
  })
  return {
    cart: after,
    gone,
    ...(dish ? { line: dish.id, revision: dish.revision } : {}),
  }
}
