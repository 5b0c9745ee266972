import { useSelected } from '@comanda/client/react'
import { Button, Dialog, IconButton } from '@comanda/ui'
import { Suspense, useState } from 'react'
import { useDiner } from '../diner/diner-context.tsx'
import { useCatalogue } from '../diner/use-stores.ts'
import { useNames } from '../language/use-names.ts'
import { useVisitMessages } from '../language/visit-messages.ts'
import { Outlet } from '../router/outlet.tsx'
import { useRouter } from '../router/router-context.tsx'
import { useCanGoBack, useLocation } from '../router/use-location.ts'
import { BrokenPage } from '../shell/broken-page.tsx'
import { CartBar } from '../shell/cart-bar.tsx'
import { DialogHost } from '../shell/dialog-host.tsx'
import { LanguageButton } from '../shell/language-button.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { LostPage } from '../shell/lost-page.tsx'
import { OfflineBanner } from '../shell/offline-banner.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { KioskIdle } from './kiosk-idle.tsx'
import { useKiosk } from './kiosk-context.tsx'
import { UnknownPage } from './unknown-page.tsx'
import { useScans } from './use-scans.ts'

const steps = { '/browse': 'choose', '/cart': 'check' } as const

const StartOver = () => {
  const { t } = useVisitMessages()
  const { reset } = useKiosk()
  const [isAsking, setIsAsking] = useState(false)
  const isEmpty = useSelected(useDiner().client.cart.state, ({ lines }) => lines.length === 0)
  return (
    <>
      <Button variant="quiet" onClick={() => (isEmpty ? reset() : setIsAsking(true))}>
        {t('kiosk.startOver')}
      </Button>
      <Dialog
        open={isAsking}
        onClosed={() => setIsAsking(false)}
        title={t('kiosk.startOverTitle')}
        actions={(close) => (
          <>
            <Button variant="quiet" size="large" onClick={close}>
              {t('kiosk.goOn')}
            </Button>
            <Button variant="danger" size="large" onClick={() => reset()}>
              {t('kiosk.startOver')}
            </Button>
          </>
        )}
      >
        {t('kiosk.startOverText')}
      </Dialog>
    </>
  )
}

/** Back, the step, the language and Start over, in the same places on every screen. */
const KioskHeader = () => {
  const { t } = useVisitMessages()
  const name = useNames()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { pathname } = useLocation()
  const { menu } = useCatalogue()
  const step = Object.entries(steps).find(([path]) => path === pathname)?.[1]
  return (
    <header className="kiosk-header">
      {canGoBack && <IconButton icon="back" label={t('app.back')} onClick={router.back} />}
      <span className="kiosk-title">{step ? t(`kiosk.step.${step}`) : name(menu?.shop.name)}</span>
      <LanguageButton />
      <StartOver />
    </header>
  )
}

/** The frame of every screen of a kiosk. */
export const KioskFrame = () => {
  const { pathname } = useLocation()
  useScans()
  const isInside = pathname !== '/posHome' && !pathname.startsWith('/record/')
  return (
    <div className="kiosk" data-step={pathname.split('/')[1]}>
      {isInside && <KioskHeader />}
      {isInside && <OfflineBanner />}
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<LoadingScreen />}>
          <Outlet broken={BrokenPage} lost={LostPage} unknown={UnknownPage} />
        </Suspense>
      </main>
      {pathname === '/browse' && <CartBar />}
      <DialogHost />
      <ToastHost />
      <KioskIdle />
    </div>
  )
}
