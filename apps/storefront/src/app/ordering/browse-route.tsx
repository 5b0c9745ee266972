import type { DinerClient } from '@comanda/client'
import { memberMessages } from '@comanda/locales/member'
import { orderingMessages } from '@comanda/locales/ordering'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useSearch } from '../../router/use-shown.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { useVisit } from '../../diner/use-stores.ts'
import { BrowsePage } from '../../features/browse/browse-page.tsx'
import { withMessages } from '../../language/messages.ts'
import { paths } from '../../router/paths.ts'
import { useIsDesk } from '../../device/use-is-desk.ts'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { whenQuiet } from '../../device/when-quiet.ts'
import { nextTask } from '../../visit/next-task.ts'
import { useCloseOver } from './use-close-over.ts'

const loadSheet = withMessages(
  orderingMessages,
  () => import('../../features/product/product-sheet.tsx'),
)
const LazySheet = lazy(async () => ({ default: (await loadSheet()).ProductSheet }))
const loadMemberHome = withMessages(
  memberMessages,
  () => import('../../features/member/home/member-home-page.tsx'),
)
const MemberHomePage = lazy(async () => ({ default: (await loadMemberHome()).MemberHomePage }))
const loadCart = withMessages(orderingMessages, () => import('./menu-cart.tsx'))
const MenuCart = lazy(async () => ({ default: (await loadCart()).MenuCart }))
/** The module of the dish's sheet, once it is loaded. */
let sheet: Awaited<ReturnType<typeof loadSheet>> | undefined
const fetchSheet = async () => {
  sheet ??= await loadSheet().catch(() => undefined)
}
/** Prepares what the first tap on a dish needs, in steps short enough not to delay a touch. */
const prepare = async ({ cart }: DinerClient) => {
  await whenQuiet()
  await fetchSheet()
  await nextTask()
  await cart.rehearse(nextTask)
}

/** Renders a dish with the sheet that was loaded when it was opened. */
const OpenedDish = (props: { id: string; onClosed: () => void }) => {
  const [ProductSheet] = useState(() => sheet?.ProductSheet ?? LazySheet)
  return <ProductSheet {...props} />
}

const Menu = () => {
  const { product } = useSearch(paths.browse)
  const navigate = useNavigate()
  const open = useCallback(
    (id: string) => {
      void navigate({
        to: paths.browse,
        search: { product: id },
        resetScroll: false,
        // A tap does not wait: the picture is animated only if the sheet is loaded.
        viewTransition: sheet?.morphFromCard(id) ?? false,
      })
    },
    [navigate],
  )
  const close = useCloseOver(paths.browse)
  const isDesk = useIsDesk()
  const { client } = useDiner()
  useEffect(() => void prepare(client), [client])
  return (
    <>
      <BrowsePage
        onOpen={open}
        beside={
          isDesk && (
            <Suspense>
              <MenuCart onEdit={(line) => void navigate({ to: paths.cart, search: { line } })} />
            </Suspense>
          )
        }
      />
      <Suspense>
        {product !== undefined && <OpenedDish key={product} id={product} onClosed={close} />}
      </Suspense>
    </>
  )
}

/** Browse is the member's home if nothing is ordered online (ROUTE-4.5). */
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
