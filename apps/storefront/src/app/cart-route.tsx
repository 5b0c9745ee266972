import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { CartPage } from '../features/cart/cart-page.tsx'
import { paths } from './paths.ts'
import { useCloseOver } from './use-close-over.ts'

const LineSheet = lazy(async () => ({
  default: (await import('../features/product/line-sheet.tsx')).LineSheet,
}))
const route = getRouteApi(paths.cart)

const CartRoute = () => {
  const { line } = route.useSearch()
  const navigate = route.useNavigate()
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
