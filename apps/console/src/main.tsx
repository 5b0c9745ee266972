import { webStorage } from '@comanda/client'
import { detectLocale } from '@comanda/locales'
import { loadConsoleMessages } from '@comanda/locales/console'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createStaffClient } from './staff/staff-client.ts'

const locale = detectLocale({ cookie: document.cookie, languages: navigator.languages })
const client = createStaffClient(webStorage(() => window.localStorage))
const messages = await loadConsoleMessages(locale)
const element = document.querySelector('#app')
if (!element) throw new Error('the page has no #app')
createRoot(element).render(
  <StrictMode>
    <App client={client} locale={locale} messages={messages} />
  </StrictMode>,
)
