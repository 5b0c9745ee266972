import { useStore } from '@comanda/client/react'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { useCatalogue, useVisit } from '../../diner/use-stores.ts'
import { useNames } from '../../language/use-names.ts'
import { Outlet } from '../../router/outlet.tsx'
import { useLocation } from '../../router/use-location.ts'
import { DialogHost } from '../../dialogs/dialog-host.tsx'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { LostPage } from '../../loading/lost-page.tsx'
import { OfflineBanner } from '../../loading/offline-banner.tsx'
import { ToastHost } from '../../notices/toast-host.tsx'
import { BrokenScreen } from '../failures/broken-screen.tsx'
import { KioskCommands } from './kiosk-commands.tsx'
import { KioskDishes } from '../attract/kiosk-dishes.tsx'
import { KioskIdle } from '../idle/kiosk-idle.tsx'
import { KioskSteps } from './kiosk-steps.tsx'
import { KioskTools } from './kiosk-tools.tsx'
import { ReadAloud } from '../read-aloud/read-aloud.tsx'
import { StaffEntrance } from '../staff/staff-entrance.tsx'
import { UnknownPage } from '../failures/unknown-page.tsx'
import { useKiosk } from '../kiosk-context.tsx'
import { useScans } from '../scan/use-scans.ts'

const TakenCart = lazy(async () => ({
  default: (await import('../handoff/taken-cart.tsx')).TakenCart,
}))

/** The frame of every screen of a kiosk: the steps above, the tools below, pictures out of reach. */
export const KioskFrame = () => {
  const { pathname } = useLocation()
  const name = useNames()
  const { menu } = useCatalogue()
  const { look } = useVisit()
  const taken = useStore(useKiosk().handed)
  useScans()
  const isInside = pathname !== '/posHome'
  // The menu finds its own place again.
  useLayoutEffect(() => {
    if (pathname !== '/browse') window.scrollTo(0, 0)
    // What had the focus is gone with its screen: the keyboard continues at the next one.
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <div className="kiosk" data-step={pathname.split('/')[1]}>
      <header className="kiosk-header">
        <KioskSteps />
        {isInside && <OfflineBanner />}
      </header>
      {isInside && (
        <div className="kiosk-above" aria-hidden="true">
          <KioskDishes />
          <p className="kiosk-title">{name(menu?.shop.name) || name(look?.name)}</p>
        </div>
      )}
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet broken={BrokenScreen} lost={LostPage} unknown={UnknownPage} />
        </Suspense>
      </main>
      <KioskTools />
      <Suspense>{taken && <TakenCart cart={taken} />}</Suspense>
      <DialogHost />
      <ToastHost />
      <KioskIdle />
      <KioskCommands />
      <StaffEntrance />
      <ReadAloud />
    </div>
  )
}
