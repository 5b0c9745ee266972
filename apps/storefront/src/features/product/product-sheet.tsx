import { Sheet } from '@comanda/ui'
import { useCart, useCatalogue } from '../../diner/use-stores.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { ProductFormSheet } from './product-form-sheet.tsx'
import { ProductGone } from './product-gone.tsx'

export { morphFromCard } from './morph-from-card.ts'

/** A dish of the menu in a sheet. */
export const ProductSheet = ({ id, onClosed }: { id: string; onClosed: () => void }) => {
  const { t } = useOrderingMessages()
  const { context } = useCart()
  const { menu } = useCatalogue()
  const product = menu?.products.find((candidate) => candidate._id === id)
  if (!context) return null
  if (!product)
    return (
      <Sheet open title={t('product.gone')} closeLabel={t('app.close')} onClosed={onClosed}>
        <ProductGone />
      </Sheet>
    )
  return <ProductFormSheet product={product} context={context} onClosed={onClosed} />
}
