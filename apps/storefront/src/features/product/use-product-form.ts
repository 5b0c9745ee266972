import type { Product } from '@comanda/contract'
import { isUnpriced, type MenuContext, unavailableReason } from '@comanda/engine/catalog'
import { useState } from 'react'
import { stockLevel } from '@comanda/engine/stock'
import { useDiner } from '../../diner/diner-context.tsx'
import { useQuote } from '../../diner/use-quote.ts'
import { showNotice } from '../../notices/notice.ts'
import { type LineDraft, useDraft } from './use-draft.ts'
import { useOrderingFailure } from '../../diner/use-ordering-failure.ts'
import { dishSection } from '../../shop/section-all.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { isSoldOutLevel } from './choice-stock.ts'

/** Returns why a product cannot be added to the cart now, in words. */
const useProductRefusal = (product: Product, context: MenuContext): string | undefined => {
  const { t } = useOrderingMessages()
  const { client } = useDiner()
  const failure = useOrderingFailure()
  if (failure) return t(`failure.${failure}.title`)
  const reason = unavailableReason(product, context, dishSection(client, product).section)
  if (reason) return t(`cart.issue.${reason}`)
  if (isUnpriced(product)) return t(`cart.issue.${product.byWeight ? 'unweighed' : 'unpriced'}`)
  if (product.setOrderOrGiftOnly === true) return t('cart.issue.setOrderOrGiftOnly')
  return isSoldOutLevel(stockLevel(product.stock, true, 1)) ? t('cart.issue.outOfStock') : undefined
}

/** Returns the form of a product: its draft, and the action of its button, which shows missing choices first. */
export const useProductForm = (
  product: Product,
  context: MenuContext,
  first: LineDraft | undefined,
) => {
  const { client } = useDiner()
  const { t } = useOrderingMessages()
  const model = useDraft(product, context, first)
  const refusal = useProductRefusal(product, context)
  const [showsErrors, setShowsErrors] = useState(false)
  const quote = useQuote()
  const unitPrice =
    quote?.([{ product: product._id, quantity: 1, ...dishSection(client, product) }])?.lines[0]
      ?.unitPrice ?? product.price

  const done = (after: () => void) => {
    if (model.issues.length > 0) {
      setShowsErrors(true)
      requestAnimationFrame(() => {
        const group = document.querySelector('.option-group[data-missing]')
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        group?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
        group?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
      })
      return
    }
    if (first) client.cart.update(first.line, { ...first.unedited, ...model.newLine })
    else if (client.cart.state.get().isLocked) {
      showNotice({ text: t('dish.addFailed'), tone: 'danger' })
      return
    } else client.cart.add(model.newLine)
    after()
  }
  return { model, refusal, showsErrors, unitPrice, done }
}
