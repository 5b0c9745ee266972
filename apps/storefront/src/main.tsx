import { createDinerClient, webStorage } from '@comanda/client'
import { objectIdOrNull } from '@comanda/engine'
import { detectLocale, languageTag } from '@comanda/locales'
import { loadStorefrontMessages } from '@comanda/locales/storefront'
import { applyTheme } from '@comanda/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { preloadFirstScreen } from './app/first-screen.ts'
import { reloadOnLostChunk } from './app/lost-chunk.ts'
import { keepForOffline } from './offline/register.ts'
import { entryOf } from './visit/entry.ts'
import { createVisit } from './visit/visit.ts'
import './first-paint.css'

const start = async (root: Element) => {
  const storage = webStorage(() => window.localStorage)
  const client = createDinerClient({ url: '', storage })
  const query = new URLSearchParams(window.location.search)
  const visit = createVisit(client, storage, {
    fromTopUp: query.get('fromTopUp'),
    section: objectIdOrNull(query.get('section')),
  })
  const showLook = () => applyTheme(visit.state.get().look?.theme)
  showLook()
  visit.state.subscribe(showLook)
  reloadOnLostChunk()
  keepForOffline()
  preloadFirstScreen(window.location)
  void visit.begin(entryOf(window.location))

  const locale = detectLocale({ cookie: document.cookie, languages: navigator.languages })
  document.documentElement.lang = languageTag[locale]
  const catalogue = await loadStorefrontMessages(locale)
  createRoot(root).render(
    <StrictMode>
      <App diner={{ client, visit }} locale={locale} catalogue={catalogue} />
    </StrictMode>,
  )
}

const root = document.getElementById('app')
if (root) void start(root)
