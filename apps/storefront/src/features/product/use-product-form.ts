import type { Product } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { type LineDraft, useDraft } from './use-draft.ts'
import { useProductRefusal } from './use-product-refusal.ts'

/** Returns the form of a product: its draft, and the action of its button, which shows missing choices first. */
export const useProductForm = (
  product: Product,
  context: MenuContext,
  first: LineDraft | undefined,
) => {
  const { client } = useDiner()
  const model = useDraft(product, context, first)
  const refusal = useProductRefusal(product, context)
  const [showsErrors, setShowsErrors] = useState(false)
  const unitPrice =
    client.cart.quote([{ product: product._id, quantity: 1 }])?.lines[0]?.unitPrice ?? product.price

  const done = (after: () => void) => {
    if (model.issues.length > 0) {
      setShowsErrors(true)
      requestAnimationFrame(() => {
        const group = document.querySelector('.option-group[data-missing]')
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        group?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
        group?.querySelector('input')?.focus({ preventScroll: true })
      })
      return
    }
    if (first) client.cart.update(first.line, { ...first.unedited, ...model.newLine })
    else client.cart.add(model.newLine)
    after()
  }
  return { model, refusal, showsErrors, unitPrice, done }
}
