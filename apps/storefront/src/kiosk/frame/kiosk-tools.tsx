import { useStore } from '@comanda/client/react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useMessages } from '../../language/messages.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useRouter } from '../../router/router-context.tsx'
import { useCanGoBack, useLocation } from '../../router/use-location.ts'
import { openLanguage } from '../../dialogs/open-language.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { modesOf } from '../../shop/shop-hours.ts'
import { NeedsButton } from '../glass/needs-button.tsx'
import { useIsLocked } from '../guests/guest-lock.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { KioskHelp } from './kiosk-help.tsx'
import { offeredShop } from '../mode/offered-shop.ts'
import { StartOver } from './start-over.tsx'
import { ToolButton } from '../glass/tool-button.tsx'

/** Where Back leads from a screen; from others it leads to the one before. */
const before: Readonly<Record<string, string>> = {
  h: '/posHome',
  products: '/browse',
  cart: '/browse',
  posCodes: '/browse',
  posOffer: '/browse',
  posPay: '/cart',
  browse: '/',
}

/** Returns what Back does, or undefined if there is nothing before. */
const useBack = (): (() => void) | undefined => {
  const router = useRouter()
  const { reset, device, client } = useKiosk()
  // Once it is placed, nothing leads back to the cart.
  useStore(client.payment.state)
  const isPlaced = client.payment.session() !== undefined
  const { menu } = useCatalogue()
  const lines = useDiner().client.cart.state.get().lines.length
  const canGoBack = useCanGoBack()
  const [, path = ''] = useLocation().pathname.split('/')
  const isOneMode = menu !== undefined && modesOf(offeredShop(menu.shop, device)).length === 1
  if (path === 'record' || isPlaced) return undefined
  if (path === '' || (path === 'browse' && isOneMode))
    return lines === 0 ? () => reset() : undefined
  const to = before[path]
  if (to !== undefined) return () => void router.go(to)
  return canGoBack ? router.back : undefined
}

/** Accessibility, Back, Start over, Language and Help, in the same places on every screen (KIOSK-7.5). */
export const KioskTools = () => {
  const { t } = useMessages()
  const { t: visitWords } = useVisitMessages()
  const isLocked = useIsLocked()
  const isFirst = useLocation().pathname === '/posHome'
  const back = useBack()
  return (
    <nav className="kiosk-tools" aria-label={visitWords('kiosk.tools')}>
      <NeedsButton />
      {isFirst ? (
        <span />
      ) : (
        <ToolButton
          icon="back"
          label={t('app.back')}
          disabled={isLocked || back === undefined}
          onClick={() => back?.()}
        />
      )}
      {isFirst ? <span /> : <StartOver disabled={isLocked} />}
      {isFirst ? (
        <span />
      ) : (
        <ToolButton icon="globe" label={t('language.label')} onClick={openLanguage} />
      )}
      <KioskHelp />
    </nav>
  )
}
