import { webStorage } from '@comanda/client'
import { createKioskPairing } from '@comanda/client/kiosk'
import { languageTag } from '@comanda/locales'
import { createRoot } from 'react-dom/client'
import { applyUsualGlass } from './glass/needs-context.tsx'
import { KioskApp } from './kiosk-app.tsx'
import { loadAhead } from './load-ahead.ts'
import { lockPage } from './glass/lock-page.ts'
import { watchPageErrors } from './failures/page-error.ts'
import { loadWords } from './use-words-of.ts'
import { wipe } from './guests/wipe.ts'
import './kiosk.css'
import './glass/glass.css'
import './glass/more-below.css'
import './kiosk-parts.css'
import './glass/stele.css'
import './glass/tablet.css'
import './glass/large-tablet.css'

/** Starts the kiosk in place of the diner's app. Its language is what staff have set, never the browser's (KIOSK-2.3). */
export const startKiosk = async (root: Element): Promise<void> => {
  wipe()
  watchPageErrors()
  const { addLateIcons } = await import('./late-icons.ts')
  addLateIcons()
  const pairing = createKioskPairing({
    storage: webStorage(() => window.localStorage),
    agent: navigator.userAgent.slice(0, 300),
    screen: `${window.innerWidth}×${window.innerHeight}`,
  })
  const locale = pairing.state.get().paired?.device.locale ?? 'en'
  document.documentElement.lang = languageTag[locale]
  document.documentElement.dataset['kiosk'] = ''
  applyUsualGlass(pairing.state.get().paired?.device.screen)
  lockPage()
  createRoot(root).render(<KioskApp pairing={pairing} words={await loadWords(locale)} />)
  await loadAhead().catch(() => undefined)
}
