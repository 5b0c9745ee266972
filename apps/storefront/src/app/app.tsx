import type { Locale } from '@comanda/locales'
import type { StorefrontMessages } from '@comanda/locales/storefront'
import { RouterProvider } from '../router/router-context.tsx'
import { type Diner, DinerProvider } from '../diner/diner-context.tsx'
import { MessagesProvider } from '../language/messages.ts'
import { useRemoteWords } from '../language/use-remote-words.ts'
import { LastResort } from '../shell/last-resort.tsx'
import { RootScreen } from './root-screen.tsx'
import { router } from './router.ts'

interface AppProps {
  readonly diner: Diner
  readonly locale: Locale
  readonly catalogue: StorefrontMessages
}

export const App = ({ diner, locale, catalogue }: AppProps) => (
  <LastResort locale={locale}>
    <MessagesProvider
      locale={locale}
      catalogue={catalogue}
      remote={useRemoteWords(diner.client.translations)}
    >
      <DinerProvider diner={diner}>
        <RouterProvider router={router}>
          <RootScreen />
        </RouterProvider>
      </DinerProvider>
    </MessagesProvider>
  </LastResort>
)
