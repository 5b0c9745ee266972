import type { CartLine, LineOption } from '../catalog/cart-line.ts'
import type { Id } from '../catalog/vocabulary.ts'

/** A choice that was picked, and how many of it. */
export interface Pick {
  readonly choice: Id
  readonly quantity: number
}

/** Returns the choices of a line's option entry: `selections`, else one of each of `values` (PRICE-1.6). */
export const picksOf = (entry: LineOption): readonly Pick[] =>
  entry.selections
    ? entry.selections.map((selection) => ({
        choice: selection._id ?? selection.id ?? '',
        quantity: selection.quantity ?? 1,
      }))
    : (entry.values ?? []).map((choice) => ({ choice, quantity: 1 }))

/** Returns whether the line has a pick in a group, of the choice if one is given. */
export const hasPicked = (line: CartLine, option: Id, choice?: Id | null): boolean =>
  line.options?.some(
    (entry) =>
      entry.option === option &&
      picksOf(entry).some((pick) => choice == null || pick.choice === choice),
  ) ?? false

const NO_GROUPS: readonly Id[] = []

/** The groups in which the line has picked something. */
export const pickedGroups = ({ options }: CartLine): readonly Id[] =>
  options?.length
    ? options.filter((entry) => picksOf(entry).length > 0).map((entry) => entry.option)
    : NO_GROUPS
