import { detectLocale, type Locale } from '@comanda/locales'
import { guestLanguages } from '../device/guest-languages.ts'
import { rememberTaps } from './early-tap.ts'

/** A screen by the first part of its path: its files, and its files of messages in each language. */
type ScreenFiles = readonly [string, readonly string[], Readonly<Record<Locale, readonly string[]>>]

/** Defined by the build. */
declare const FIRST_FILES: readonly ScreenFiles[]

/** Requests something now, by the properties of a `<link>`; what loads it later reuses the request. */
const request = (link: Readonly<Record<string, string | undefined>>): void => {
  document.head.append(Object.assign(document.createElement('link'), link))
}

/** Requests a file of the app at low priority; the first paint waits for none. */
const requestFile = (file: string): void => {
  const how = { href: `/${file}`, crossOrigin: 'anonymous', fetchPriority: 'low' }
  if (file.endsWith('.css')) request({ rel: 'preload', as: 'style', ...how })
  else request({ rel: 'modulepreload', ...how })
}

const requestScreen = (): void => {
  const { cookie } = document
  const locale = detectLocale({ cookie, languages: guestLanguages() })
  const [, path = ''] = location.pathname.split('/')
  const first = path === 't' || new URLSearchParams(location.search).has('t') ? 'browse' : path
  for (const [screen, files, words] of FIRST_FILES)
    if (screen === first) for (const file of [...files, ...words[locale]]) requestFile(file)
}

/**
 * Requests the menu on a first visit, as nothing can be done without it. Only its shop is read of a stored one: all of it would
 * delay the first paint.
 */
const requestMenu = (): void => {
  const requested = new URLSearchParams(location.search).get('id')
  const place = JSON.parse(localStorage.getItem('saveInfo') ?? '{}') as { shop?: string }
  const shop = requested ?? place.shop ?? ''
  if (!/^[0-9a-f]{24}$/.test(shop) || localStorage.getItem('menuShop') === shop) return
  const href = `/api/menus/${shop}`
  request({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
}

rememberTaps()
try {
  requestMenu()
  requestScreen()
} catch {
  // A browser that stores nothing, or something that cannot be parsed: the app makes the requests itself.
}
