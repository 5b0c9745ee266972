import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import type { Session } from '../catalog/session.ts'
import type { Shop } from '../catalog/shop.ts'
import { fromCents } from '../money/cents.ts'
import { openLines } from '../pricing/open-lines.ts'
import type { PricingContext } from '../pricing/pricing-context.ts'
import { topLines, treeOf } from '../set-items/line-tree.ts'
import { pricingContextOf } from '../totals/open-order.ts'
import type { PriceBook } from '../totals/price-book.ts'
import { timeConditionsApply } from '../totals/time-conditions-apply.ts'
import { autoMerge } from './auto-merge.ts'
import { costBeforeDiscounts } from './cost-before-discounts.ts'

/** The lines that were ordered in a session, and where. */
export interface OrderedLines {
  readonly menu: Pick<MenuContext, 'products' | 'productOptions'> & { readonly prices: PriceBook }
  readonly shop: Shop
  readonly session: Session
  /** In the order in which they were placed; their `date` says when. */
  readonly lines: readonly CartLine[]
  /** When lines without a date were ordered; ISO instant with offset. */
  readonly now: string
}

/** The lines of each order, the earlier first; set children are with their top line. */
const byOrder = ({ lines, now }: OrderedLines): ReadonlyMap<string, readonly CartLine[]> => {
  const orders = new Map<string, CartLine[]>()
  for (const top of topLines(lines)) {
    const date = top.date ?? now
    const order = orders.get(date) ?? []
    order.push(...treeOf(lines, top.id))
    orders.set(date, order)
  }
  return new Map([...orders].toSorted(([one], [other]) => Date.parse(one) - Date.parse(other)))
}

/** What was agreed for lines that merging made: a set keeps its price as ordered lines do. */
const agreed = (lines: readonly CartLine[], context: PricingContext): readonly CartLine[] =>
  openLines(lines, context).map(({ line, parts: { productPart, enjoying, other } }) =>
    line.ordered
      ? line
      : {
          ...line,
          ordered: {
            productPart: fromCents(productPart),
            enjoying: fromCents(enjoying),
            other: fromCents(other),
          },
        },
  )

/**
 * Returns the ordered lines merged into sets as if each order had been put into the cart after the earlier ones, when it was
 * placed (MERGE-2.3): a set whose time is over by now stays. Lines that stay apart keep their ids.
 */
export const mergeOrdered = (ordered: OrderedLines): readonly CartLine[] => {
  const { menu, shop, session } = ordered
  let made = 0
  const newId = (): string => `set ${++made}`
  let merged: readonly CartLine[] = []
  for (const [now, lines] of byOrder(ordered)) {
    const at = { now, shop, session }
    const next = autoMerge([...merged, ...lines], {
      context: {
        products: menu.products,
        productOptions: menu.productOptions,
        orderType: session.type,
        ...(session.section === undefined ? {} : { section: session.section }),
        selfService: false,
        isOpen: timeConditionsApply(menu.prices, at),
      },
      newId,
      scope: 'ordered',
      priceOf: costBeforeDiscounts(menu.prices, at),
    })
    merged = agreed(next, pricingContextOf(menu.prices, at))
  }
  return merged
}
