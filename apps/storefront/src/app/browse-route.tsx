import { memberMessages } from '@comanda/locales/member'
import { orderingMessages } from '@comanda/locales/ordering'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useCallback } from 'react'
import { useVisit } from '../data/use-store.ts'
import { BrowsePage } from '../features/browse/browse-page.tsx'
import { withMessages } from '../language/messages.ts'
import { paths } from './paths.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { useCloseOver } from './use-close-over.ts'

const loadSheet = withMessages(
  orderingMessages,
  () => import('../features/product/product-sheet.tsx'),
)
const ProductSheet = lazy(async () => ({ default: (await loadSheet()).ProductSheet }))
const loadMemberHome = withMessages(
  memberMessages,
  () => import('../features/member/home/member-home-page.tsx'),
)
const MemberHomePage = lazy(async () => ({ default: (await loadMemberHome()).MemberHomePage }))
const route = getRouteApi(paths.browse)
let preloaded: Promise<unknown> | undefined
/** The first touch of the menu fetches what a dish opens. */
const preload = () => {
  preloaded ??= loadSheet().catch(() => {
    preloaded = undefined
  })
}

const Menu = () => {
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

/** Browse is the member's home where nothing is ordered online (spec 000 §2). */
const BrowseRoute = () => {
  const { settings } = useVisit()
  const isMembersOnly = settings?.onlineMemberSystem && !settings.onlineOrderingSystem
  if (!isMembersOnly) return <Menu />
  return (
    <Suspense fallback={<LoadingScreen />}>
      <MemberHomePage />
    </Suspense>
  )
}

export default BrowseRoute
