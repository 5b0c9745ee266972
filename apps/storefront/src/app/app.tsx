import type { Locale } from '@comanda/locales'
import type { StorefrontMessages } from '@comanda/locales/storefront'
import { RouterProvider } from '@tanstack/react-router'
import { type Diner, DinerProvider } from '../data/client-context.tsx'
import { MessagesProvider } from '../language/messages.ts'
import { router } from './router.ts'

interface AppProps {
  readonly diner: Diner
  readonly locale: Locale
  readonly catalogue: StorefrontMessages
}

export const App = ({ diner, locale, catalogue }: AppProps) => (
  <MessagesProvider locale={locale} catalogue={catalogue}>
    <DinerProvider diner={diner}>
      <RouterProvider router={router} />
    </DinerProvider>
  </MessagesProvider>
)
