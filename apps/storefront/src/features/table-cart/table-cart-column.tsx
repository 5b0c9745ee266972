import { CartColumn } from '../cart/cart-column.tsx'
import { useCartOfTable } from './use-cart-of-table.tsx'

/** The cart of a table beside the menu. */
export const TableCartColumn = ({ onEdit }: { readonly onEdit: (line: string) => void }) => (
  <CartColumn onEdit={onEdit} table={useCartOfTable()} />
)
