import type { CartLine, LineOption, Selection } from '../catalog/cart-line.ts'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import type { Id } from '../catalog/vocabulary.ts'

/** What the line of a set product carries besides its picks. */
export type ChildFields = Pick<CartLine, 'customRemark' | 'kitchenOptions' | 'mergeStatus'>

/** A picked choice; of a set product, with the picks in its own groups. */
export interface DraftSelection extends Selection {
  readonly options?: readonly DraftOption[] | undefined
  readonly child?: ChildFields | undefined
}

/** The picks in one group, sets included: the state of a product screen before lines are created from it. */
export interface DraftOption extends LineOption {
  readonly selections?: readonly DraftSelection[] | undefined
}

/** One pick in its plain form. */
export interface PickedChoice {
  readonly choice: Id
  readonly quantity: number
  readonly options: readonly DraftOption[]
  readonly child?: ChildFields | undefined
}

/** Returns the id by which selections name a choice: `_id`, else `id` (PRICE-1.6). */
export const choiceId = (choice: Choice | Selection): Id => choice._id ?? choice.id ?? ''

/** The choice of a group that has an id. */
export const findChoice = (group: ProductOption, id: Id): Choice | undefined =>
  group.choices?.find((choice) => choiceId(choice) === id)

/** Returns the picks of a group's entry, in order; an entry with only `values` means one of each (PRICE-1.6). */
export const picksOf = (entry: DraftOption | undefined): readonly PickedChoice[] => {
  if (!entry) return []
  if (!entry.selections)
    return (entry.values ?? []).map((choice) => ({ choice, quantity: 1, options: [] }))
  return entry.selections.map((selection) => ({
    choice: choiceId(selection),
    quantity: selection.quantity ?? 1,
    options: selection.options ?? [],
    child: selection.child,
  }))
}

/** A pick as an entry carries it. */
export const toSelection = ({
  choice,
  quantity,
  options,
  child,
}: PickedChoice): DraftSelection => ({
  _id: choice,
  quantity,
  ...(options.length > 0 ? { options } : {}),
  ...(child ? { child } : {}),
})

/** How many units the picks come to. */
export const totalQuantity = (picks: readonly PickedChoice[]): number =>
  picks.reduce((total, pick) => total + pick.quantity, 0)

/** How many units of one choice are picked. */
export const quantityOf = (picks: readonly PickedChoice[], choice: Id): number =>
  totalQuantity(picks.filter((pick) => pick.choice === choice))
