import type { Id } from '../catalog/vocabulary.ts'
import type { PricedLine } from './priced-line.ts'

/** A top-level line with all its set children (PRICE-2.2). */
export interface Item {
  readonly index: number
  readonly top: PricedLine
  /** The top line and its descendants that are not left out, in the order of the request. */
  readonly lines: PricedLine[]
  readonly product: Id | undefined
  readonly category: Id | undefined
  readonly subCategory: Id | undefined
  /** Of its top line (TAX-1.5). */
  readonly taxClass: string | undefined
  readonly section: Id | undefined
  /** Option groups picked on the top line. */
  readonly groups: readonly Id[]
  readonly takenAway: boolean
  /** Bears no surcharge: by its top line, its product or a picked group (SUR-1.3). */
  readonly freeSurcharge: boolean
}
