import { draftOptions } from '@comanda/engine/set-items'
import { useCart, useCatalogue } from '../../diner/use-stores.ts'
import { ProductFormSheet } from './product-form-sheet.tsx'

/** Edits a line of the cart. */
export const LineSheet = ({ line: id, onClosed }: { line: string; onClosed: () => void }) => {
  const { context, lines } = useCart()
  const { menu } = useCatalogue()
  const line = lines.find((candidate) => candidate.id === id)
  const product = menu?.products.find((candidate) => candidate._id === line?.product)
  if (!context || !line || !product) return null
  const { quantity = 1, customRemark = '', takeAway, section, fromCoupon } = line
  return (
    <ProductFormSheet
      product={product}
      context={context}
      first={{
        line: id,
        options: draftOptions(lines, line),
        quantity,
        remark: customRemark,
        unedited: {
          ...(takeAway && { takeAway }),
          ...(section && { section }),
          ...(fromCoupon && { fromCoupon }),
        },
      }}
      onClosed={onClosed}
    />
  )
}
