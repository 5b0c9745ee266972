import { createDinerClient, webStorage } from '@comanda/client'
import { objectIdOrNull } from '@comanda/engine/catalog'
import { detectLocale, languageTag } from '@comanda/locales'
import { loadStorefrontMessages } from '@comanda/locales/storefront'
import { applyTheme } from '@comanda/ui'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { reloadOnLostChunk } from './app/lost-chunk.ts'
import { loadFurther, router } from './app/router.ts'
import { guestLanguages } from './device/guest-languages.ts'
import { markLowSpec } from './device/low-spec.ts'
import { registerServiceWorker } from './offline/register.ts'
import { paths } from './router/paths.ts'
import { whenQuiet } from './shell/when-quiet.ts'
import { entryOf } from './visit/entry.ts'
import { nextTask } from './visit/next-task.ts'
import { createVisit } from './visit/visit.ts'

/** Starts the app in steps, so that none delays a touch. */
const start = async (root: Element) => {
  reloadOnLostChunk()
  const locale = detectLocale({ cookie: document.cookie, languages: guestLanguages() })
  document.documentElement.lang = languageTag[locale]
  const messages = loadStorefrontMessages(locale)
  await nextTask()

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
  await nextTask()

  void visit.begin(entryOf(window.location))
  const [catalogue] = await Promise.all([messages, router.load()])
  await nextTask()

  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App diner={{ client, visit }} locale={locale} catalogue={catalogue} />
      </StrictMode>,
    ),
  )
  registerServiceWorker()
  await whenQuiet()
  // Without a network the next screen loads it.
  await loadFurther().catch(() => undefined)
}

/** Starts the kiosk, of which the diner's app loads nothing. */
const startKiosk = async (root: Element) =>
  (await import('./kiosk/start-kiosk.tsx')).startKiosk(root)

/** Starts the preview of a dish that staff edit. */
const startPreview = async (root: Element) =>
  (await import('./preview/start-preview.tsx')).startPreview(root)

const others: Readonly<Record<string, typeof start>> = {
  [paths.posHome]: startKiosk,
  '/preview': startPreview,
}

// It stays unmarked if nothing can be stored or loaded.
markLowSpec().catch(() => undefined)
const root = document.getElementById('app')
if (root) void (others[window.location.pathname] ?? start)(root)
