import type { LocalizedText } from '@comanda/engine/catalog'
import type { WeightUnit } from '../weights/weight-units.ts'
import type { SheetGroup } from './option-cell.ts'

/** A name in the languages in which a sheet has it. */
export type SheetName = LocalizedText

/** A dish of a sheet. `price` in currency units; `category` is an index of the sheet's categories. */
export interface SheetDish {
  /** The line of the text, from 1. */
  readonly row: number
  readonly category: number
  readonly name: SheetName
  readonly price: number
  /** Staff say what it costs, from `price` to `most`. */
  readonly openPrice?: { readonly most?: number }
  /** The unit of weight that the price is of. */
  readonly byWeight?: WeightUnit
  readonly code?: string
  readonly description?: SheetName
  readonly options?: readonly SheetGroup[]
}

export type SheetProblemCode =
  | 'allergenUnknown'
  | 'amountInvalid'
  | 'cellsExtra'
  | 'changedMeanwhile'
  | 'columnMissing'
  | 'columnUnknown'
  | 'contactMissing'
  | 'dayInvalid'
  | 'emailInvalid'
  | 'languageUnknown'
  | 'lettersLost'
  | 'levelUnknown'
  | 'memberUnclear'
  | 'nameMissing'
  | 'notUnderstood'
  | 'numberTaken'
  | 'optionsInvalid'
  | 'ownAccount'
  | 'partUnknown'
  | 'phoneInvalid'
  | 'pictureMissing'
  | 'priceInvalid'
  | 'priceMissing'
  | 'pricesSeveral'
  | 'quoteOpen'
  | 'sectionUnknown'
  | 'tooLong'
  | 'tooMany'
  | 'twice'

/** Why a row cannot be used. `text` is the part that it is about. */
export interface SheetProblem {
  readonly row: number
  /** What the cell has, if it is about one cell of a file with columns. */
  readonly column?: string | undefined
  readonly code: SheetProblemCode
  readonly text: string
}

/** A menu as it was read. It can be written only if there are no problems. */
export interface MenuSheet {
  readonly categories: readonly SheetName[]
  readonly dishes: readonly SheetDish[]
  /** Lines that are no part of a menu, such as a phone number. */
  readonly leftOut?: readonly { readonly row: number; readonly text: string }[]
  readonly problems: readonly SheetProblem[]
}

/** The most dishes of one sheet. */
export const mostDishes = 500
