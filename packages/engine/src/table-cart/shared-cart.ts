import type { CartLine } from '../catalog/cart-line.ts'

/** A dish in the cart that the guests of a table share: its line, then those of its set. `chairId` is its guest's seat (TABLE-2.2). */
export interface SharedDish {
  readonly id: string
  /** Raised by a change of what it is, not of its quantity. */
  readonly revision: number
  /** The guest who changed it last. */
  readonly by: string
  readonly lines: readonly CartLine[]
}

/** The cart of a table, in order. */
export type SharedCart = readonly SharedDish[]

/** Who edits: a guest, their seat, and whether they are or act as the host. */
export interface SharedCartEditor {
  readonly guest: string
  readonly seat: string
  readonly isHost: boolean
}

/** The most lines of a shared cart, with those of sets (TABLE-2.6). */
export const mostSharedLines = 300

/** What each type of action says besides its id and type (TABLE-2.4). */
export interface SharedActionFields {
  readonly add: { readonly lines: readonly CartLine[]; readonly forAll?: boolean | undefined }
  readonly replace: {
    readonly line: string
    readonly revision: number
    readonly lines: readonly CartLine[]
  }
  readonly quantity: { readonly line: string; readonly by: number }
  readonly remove: { readonly line: string }
  readonly assign: { readonly line: string; readonly seat: string | null }
  readonly split: { readonly line: string; readonly quantity: number }
  readonly undoMerge: { readonly line: string }
}
export type SharedActionType = keyof SharedActionFields

/** An edit of a shared cart as data. Ids of new lines follow from its `id`, so that all phones make the same. */
export type SharedAction<Type extends SharedActionType = SharedActionType> = {
  [Each in Type]: { readonly id: string; readonly type: Each } & SharedActionFields[Each]
}[Type]

/** Why an action changed nothing. */
export interface SharedActionRefusal {
  readonly error: 'lineGone' | 'lineChanged' | 'lineNotYours' | 'lineInvalid' | 'cartFull'
  readonly field?: string
  readonly message?: string
  readonly by?: string
  readonly revision?: number
}

/** Returns all lines of a shared cart. */
export const linesOfShared = (cart: SharedCart): readonly CartLine[] =>
  cart.flatMap(({ lines }) => lines)

/** Returns the seat whose dish it is; undefined if it is for all. */
export const seatOf = ({ lines }: Pick<SharedDish, 'lines'>): string | undefined =>
  lines[0]?.chairId
