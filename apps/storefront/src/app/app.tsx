import type { Locale } from '@comanda/locales'
import type { StorefrontMessages } from '@comanda/locales/storefront'
import type { Router } from '../router/router.ts'
import { useEffect } from 'react'
import { RouterProvider } from '../router/router-context.tsx'
import { type Diner, DinerProvider } from '../diner/diner-context.tsx'
import { MessagesProvider } from '../language/messages.ts'
import { ReadingProvider } from '../language/reading.tsx'
import { useRemoteWords } from '../language/use-remote-words.ts'
import { LastResort } from '../loading/last-resort.tsx'
import { RenderedView } from '../features/browse/use-list-view.ts'
import { RootScreen } from './root-screen.tsx'

interface AppProps {
  readonly diner: Diner
  readonly router: Router
  readonly locale: Locale
  readonly catalogue: StorefrontMessages
  /** The view of the menu that the server has rendered the page with. */
  readonly view?: 'list' | 'grid' | undefined
  /** Called once the app is drawn, or has taken over what the server has rendered. */
  readonly onDrawn?: () => void
}

export const App = ({ diner, router, locale, catalogue, view, onDrawn }: AppProps) => {
  useEffect(() => onDrawn?.(), [onDrawn])
  return (
    <LastResort locale={locale}>
      <MessagesProvider
        locale={locale}
        catalogue={catalogue}
        remote={useRemoteWords(diner.client.translations)}
      >
        <DinerProvider diner={diner}>
          <ReadingProvider>
            <RouterProvider router={router}>
              <RenderedView value={view}>
                <RootScreen />
              </RenderedView>
            </RouterProvider>
          </ReadingProvider>
        </DinerProvider>
      </MessagesProvider>
    </LastResort>
  )
}
