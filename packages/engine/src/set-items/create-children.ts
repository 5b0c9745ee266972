import type { CartLine, LineOption } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { choiceId, type DraftOption, findChoice, picksOf } from '../options/picks.ts'

/** Returns picks as a line stores them: without those inside set products, which are on child lines. */
export const lineOptions = (options: readonly DraftOption[]): readonly LineOption[] =>
  options.flatMap((entry) => {
    const picks = picksOf(entry).filter((pick) => pick.quantity > 0)
    if (picks.length === 0) return []
    return [
      {
        option: entry.option,
        ...(entry.free === undefined ? {} : { free: entry.free }),
        ...(entry.fixed === undefined ? {} : { fixed: entry.fixed }),
        selections: picks.map(({ choice, quantity }) => ({ _id: choice, quantity })),
      },
    ]
  })

/** What set children take over from the line that they belong to. */
const INHERITED = [
  'section',
  'takeAway',
  'status',
  'date',
  'table',
  'tableSplit',
  'tableChairId',
  'split',
  'chairId',
] as const

const inherited = (parent: CartLine): Partial<CartLine> =>
  Object.fromEntries(
    INHERITED.flatMap((key) => (parent[key] === undefined ? [] : [[key, parent[key]]])),
  )

/**
 * Returns the child lines that the picks of a line make, with their own children (SET-1.1): one for each pick of a choice of type
 * `product`, of the parent's quantity times the pick's, its `quantityRatio`.
 */
export const createChildren = (
  parent: CartLine,
  options: readonly DraftOption[],
  context: MenuContext,
  newId: () => string,
): readonly CartLine[] => {
  const groups = context.products.get(parent.product ?? '')?.options ?? []
  return options.flatMap((entry) => {
    const group = context.productOptions.get(entry.option)
    return picksOf(entry).flatMap((pick) => {
      const choice = group && findChoice(group, pick.choice)
      if (!choice || choice.type !== 'product' || choice.product === undefined) return []
      if (pick.quantity < 1) return []
      const child: CartLine = {
        ...inherited(parent),
        ...pick.child,
        id: newId(),
        product: choice.product,
        options: lineOptions(pick.options),
        quantity: (parent.quantity ?? 1) * pick.quantity,
        quantityRatio: pick.quantity,
        fromProduct: parent.id,
        fromOption: entry.option,
        fromOptionSeq: Math.max(0, groups.indexOf(entry.option)),
        fromChoice: pick.choice,
        fromChoiceSeq: (group.choices ?? []).findIndex((other) => choiceId(other) === pick.choice),
        fromSelection: pick.choice,
      }
      return [child, ...createChildren(child, pick.options, context, newId)]
    })
  })
}
