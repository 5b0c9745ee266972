import { type ComponentProps, lazy } from 'react'
import { useIsTableShared } from '../../diner/use-is-table-shared.ts'
import { CartColumn } from '../../features/cart/cart-column.tsx'

const TableCartColumn = lazy(async () => ({
  default: (await import('../../features/table-cart/table-cart-page.tsx')).TableCartColumn,
}))

/** The cart beside the menu: of this device, or of the guests of a table. */
export const MenuCart = (props: Pick<ComponentProps<typeof CartColumn>, 'onEdit'>) => {
  const Column = useIsTableShared() ? TableCartColumn : CartColumn
  return <Column {...props} />
}
