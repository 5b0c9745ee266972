import type { CartLine } from '@comanda/engine/cart'
import type { ReactNode } from 'react'
import type { LineLook } from './line-look.ts'

/** How the screen differs where the guests of a table share one cart. */
export interface CartOfTable {
  readonly title?: string
  /** Above the lines, also if there are none. */
  readonly head?: ReactNode
  /** All lines; `item` draws one. */
  readonly lines?: (item: (line: CartLine, look: LineLook) => ReactNode) => ReactNode
  /** Above the button that orders. */
  readonly foot: ReactNode
  /** Called when the button is pressed: sends the order at once, or after a question. */
  readonly onPlace: (send: () => void) => void
}
