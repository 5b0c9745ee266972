import type { Menu } from '@comanda/contract'
import {
  autoMerge,
  type CartLine,
  costBeforeDiscounts,
  type MenuContext,
  type PriceBook,
  runsAutoMerge,
  type Session,
  toPriceLines,
} from '@comanda/engine'

/** What lines are merged in. */
export interface MergeScene {
  readonly menu: Menu
  readonly book: PriceBook
  readonly session: Session
  readonly context: MenuContext
  readonly now: string
}

/** Combines loose lines into sets (MERGE-1): only in a menu that has a set which forms by itself. */
export const createLineMerger = ({ menu, book, session, context, now }: MergeScene) => {
  const { shop } = menu
  const isOn =
    menu.products.some((product) => product.autoMerge === true) &&
    runsAutoMerge({ posMode: false, shop }, 'cart')
  let cost: ((lines: readonly CartLine[]) => number) | undefined
  const priceOf = (lines: readonly CartLine[]): number => {
    cost ??= costBeforeDiscounts(book, { shop, session, now })
    return cost(toPriceLines(lines))
  }
  return (lines: readonly CartLine[], newId: () => string): readonly CartLine[] =>
    isOn && lines.length > 1 ? autoMerge(lines, { context, newId, scope: 'cart', priceOf }) : lines
}
