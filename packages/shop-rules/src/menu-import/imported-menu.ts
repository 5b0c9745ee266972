import type { Id, LocalizedText, Money, NameLanguage } from '@comanda/engine/catalog'
import type { WeightUnit } from '../weights/weight-units.ts'
import type { SheetProblem } from '../sheets/sheet.ts'

interface Named {
  readonly _id: Id
  readonly name?: LocalizedText | undefined
}

/** A choice as an import reads and writes it. */
export interface ImportedChoice extends Named {
  readonly price?: Money | undefined
  readonly type?: 'option' | 'product' | undefined
  readonly product?: Id | undefined
}

/** A group of options as an import reads and writes it. */
export interface ImportedGroup extends Named {
  readonly choices?: readonly ImportedChoice[] | undefined
  readonly partsPrice?: 'dearest' | 'mean' | 'shares' | undefined
  readonly minQuantity?: number | undefined
  readonly maxQuantity?: number | undefined
}

/** A dish as an import reads and writes it. */
export interface ImportedDish extends Named {
  readonly description?: LocalizedText | undefined
  readonly code?: string | undefined
  readonly price?: Money | undefined
  readonly openPrice?: { readonly most?: Money | undefined } | undefined
  readonly byWeight?: (WeightUnit & { readonly tare?: number | undefined }) | undefined
  readonly category?: Id | undefined
  readonly options?: readonly Id[] | undefined
  readonly sections?: readonly Id[] | undefined
  readonly allergens?: readonly string[] | undefined
  readonly images?: readonly Id[] | undefined
  readonly order?: number | undefined
}

/** The services whose records a file has, in the order in which new ones are written. */
export const importedPaths = [
  'sections',
  'timeConditions',
  'categories',
  'subCategories',
  'productOptions',
  'products',
] as const
export type ImportedPath = (typeof importedPaths)[number]

/** The menu that a file is compared with. */
export interface ImportedMenu {
  /** The shop with its languages; absent: the usual ones. */
  readonly shop?: { readonly languages?: readonly NameLanguage[] | null | undefined } | undefined
  readonly categories: readonly (Named & { readonly order?: number | undefined })[]
  readonly sections: readonly Named[]
  readonly productOptions: readonly ImportedGroup[]
  readonly products: readonly ImportedDish[]
}

/** A change of a menu: a record that is added (`to` is all of it), or a field from one value to another; null: none. */
export interface ImportChange {
  /** The row that it is of, or the place of the record in its list, from 1. */
  readonly row: number
  readonly path: ImportedPath
  readonly record: Id
  readonly kind: 'add' | 'change'
  readonly field?: string | undefined
  readonly from?: unknown
  readonly to: unknown
}

/** What a file would change of a menu; nothing if there are problems. */
export interface MenuImport {
  readonly changes: readonly ImportChange[]
  readonly problems: readonly SheetProblem[]
  /** How many rows were left out, since their dishes are not sold (IMPORT-1.13). */
  readonly leftOut?: number
}
