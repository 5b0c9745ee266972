import { webStorage } from '@comanda/client'
import { createStaffClient } from '@comanda/client/staff'
import { detectLocale } from '@comanda/locales'
import { loadConsoleMessages } from '@comanda/locales/console'
import { addLateIcons } from '@comanda/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { registerServiceWorker } from './offline/register.ts'

addLateIcons()
const locale = detectLocale({ cookie: document.cookie, languages: navigator.languages })
const client = createStaffClient({
  url: '',
  storage: webStorage(() => window.localStorage),
  page: window,
})
const messages = await loadConsoleMessages(locale)
const element = document.querySelector('#app')
if (!element) throw new Error('the page has no #app')
createRoot(element).render(
  <StrictMode>
    <App client={client} locale={locale} messages={messages} />
  </StrictMode>,
)
registerServiceWorker()
