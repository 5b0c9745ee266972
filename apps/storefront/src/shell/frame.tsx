import { lazy, Suspense } from 'react'
import { Outlet } from '../router/outlet.tsx'
import { useLocation } from '../router/use-location.ts'
import { useMessages } from '../language/messages.ts'
import { isFooterHidden, isHeaderHidden } from './bar-rules.ts'
import { BrokenPage } from './broken-page.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CartBar } from './cart-bar.tsx'
import { DialogHost } from '../dialogs/dialog-host.tsx'
import { Header } from './header.tsx'
import { LoadingScreen } from '../loading/loading-screen.tsx'
import { LostPage } from '../loading/lost-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { OfflineBanner } from '../loading/offline-banner.tsx'
import { OpenOrder } from './open-order.tsx'
import { RouteProgress } from './route-progress.tsx'
import { ToastHost } from '../notices/toast-host.tsx'
import { usePage } from './use-page.ts'
import { useStartUp } from './use-start-up.ts'
import './frame.css'

const LateParts = lazy(async () => ({
  default: (await import('./late-parts.tsx')).LateParts,
}))

/** The frame of every screen: header, notices, bottom bar, dialogs and toasts. */
export const Frame = () => {
  const { t } = useMessages()
  const { pathname } = useLocation()
  useStartUp()
  usePage()
  const hasFooter = !isFooterHidden(pathname)
  return (
    <div className="frame" data-footer={hasFooter ? '' : undefined}>
      <a className="frame-skip" href="#main">
        {t('app.skip')}
      </a>
      <RouteProgress />
      {!isHeaderHidden(pathname) && <Header />}
      <OfflineBanner />
      <OpenOrder />
      <Suspense>
        <LateParts />
      </Suspense>
      <main id="main" className="frame-main" tabIndex={-1}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet broken={BrokenPage} lost={LostPage} unknown={NotFoundPage} />
        </Suspense>
      </main>
      {pathname === '/browse' && <CartBar />}
      {hasFooter && <BottomBar />}
      <DialogHost />
      <ToastHost />
    </div>
  )
}
