import type { Product } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { type LineDraft, useDraft } from './use-draft.ts'
import { useProductRefusal } from './use-product-refusal.ts'

/** The form of a product: its draft, and what the button does; a choice that is missing is shown instead. */
export const useProductForm = (
  product: Product,
  context: MenuContext,
  first: LineDraft | undefined,
) => {
  const { client } = useDiner()
  const model = useDraft(product, context, first)
  const refusal = useProductRefusal(product, context)
  const [insists, setInsists] = useState(false)
  const unitPrice =
    client.cart.quote([{ product: product._id, quantity: 1 }])?.lines[0]?.unitPrice ?? product.price

  const done = (after: () => void) => {
    if (model.issues.length > 0) {
      setInsists(true)
      requestAnimationFrame(() => {
        const group = document.querySelector('.option-group[data-missing]')
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches
        group?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' })
        group?.querySelector('input')?.focus({ preventScroll: true })
      })
      return
    }
    if (first) client.cart.update(first.line, { ...first.kept, ...model.newLine })
    else client.cart.add(model.newLine)
    after()
  }
  return { model, refusal, insists, unitPrice, done }
}
