import { detectLocale, type Locale } from '@comanda/locales'

/** A screen by the first part of its path: its files, and those of its words in each language. */
type ScreenFiles = readonly [string, readonly string[], Readonly<Record<Locale, readonly string[]>>]

/** Put in by the build. */
declare const FIRST_FILES: readonly ScreenFiles[]

/** Asks for a file now; whoever needs it later finds it on its way. */
const request = (rel: string, href: string, as?: string): void => {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = 'anonymous'
  link.href = href
  if (as !== undefined) link.as = as
  // The first paint waits for none of these.
  if (as !== 'fetch') link.fetchPriority = 'low'
  document.head.append(link)
}

const requestScreen = (): void => {
  const { cookie } = document
  const locale = detectLocale({ cookie, languages: navigator.languages })
  const [, path = ''] = location.pathname.split('/')
  const first = path === 't' || new URLSearchParams(location.search).has('t') ? 'browse' : path
  for (const [screen, files, words] of FIRST_FILES)
    if (screen === first)
      for (const file of [...files, ...words[locale]]) {
        if (file.endsWith('.css')) request('preload', `/${file}`, 'style')
        else request('modulepreload', `/${file}`)
      }
}

/** A first visit's menu: without it, nothing can be shown. */
const requestMenu = (): void => {
  const asked = new URLSearchParams(location.search).get('id')
  const kept = JSON.parse(localStorage.getItem('saveInfo') ?? '{}') as { shop?: string }
  const shop = asked ?? kept.shop ?? ''
  if (/^[0-9a-f]{24}$/.test(shop) && !localStorage.getItem('menu')?.includes(shop))
    request('preload', `/api/menus/${shop}`, 'fetch')
}

try {
  requestMenu()
  requestScreen()
} catch {
  // A browser that keeps nothing, or something unreadable: the app asks itself.
}
