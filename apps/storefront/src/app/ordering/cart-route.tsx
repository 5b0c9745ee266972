import { lazy, Suspense } from 'react'
import { useSearch } from '../../router/use-shown.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { useIsTableShared } from '../../diner/use-is-table-shared.ts'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { CartPage } from '../../features/cart/cart-page.tsx'
import { paths } from '../../router/paths.ts'
import { useCloseOver } from './use-close-over.ts'

const LineSheet = lazy(async () => ({
  default: (await import('../../features/product/line-sheet.tsx')).LineSheet,
}))
const TableCartPage = lazy(async () => ({
  default: (await import('../../features/table-cart/table-cart-page.tsx')).TableCartPage,
}))

const CartRoute = () => {
  const { line } = useSearch(paths.cart)
  const navigate = useNavigate()
  const close = useCloseOver(paths.cart)
  const isShared = useIsTableShared()
  const edit = (id: string) =>
    void navigate({ to: paths.cart, search: { line: id }, resetScroll: false })
  return (
    <>
      {isShared ? (
        <Suspense fallback={<LoadingScreen />}>
          <TableCartPage onEdit={edit} />
        </Suspense>
      ) : (
        <CartPage onEdit={edit} />
      )}
      <Suspense>
        {line !== undefined && <LineSheet key={line} line={line} onClosed={close} />}
      </Suspense>
    </>
  )
}

export default CartRoute
