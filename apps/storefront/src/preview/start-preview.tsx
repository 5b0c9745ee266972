import { memoryStorage } from '@comanda/client'
import { createPreviewClient, previewReady, readPreviewedDish } from '@comanda/client/preview'
import { detectLocale, languageTag } from '@comanda/locales'
import { orderingMessages } from '@comanda/locales/ordering'
import { loadStorefrontMessages } from '@comanda/locales/storefront'
import { applyTheme } from '@comanda/ui'
import { createRoot } from 'react-dom/client'
import { DinerProvider } from '../diner/diner-context.tsx'
import { MessagesProvider } from '../language/messages.ts'
import { ReadingProvider } from '../language/reading.tsx'
import { memoryHistory } from '../router/memory-history.ts'
import { RouterProvider } from '../router/router-context.tsx'
import { createRouter } from '../router/router.ts'
import { LastResort } from '../loading/last-resort.tsx'
import { createVisit } from '../visit/visit.ts'
import { PreviewPage } from './preview-page.tsx'
import './preview.css'

/** Shows the dish that the page around it edits, as guests will see it (DRAFT-4.6). Only messages of that page count. */
export const startPreview = async (root: Element): Promise<void> => {
  const wanted = new URLSearchParams(window.location.search).get('lang') ?? ''
  const locale = detectLocale({ cookie: '', languages: [wanted] })
  document.documentElement.lang = languageTag[locale]
  const [catalogue] = await Promise.all([
    loadStorefrontMessages(locale),
    orderingMessages.load(locale),
  ])
  const { client, show } = createPreviewClient('')
  const visit = createVisit(client, memoryStorage())
  visit.state.subscribe(() => applyTheme(visit.state.get().look?.theme))
  // Its links lead nowhere.
  const router = createRouter({ screens: [], history: memoryHistory('/') })
  let isBegun = false
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    const shown = readPreviewedDish(data)
    if (origin !== window.location.origin || source !== window.parent || !shown) return
    show(shown.menu)
    // Most prices are those at a table.
    if (!isBegun)
      void visit
        .begin({ kind: 'shop', shop: shown.menu.shop._id })
        .then(() => visit.chooseMode('dineInNoTable'))
    isBegun = true
  })
  createRoot(root).render(
    <LastResort locale={locale}>
      <MessagesProvider locale={locale} catalogue={catalogue}>
        <DinerProvider diner={{ client, visit }}>
          <ReadingProvider>
            <RouterProvider router={router}>
              <PreviewPage />
            </RouterProvider>
          </ReadingProvider>
        </DinerProvider>
      </MessagesProvider>
    </LastResort>,
  )
  window.parent.postMessage(previewReady, window.location.origin)
}
