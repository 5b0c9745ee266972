import { lazy, Suspense } from 'react'
import { useSearch } from '../../router/use-shown.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { CartPage } from '../../features/cart/cart-page.tsx'
import { paths } from '../../router/paths.ts'
import { useCloseOver } from './use-close-over.ts'

const LineSheet = lazy(async () => ({
  default: (await import('../../features/product/line-sheet.tsx')).LineSheet,
}))
const CartRoute = () => {
  const { line } = useSearch(paths.cart)
  const navigate = useNavigate()
  const close = useCloseOver(paths.cart)
  return (
    <>
      <CartPage
        onEdit={(id) => void navigate({ to: paths.cart, search: { line: id }, resetScroll: false })}
      />
      <Suspense>
        {line !== undefined && <LineSheet key={line} line={line} onClosed={close} />}
      </Suspense>
    </>
  )
}

export default CartRoute
