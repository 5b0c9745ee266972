import { orderingMessages } from '@comanda/locales/ordering'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useCallback } from 'react'
import { BrowsePage } from '../features/browse/browse-page.tsx'
import { withMessages } from '../language/messages.ts'
import { paths } from './paths.ts'
import { useCloseOver } from './use-close-over.ts'

const loadSheet = withMessages(
  orderingMessages,
  () => import('../features/product/product-sheet.tsx'),
)
const ProductSheet = lazy(async () => ({ default: (await loadSheet()).ProductSheet }))
const route = getRouteApi(paths.browse)
/** The first touch of the menu fetches what a dish opens. */
const preload = () => void loadSheet().catch(() => undefined)

const BrowseRoute = () => {
  const { product } = route.useSearch()
  const navigate = route.useNavigate()
  const open = useCallback(
    (id: string) =>
      void navigate({ to: paths.browse, search: { product: id }, resetScroll: false }),
    [navigate],
  )
  const close = useCloseOver(paths.browse)
  return (
    <>
      <BrowsePage onOpen={open} onTouch={preload} />
      <Suspense>
        {product !== undefined && <ProductSheet key={product} id={product} onClosed={close} />}
      </Suspense>
    </>
  )
}

export default BrowseRoute
