import type { Product } from '@comanda/contract'
import { type CartLine, makeLines } from '@comanda/engine/cart'
import type { MenuContext } from '@comanda/engine/catalog'
import { defaultOptions, type DraftOption, validateOptions } from '@comanda/engine/options'
import { portionsLeft, purchasesLeft } from '@comanda/engine/stock'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useQuote } from '../../diner/use-quote.ts'
import { useCart } from '../../diner/use-stores.ts'
import { dishSection } from '../../shop/section-all.ts'

/** The state of the form of a product. */
export interface Draft {
  readonly options: readonly DraftOption[]
  readonly quantity: number
  readonly remark: string
}

/** The draft that the form of an edited line starts with. */
export interface LineDraft extends Draft {
  readonly line: string
  /** Fields of the line that the form does not edit. */
  readonly unedited: Pick<CartLine, 'takeAway' | 'section' | 'fromCoupon'>
}

/** Returns how many portions can be ordered by the stock and by the shop's limits. An edited line is not among the others. */
const portions = (
  product: Product,
  draft: Draft,
  others: readonly CartLine[],
  context: MenuContext,
) => {
  let next = 0
  const item = makeLines(
    { product: product._id, quantity: 1, options: draft.options },
    { context, newId: () => `draft-${(next += 1)}`, now: '' },
  )
  return {
    left: portionsLeft(item, others, context),
    purchasable: purchasesLeft(item, others, context),
  }
}

/**
 * Returns the draft of a product on its way into the cart: its picks, what is missing, its price, how many can be ordered.
 */
export const useDraft = (product: Product, context: MenuContext, first: LineDraft | undefined) => {
  const { client } = useDiner()
  const quote = useQuote()
  const { lines } = useCart()
  const [draft, setDraft] = useState<Draft>(
    () => first ?? { options: defaultOptions(product, context), quantity: 1, remark: '' },
  )
  const issues = validateOptions(product, draft.options, context)
  const newLine = {
    product: product._id,
    quantity: draft.quantity,
    options: draft.options,
    ...dishSection(client, product),
    ...(draft.remark.trim() === '' ? {} : { customRemark: draft.remark.trim() }),
  }
  const others = first
    ? lines.filter((line) => line.id !== first.line && line.fromProduct !== first.line)
    : lines
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  return {
    draft,
    change,
    issues,
    newLine,
    price: quote?.([newLine])?.lines[0]?.relatedTreePrice ?? product.price,
    ...portions(product, draft, others, context),
    limit: context.limits?.quantity,
  }
}
