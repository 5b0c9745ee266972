import { useEffect } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCatalogue } from '../../diner/use-stores.ts'
import { ModeChoices } from '../../features/home/mode-choices.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { LoadingScreen } from '../../loading/loading-screen.tsx'
import { modesOf } from '../../shop/shop-hours.ts'
import { useKiosk } from '../kiosk-context.tsx'
import { offeredShop } from './offered-shop.ts'
import { TakeYourTime } from '../idle/take-your-time.tsx'

/** Eat in or take away; skipped if there is one way only (KIOSK-3.1). */
export const ModePage = () => {
  const { t } = useVisitMessages()
  const { menu, now } = useCatalogue()
  const { visit } = useDiner()
  const { device } = useKiosk()
  const navigate = useNavigate()
  const shop = menu && offeredShop(menu.shop, device)
  const modes = shop ? modesOf(shop) : []
  const only = modes.length === 1 ? modes[0] : undefined
  useEffect(() => {
    if (!only) return
    visit.chooseMode(only)
    void navigate({ to: '/browse', replace: true })
  }, [only, visit, navigate])
  if (!shop || only) return <LoadingScreen />
  return (
    <section className="kiosk-mode">
      <h1>{t('kiosk.where')}</h1>
      {modes.length === 0 ? <p role="status">{t('kiosk.atCounter')}</p> : null}
      <TakeYourTime />
      <ModeChoices shop={shop} now={now} nameOf={(mode) => t(`kiosk.modes.${mode}`)} />
    </section>
  )
}
