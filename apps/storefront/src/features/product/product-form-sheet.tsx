import type { Product } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'
import { Sheet } from '@comanda/ui'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { ProductBar } from './product-bar.tsx'
import { ProductDetails } from './product-details.tsx'
import type { LineDraft } from './use-draft.ts'
import { useProductForm } from './use-product-form.ts'

interface ProductFormSheetProps {
  readonly product: Product
  readonly context: MenuContext
  /** The line that is edited; without it a new line is added. */
  readonly first?: LineDraft | undefined
  readonly onClosed: () => void
}

const Title = (name: string) => (
  <p className="product-title" aria-hidden="true">
    {name}
  </p>
)

/** A product in a sheet over the screen that it was opened from. */
export const ProductFormSheet = ({ product, context, first, onClosed }: ProductFormSheetProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const { model, refusal, showsErrors, unitPrice, done } = useProductForm(product, context, first)
  return (
    <Sheet
      open
      head="hidden"
      title={name(product.name)}
      closeLabel={t('app.close')}
      onClosed={onClosed}
      footer={(close) => (
        <ProductBar
          model={model}
          isUpdate={first !== undefined}
          isGift={first?.unedited.fromCoupon !== undefined}
          refusal={refusal}
          onDone={() => done(close)}
        />
      )}
    >
      <ProductDetails
        product={product}
        model={model}
        issues={model.issues}
        showsErrors={showsErrors}
        unitPrice={unitPrice}
        heading={Title}
      />
    </Sheet>
  )
}
