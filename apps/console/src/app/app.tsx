import type { StaffClient } from '@comanda/client/staff'
import type { Locale } from '@comanda/locales'
import type { ConsoleMessages } from '@comanda/locales/console'
import { Toaster } from '@comanda/ui'
import { MessagesProvider, useMessages } from '../staff/messages.ts'
import { StaffProvider } from '../staff/staff-context.tsx'
import { AuthGate } from './auth-gate.tsx'
import './app.css'

interface AppProps {
  readonly client: StaffClient
  readonly locale: Locale
  readonly messages: ConsoleMessages
}

const Toasts = () => <Toaster label={useMessages().t('app.name')} />

/** The whole console. */
export const App = ({ client, locale, messages }: AppProps) => (
  <MessagesProvider locale={locale} catalogue={messages}>
    <StaffProvider client={client}>
      <AuthGate />
      <Toasts />
    </StaffProvider>
  </MessagesProvider>
)
